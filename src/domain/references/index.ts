// Ids and keys in a request that name other records: 400 at the place of one that is unknown.
export { selectNamed, type Named, type NamedKindName } from './kinds.queries.ts';
export { NamedRecords, requireRecord, requireRecords, type ReferenceKind } from './require-records.ts';
export { keepsClient } from './keeps-client.queries.ts';
