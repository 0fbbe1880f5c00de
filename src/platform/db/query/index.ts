// What *.queries.ts are written with: conditions, orders, lists, records, ids. Connections are in src/platform/db/index.ts.
export {
  allOf,
  anyOfIds,
  atLeast,
  atMost,
  before,
  equalTo,
  fromDay,
  hasNoValue,
  hasValue,
  holds,
  mentions,
  named,
  oneOf,
  oneOfIds,
  oneOfNumbers,
  otherThan,
  recordFilters,
  since,
  tagged,
  untilDay,
  type Condition,
} from './conditions.ts';
export { fixed } from './fixed.ts';
export { fold } from './fold.ts';
export { storedId, uuid7 } from './ids.ts';
export { containing, literally } from './like.ts';
export { oneOfKeys } from './list-keys.ts';
export {
  list,
  List,
  type Additions,
  type Declaration,
  type FiltersOf,
  type Handler,
  type ItemOf,
  type Listing,
  type PageRequest,
  type QueryOf,
  type Scope,
} from './list.ts';
export { holdName, holdNames } from './names.ts';
export { by, byAll, byName, emptyLast, inDirection, recordSorts } from './order.ts';
export {
  as,
  day,
  dayOrNull,
  iso,
  isoOrNull,
  nested,
  nestedAll,
  pageOfObjects,
  pageQuery,
  parseRecord,
  record,
  recordQuery,
  selectRecord,
  selectRecords,
  toPage,
  type ObjectPage,
  type RecordQuery,
  type Select,
} from './records.ts';
export {
  countRows,
  insertRecord,
  jsonb,
  reviseRecord,
  reviserOf,
  softDeleteRecord,
  updaterOf,
  type NewRow,
  type RevisedTable,
  type RowChange,
  type SoftDeletedTable,
} from './rows.ts';
