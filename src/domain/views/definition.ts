import type { ViewColumn } from '#generated/types.gen.ts';
import type { CreateViewInput } from '#generated/families/views/handlers.ts';
import { requireRecords } from '#src/domain/references/index.ts';
import { checkFilter } from './check-filter.ts';
import { checkColumns, checkNames, checkSorts, requireGroupable, type Find } from './columns.rules.ts';
import { checkDisplay } from './display.rules.ts';
import type { ViewCaller, ViewedList } from './viewed-list.ts';

/** What a request says of the records that a view shows; what is left out is not checked. */
export type GivenDefinition = Pick<
  Partial<CreateViewInput['body']>,
  'columns' | 'filter_group' | 'quick_filters' | 'sort_by' | 'group_by' | 'display'
>;

/** 400 at the place, in what stands at `at`, of the first column, filter, order, group or summary that the list does not have. */
export async function requireDefinition(
  ctx: ViewCaller,
  list: ViewedList,
  given: GivenDefinition,
  at = 'body',
): Promise<void> {
  const fields = await list.columns.loadFields(ctx);
  const find: Find = (name) => list.columns.column(name, ctx.identity.userId, fields);
  checkColumns(given.columns ?? [], find, at);
  checkSorts(given.sort_by ?? [], find, at);
  checkNames(given.quick_filters ?? [], find);
  if (given.group_by != null) requireGroupable(find, given.group_by, `${at}.group_by`);
  if (given.display !== undefined) checkDisplay(given.display, find);
  if (given.display?.type === 'map')
    await requireRecords(ctx, 'map_layer', given.display.map_layer_ids, 'body.display.map_layer_ids');
  if (given.filter_group != null) await checkFilter(ctx, list, given.filter_group, `${at}.filter_group`);
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
