import type { FilterGroup } from '#generated/types.gen.ts';
import { compileFilter, loadReader, ofReader } from '#src/domain/filters/index.ts';
import type { CustomFields } from '#src/domain/list-columns/index.ts';
import type { ViewCaller, ViewedList } from './viewed-list.ts';

/**
 * 400 at `place` for a filter that names what the records of the list do not have, or compares it with what it cannot be. Callers
 * with many filters on the same list pass its `fields`.
 */
export async function checkFilter(
  ctx: ViewCaller,
  list: ViewedList,
  group: FilterGroup,
  place: string,
  known?: CustomFields,
): Promise<void> {
  const { userId } = ctx.identity;
  const [fields, choices, reader] = await Promise.all([
    known ?? list.columns.loadFields(ctx),
    list.columns.choicesFor(ctx.db, group),
    loadReader(ctx.db, userId, [group]),
  ]);
  const columnOf = list.columns.finder(userId, fields, choices);
  const isColumn = (name: string) => list.columns.column(name, userId, fields) !== undefined;
  compileFilter(ofReader(group, columnOf, reader), {
    columnOf: (name) => (isColumn(name) ? columnOf(name) : undefined),
    view: { now: ctx.now, userId },
    place,
  });
}
