import type { CustomObjectRecord, FilterGroup } from '#generated/types.gen.ts';
import type { ListCustomObjectRecordsInput } from '#generated/families/custom-objects/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { columnsOfObject } from './columns.queries.ts';
import { selectOpenObjects, type RecordObject } from './object.queries.ts';
import { recordScope, recordsList } from './records.queries.ts';

export async function listCustomObjectRecords(
  ctx: ReadContext,
  { query }: ListCustomObjectRecordsInput,
): Promise<Page<CustomObjectRecord>> {
  const { filter_group: group, sort, sort_field: key, include = [], ...filters } = query;
  const objects = await selectOpenObjects(ctx, {
    ids: query.custom_object_id?.map(storedId),
    keys: query.object_key,
  });
  const scope = await recordScope(ctx, objects, { withLinks: include.includes('links') });
  const plain = { ...filters, sort: sort === 'custom_field' ? ('created_at' as const) : sort };
  if (group === undefined && sort !== 'custom_field' && key === undefined)
    return recordsList.page(ctx.db, plain, scope);
  const object = requireOne(query, objects, group);
  if (object === undefined) return { items: [], total: 0 };
  const columns = columnsOfObject(object, scope.rollups.plans, ctx);
  const fields = await columns.loadFields(ctx);
  const rollup = sort === 'custom_field' && key !== undefined ? columns.find(columnOf(key)) : undefined;
  if (rollup !== undefined && rollup.isSortable !== true)
    throw invalid('query.sort_field', `names "${key}", whose values have no order to sort by.`);
  const field = rollup === undefined ? columns.sortField(sort, key, fields, 'query') : undefined;
  const byRollup = rollup?.value(ctx.identity.userId);
  return recordsList.page(ctx.db, plain, scope, {
    condition: await columns.condition(ctx, group),
    sort: byRollup ?? field?.sort,
  });
}

const columnOf = (key: string): string => (key.startsWith('field_values.') ? key : `field_values.${key}`);

/** The one custom object that the query names; 400 for none or several, undefined for one that the caller may not see. */
function requireOne(
  { custom_object_id: ids, object_key: keys }: ListCustomObjectRecordsInput['query'],
  objects: readonly RecordObject[],
  group: FilterGroup | undefined,
): RecordObject | undefined {
  const named = (ids?.length ?? 0) + (keys?.length ?? 0);
  if (named !== 1)
    throw invalid(
      `query.${group === undefined ? 'sort_field' : 'filter_group'}`,
      'needs exactly one custom object in custom_object_id or object_key.',
    );
  return objects[0];
}
