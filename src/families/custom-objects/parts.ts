// What custom objects contribute to others (compose.ts).
export { objectKeys } from './definitions/field-keys.queries.ts';
export { objectAudiences } from './definitions/audiences.ts';
export { recordsOfClient } from './records/client-guard.queries.ts';
