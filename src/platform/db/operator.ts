// What the operator's command asks of the database.
export { readMigrations } from './migration-files.ts';
