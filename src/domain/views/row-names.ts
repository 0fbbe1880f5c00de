import { hasNames, selectNames, type Names } from './names.queries.ts';
import type { Row } from './run.queries.ts';
import type { PlannedColumn } from './view-plan.ts';
import type { ViewCaller } from './viewed-list.ts';

/** The names of all records that the cells of these rows name. */
export function namesOfRows(
  ctx: ViewCaller,
  columns: readonly PlannedColumn[],
  rows: readonly Row[],
): Promise<Names> {
  const ids = new Map<string, Set<string>>();
  columns.forEach(({ valueType }, place) => {
    if (!hasNames(valueType)) return;
    const known = ids.get(valueType) ?? new Set();
    ids.set(valueType, known);
    for (const row of rows)
      for (const id of [row[`c${place}`]].flat()) if (typeof id === 'string') known.add(id);
  });
  return selectNames(ctx, ids);
}
