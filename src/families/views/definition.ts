import type { FilterGroup, ViewColumn } from '#generated/types.gen.ts';
import type { CreateViewInput } from '#generated/families/views/handlers.ts';
import { compileFilter, loadReader, ofReader } from '#src/domain/filters/index.ts';
import type { ViewCaller, ViewedList } from '#src/domain/views/index.ts';
import { checkColumns, checkNames, checkSorts, requireGroupable, type Find } from './columns.rules.ts';
import { checkDisplay } from './display.rules.ts';

/** What a request says of the records that a view shows; what is left out is not checked. */
export type GivenDefinition = Pick<
  Partial<CreateViewInput['body']>,
  'columns' | 'filter_group' | 'quick_filters' | 'sort_by' | 'group_by' | 'display'
>;

/** 400 at the place of the first column, filter, order, group or summary that the list does not have. */
export async function requireDefinition(
  ctx: ViewCaller,
  list: ViewedList,
  given: GivenDefinition,
): Promise<void> {
  const fields = await list.columns.loadFields(ctx);
  const find: Find = (name) => list.columns.column(name, ctx.identity.userId, fields);
  checkColumns(given.columns ?? [], find);
  checkSorts(given.sort_by ?? [], find);
  checkNames(given.quick_filters ?? [], find);
  if (given.group_by != null) requireGroupable(find, given.group_by, 'body.group_by');
  if (given.display !== undefined) checkDisplay(given.display, find);
  if (given.filter_group != null) await checkFilter(ctx, list, given.filter_group, find);
}

/** The columns of a view as it keeps them. */
export const columnsOf = (columns: NonNullable<GivenDefinition['columns']>): ViewColumn[] =>
  columns.map(({ key, width = null, is_frozen = false, summary = 'none' }) => ({
    key,
    width,
    is_frozen,
    summary,
  }));

/** The columns that people see at first. */
export const defaultColumns = (list: ViewedList): ViewColumn[] =>
  columnsOf(
    list.columns.properties.filter(({ isDefault }) => isDefault === true).map(({ key }) => ({ key })),
  );

async function checkFilter(ctx: ViewCaller, list: ViewedList, group: FilterGroup, find: Find): Promise<void> {
  const { userId } = ctx.identity;
  const [fields, choices, reader] = await Promise.all([
    list.columns.loadFields(ctx),
    list.columns.choicesFor(ctx.db, group),
    loadReader(ctx.db, userId, [group]),
  ]);
  const columnOf = list.columns.finder(userId, fields, choices);
  compileFilter(ofReader(group, columnOf, reader), {
    columnOf: (name) => (find(name) === undefined ? undefined : columnOf(name)),
    view: { now: ctx.now, userId },
    place: 'body.filter_group',
  });
}
