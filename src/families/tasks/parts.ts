// What tasks contribute to others (compose.ts).
export { openTasks } from './lists/client-guard.queries.ts';
