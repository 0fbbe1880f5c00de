// Columns of the lists that people arrange for themselves: what each can be filtered, sorted and grouped by.
export {
  columnFinder,
  customKeyOf,
  fieldKeyOf,
  type AgencyChoices,
  type SystemColumn,
} from './columns.queries.ts';
export { describeCustomColumn, describeSystemColumn, isGroupable, isSortable } from './catalogue.ts';
export { sortFieldOf, type SortedList } from './sort-field.ts';
