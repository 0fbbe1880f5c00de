// What escalations contribute to others (compose.ts), beside their views.
export { openEscalations } from './client-guard.queries.ts';
