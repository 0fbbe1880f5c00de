// What the operator's command asks of the database.
export { selectAgencyTables, type AgencyTable } from './agency-tables.ts';
export { selectInvalidIndexes } from './invalid-indexes.ts';
export { readMigrations } from './migration-files.ts';
export { findLockHolders, withOwnStatements } from './lock-holders.ts';
export type { LockHolder } from './lock-holders.queries.ts';
export { explainRefusal } from './start-errors.ts';
