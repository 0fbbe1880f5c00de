// Nested filters over system and custom fields, for every list that offers `filter_group`.
export { compileFilter, namesField, type FilterScope } from './filters.queries.ts';
export type { ColumnFinder, ColumnStorage, FilterColumn } from './column.ts';
export { operatorsOf } from './operators.ts';
export { containsPattern, searchPattern, searchPatterns, startsWithPattern } from './patterns.ts';
export { foundBy, searched } from './searched.queries.ts';
export { ofReader, type FilterReader } from './reader.ts';
export { loadReader } from './reader.queries.ts';
export { fieldsIn, renameFields } from './names.ts';
