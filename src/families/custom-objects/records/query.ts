import type { RawBuilder } from 'kysely';
import type {
  CustomObjectLinkCondition,
  CustomObjectRecord,
  CustomObjectRecordQuery,
} from '#generated/types.gen.ts';
import type { QueryCustomObjectRecordsInput } from '#generated/families/custom-objects/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { compileFilter } from '#src/domain/filters/index.ts';
import type { RecordColumns } from '#src/domain/list-columns/index.ts';
import { allOf, storedId, type Condition } from '#src/platform/db/query/index.ts';
import { invalid, notFound } from '#src/platform/errors/index.ts';
import { findRelationship } from '../definitions/relationships.queries.ts';
import { columnsOfObject } from './columns.queries.ts';
import { requireOpen } from './editing.ts';
import { findOpenObject, type RecordObject } from './object.queries.ts';
import { hasLink } from './query.queries.ts';
import { recordScope, recordsList } from './records.queries.ts';
import { planRollups, type RollupPlan } from './rollups.queries.ts';

export async function queryCustomObjectRecords(
  ctx: ReadContext,
  { query, body }: QueryCustomObjectRecordsInput,
): Promise<Page<CustomObjectRecord>> {
  const object = await requireOpen(ctx, body.custom_object_id);
  const scope = await recordScope(ctx, [object], {
    withLinks: body.include?.includes('links') ?? false,
    keys: body.field_keys,
  });
  const columns = columnsOfObject(object, scope.rollups.plans, ctx);
  await requireKeys(ctx, columns, body.field_keys);
  const conditions = await Promise.all([
    compiled(ctx, columns, body.filter_group, 'body.filter_group'),
    ...(body.link_conditions ?? []).map((condition, index) => linkCondition(ctx, object, condition, index)),
  ]);
  const plain = {
    ...query,
    custom_object_id: [object.id],
    is_archived: body.is_archived ?? false,
    ...(body.search !== undefined && { search: body.search }),
    ...(body.client_ids && { client_id: body.client_ids }),
    ...(body.owner_ids && { owner_id: body.owner_ids }),
    ...(body.linked_record_ids && { linked_record_id: body.linked_record_ids }),
    ...(body.updated_after !== undefined && { updated_after: body.updated_after }),
  };
  return recordsList.page(ctx.db, plain, scope, {
    condition: allOf(...conditions),
    before: await orderOf(ctx, columns, body.sort_by),
  });
}

/** A tree of filters over these columns; 400 at `place` for what they do not have. */
async function compiled(
  ctx: ReadContext,
  columns: RecordColumns,
  group: CustomObjectRecordQuery['filter_group'],
  place: string,
): Promise<Condition | undefined> {
  if (group == null) return undefined;
  const { userId } = ctx.identity;
  const columnOf = columns.finder(userId, await columns.loadFields(ctx));
  return compileFilter(group, { columnOf, view: { now: ctx.now, userId }, place });
}

/** 400 for a key that is no field or rollup which the caller sees. */
async function requireKeys(
  ctx: ReadContext,
  columns: RecordColumns,
  keys: readonly string[] | undefined,
): Promise<void> {
  if (keys === undefined) return;
  const fields = await columns.loadFields(ctx);
  const index = keys.findIndex(
    (key) => fields.get(key) === undefined && columns.find(`field_values.${key}`) === undefined,
  );
  if (index >= 0)
    throw invalid(
      `body.field_keys[${index}]`,
      `names "${keys[index]}", which is not a field of these records.`,
    );
}

async function orderOf(
  ctx: ReadContext,
  columns: RecordColumns,
  sorts: CustomObjectRecordQuery['sort_by'],
): Promise<RawBuilder<unknown>[] | undefined> {
  if (sorts === undefined || sorts.length === 0) return undefined;
  const fields = await columns.loadFields(ctx);
  const { userId } = ctx.identity;
  for (const [index, { field }] of sorts.entries()) {
    const column = columns.column(field, userId, fields);
    if (column === undefined)
      throw invalid(
        `body.sort_by[${index}].field`,
        `names "${field}", which is not a field of these records.`,
      );
    if (!column.isSortable)
      throw invalid(`body.sort_by[${index}].field`, `names "${field}", whose values have no order.`);
  }
  return columns.orderOf(sorts, userId, fields);
}

/** Whether the condition adds up records of its own. */
function readsRollup(
  group: CustomObjectLinkCondition['filter_group'],
  rollups: readonly RollupPlan[],
): boolean {
  const text = JSON.stringify(group ?? null);
  return rollups.some(({ key }) => text.includes(`"field_values.${key}"`));
}

/** A condition on records at the other end of a relationship: those that the caller does not see count for nothing. */
async function linkCondition(
  ctx: ReadContext,
  object: RecordObject,
  condition: CustomObjectLinkCondition,
  index: number,
): Promise<Condition> {
  const place = `body.link_conditions[${index}]`;
  const relationship = await findRelationship(ctx.db, storedId(condition.relationship_id));
  if (relationship === undefined) throw notFound('custom object relationship', condition.relationship_id);
  const { from_custom_object_id: from, to_custom_object_id: to } = relationship;
  const isInverse = condition.is_inverse ?? from !== object.id;
  const [here, there] = isInverse ? [to, from] : [from, to];
  if (here !== object.id)
    throw invalid(
      `${place}.relationship_id`,
      `names a relationship that does not ${isInverse ? 'end' : 'start'} at these records.`,
    );
  const alias = `x${index}`;
  const other = await findOpenObject(ctx, there);
  const rollups = other === undefined ? [] : await planRollups(ctx, [other]);
  const tree =
    other === undefined || condition.filter_group === undefined
      ? undefined
      : await compiled(
          ctx,
          columnsOfObject(other, rollups, ctx, alias),
          condition.filter_group,
          `${place}.filter_group`,
        );
  return hasLink(
    ctx,
    {
      relationshipId: relationship.id,
      isInverse,
      alias,
      hasMatch: condition.has_match ?? true,
      judgedOnce: readsRollup(condition.filter_group, rollups) ? there : null,
    },
    tree,
  );
}
