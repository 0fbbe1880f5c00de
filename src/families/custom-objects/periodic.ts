// What a worker does for custom objects; it is loaded by processes that work.
export { migrateCustomObject } from './definitions/migrate-job.ts';
