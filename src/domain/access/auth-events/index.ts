export { insertAuthEvents, insertRefusedKey, sourceOf, updateAuthOrigin } from './auth-events.queries.ts';
export { insertExpiredKeys } from './expired-keys.queries.ts';
