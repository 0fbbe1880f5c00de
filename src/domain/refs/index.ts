// How the contract names other records: users, tasks, tickets, and whatever has an id and a name.
export { namedRef, namedRefOf, namedRefOfOrNull, namedRefOrNull, taskRefOf, ticketRefOf, userRef, userRefOf, userRefOrNull, userRefs } from './refs.queries.ts';
