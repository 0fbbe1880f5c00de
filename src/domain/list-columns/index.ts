// Columns of the lists that people arrange for themselves: what each can be filtered, sorted and grouped by.
export { customKeyOf, fieldKeyOf, type SystemColumn } from './columns.queries.ts';
export {
  describeCustomColumn,
  describeSystemColumn,
  isGroupable,
  isGroupableType,
  isSortable,
} from './catalogue.ts';
export { columnsOf, groupable, optional, shown, sortable } from './column-builders.queries.ts';
export {
  recordColumns,
  type ColumnReader,
  type CustomFields,
  type RecordColumns,
} from './record-columns.queries.ts';
export type { ViewedColumn } from './viewed-column.queries.ts';
