// What tickets contribute to others (compose.ts).
export { openTickets } from './around/client-guard.queries.ts';
