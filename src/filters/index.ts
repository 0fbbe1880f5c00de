// Nested filters over system and custom fields, for every list that offers `filter_group`.
export { compileFilter, type ColumnFinder, type FilterColumn } from './filters.queries.ts';
export { operatorsOf } from './operators.ts';
export { containsPattern, searchPattern, startsWithPattern } from './patterns.ts';
