import type { ViewColumn } from '#generated/types.gen.ts';
import type { CreateViewInput } from '#generated/families/views/handlers.ts';
import { requireRecords } from '#src/domain/references/index.ts';
import { checkFilter, type ViewCaller, type ViewedList } from '#src/domain/views/index.ts';
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
  if (given.display?.type === 'map')
    await requireRecords(ctx, 'map_layer', given.display.map_layer_ids, 'body.display.map_layer_ids');
  if (given.filter_group != null) await checkFilter(ctx, list, given.filter_group, 'body.filter_group');
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
