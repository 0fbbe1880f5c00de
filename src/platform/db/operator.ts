// What the operator's command asks of the database.
export { selectInvalidIndexes } from './invalid-indexes.ts';
export { readMigrations } from './migration-files.ts';
export { explainRefusal } from './start-errors.ts';
