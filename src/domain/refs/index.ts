// How the contract names other records: users, clients, tasks, tickets, and whatever has an id and a name.
export { eventClientOf, findEventClient, findPresentEventClient } from './event-clients.queries.ts';
export {
  actorOf,
  clientRef,
  clientRefOrNull,
  namedRef,
  namedRefFrom,
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
