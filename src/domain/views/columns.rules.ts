import type { ViewColumnInput, ViewSort } from '#generated/types.gen.ts';
import type { ViewedColumn } from '#src/domain/list-columns/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { isSummary } from './summaries.queries.ts';

/** Finds a column of the list by its name. */
export type Find = (name: string) => ViewedColumn | undefined;

export function checkColumns(columns: readonly ViewColumnInput[], find: Find, at: string): void {
  const seen = new Set<string>();
  columns.forEach(({ key, summary = 'none' }, index) => {
    const place = `${at}.columns[${index}]`;
    if (seen.has(key)) throw invalid(`${place}.key`, `repeats "${key}"; each column stands in a view once.`);
    seen.add(key);
    const column = find(key);
    if (column === undefined) throw unknownColumn(`${place}.key`, key);
    if (!isSummary(column, summary))
      throw invalid(
        `${place}.summary`,
        `is ${summary}, which ${key} does not have: its values are no numbers or times.`,
      );
  });
}

export function checkSorts(sorts: readonly ViewSort[], find: Find, at: string): void {
  const seen = new Set<string>();
  sorts.forEach(({ field }, index) => {
    const place = `${at}.sort_by[${index}].field`;
    if (seen.has(field)) throw invalid(place, `repeats "${field}"; a view sorts by each field once.`);
    seen.add(field);
    const column = find(field);
    if (column === undefined) throw unknownColumn(place, field);
    if (!column.isSortable) throw invalid(place, `names "${field}", by which this list cannot be sorted.`);
  });
}

export function checkNames(names: readonly string[], find: Find): void {
  names.forEach((name, index) => {
    if (find(name) === undefined) throw unknownColumn(`body.quick_filters[${index}]`, name);
  });
}

/** The column, by whose values records make groups; 400 at the place otherwise. */
export function requireGroupable(find: Find, name: string, place: string): void {
  const column = find(name);
  if (column === undefined) throw unknownColumn(place, name);
  if (!column.isGroupable) throw invalid(place, `names "${name}", by which this list cannot be grouped.`);
}

export const unknownColumn = (place: string, name: string) =>
  invalid(
    place,
    `names "${name}", which is not a column of this list. The console's column catalog names them.`,
  );
