// How the contract names other records: users, clients, tasks, tickets, and whatever has an id and a name.
export {
  clientRef,
  clientRefOrNull,
  namedRef,
  namedRefOf,
  namedRefOfOrNull,
  namedRefOrNull,
  taskRef,
  taskRefOf,
  taskRefOrNull,
  ticketRef,
  ticketRefOf,
  ticketRefOrNull,
  userRef,
  userRefOf,
  userRefOrNull,
  userRefs,
} from './refs.queries.ts';
