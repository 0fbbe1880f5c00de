import { sql, type RawBuilder } from 'kysely';
import type { CustomObjectRollup } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { loadObjectFieldSet, type ExpressionKind } from '#src/domain/field-values/index.ts';
import type { SystemColumn } from '#src/domain/list-columns/index.ts';
import { isShownTo, type RecordViewer } from '#src/domain/visibility/index.ts';
import { rolledField, rolledKey } from '../definitions/rollups.rules.ts';
import { selectEnds } from '../definitions/relationships.queries.ts';
import { mayHold } from './fields.ts';
import type { RecordObject } from './object.queries.ts';

/** A rollup with what its SQL depends on. JSON: it decides how a statement is written. */
export interface RollupPlan extends Pick<
  CustomObjectRollup,
  'key' | 'name' | 'is_inverse' | 'aggregate' | 'field'
> {
  readonly objectId: string;
  readonly relationshipId: string;
  readonly kind: ExpressionKind;
  readonly valueType: string;
  readonly isMoney: boolean;
}

/** The rollups of these custom objects that can be computed for the caller: their field is there and the caller may see it. */
export async function planRollups(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  objects: readonly RecordObject[],
): Promise<RollupPlan[]> {
  const plans: RollupPlan[] = [];
  const relationships = await selectEnds(
    ctx.db,
    objects.flatMap(({ rollups }) => rollups.map((rollup) => rollup.relationship_id)),
  );
  for (const { id, rollups } of objects)
    for (const { key, name, relationship_id, is_inverse, aggregate, field } of rollups) {
      const base = { objectId: id, key, name, relationshipId: relationship_id, is_inverse, aggregate, field };
      const relationship = relationships.get(relationship_id);
      if (relationship === undefined) continue;
      if (field === null) {
        plans.push({ ...base, kind: 'number', valueType: 'number', isMoney: false });
        continue;
      }
      const other = is_inverse ? relationship.from_custom_object_id : relationship.to_custom_object_id;
      const rolled = rolledField(field, await loadObjectFieldSet(ctx, other));
      if (rolled === undefined || (rolled.permission !== null && !mayHold(ctx.identity, rolled.permission)))
        continue;
      const { kind, valueType, isMoney } = rolled;
      plans.push({ ...base, kind, valueType, isMoney });
    }
  return plans;
}

/** The links of the record at the alias along the relationship, `_l`, with the records at the other end that the viewer sees, `_x`. */
const linked = (
  { relationshipId, is_inverse: isInverse }: Pick<RollupPlan, 'relationshipId' | 'is_inverse'>,
  alias: string,
  viewer: RecordViewer,
): RawBuilder<unknown> => {
  const [here, there] = isInverse ? ['to_record_id', 'from_record_id'] : ['from_record_id', 'to_record_id'];
  return sql`custom_object_record_links _l
    join custom_object_records _x on _x.tenant_id = _l.tenant_id and _x.id = ${sql.ref(`_l.${there}`)}
    where _l.tenant_id = ${sql.ref(`${alias}.tenant_id`)} and _l.relationship_id = ${sql.lit(relationshipId)}::uuid
      and ${sql.ref(`_l.${here}`)} = ${sql.ref(`${alias}.id`)} and _x.deleted_at is null and ${isShownTo('custom_object_record', viewer, '_x')}`;
};

/** The value of the rollup of the record at the alias, jsonb in the form of custom fields; null without one. */
export function rollupValue(plan: RollupPlan, alias: string, viewer: RecordViewer): RawBuilder<unknown> {
  const from = linked(plan, alias, viewer);
  const { aggregate, field, isMoney, kind } = plan;
  if (aggregate === 'count' || field === null) return sql`(select to_jsonb(count(*)) from ${from})`;
  const value = valueOf(field);
  if (aggregate === 'first') return sql`(select ${value} from ${from} order by _l.created_at, _l.id limit 1)`;
  if (kind === 'date' || kind === 'instant')
    return sql`(select to_jsonb(${named[aggregate]}(app.field_text(${value}) collate "C")) from ${from})`;
  if (!isMoney)
    return sql`(select to_jsonb(${rounded(aggregate, sql`app.field_number(${value})`, 6)}) from ${from})`;
  // Amounts of several currencies have no sum, and none is the largest.
  const amount = rounded(aggregate, sql`app.field_number(${value} -> 'amount_minor')`, 0);
  return sql`(select case when count(distinct ${value} ->> 'currency') = 1
    then jsonb_build_object('amount_minor', ${amount}, 'currency', min(${value} ->> 'currency')) end from ${from})`;
}

const named = {
  sum: sql.raw('sum'),
  average: sql.raw('avg'),
  minimum: sql.raw('min'),
  maximum: sql.raw('max'),
} as const;

function rounded(
  aggregate: keyof typeof named,
  value: RawBuilder<unknown>,
  digits: number,
): RawBuilder<unknown> {
  const computed = sql`${named[aggregate]}(${value})`;
  return aggregate === 'average' ? sql`trim_scale(round(${computed}, ${sql.lit(digits)}))` : computed;
}

function valueOf(field: string): RawBuilder<unknown> {
  const key = rolledKey(field);
  if (key !== undefined) return sql`(_x.field_values -> ${sql.lit(key)})`;
  const column = sql.ref(`_x.${field}`);
  return field.endsWith('_at') ? sql`to_jsonb(app.iso(${column}))` : sql`to_jsonb(${column})`;
}

/** The rollup as a column by which its records, at the alias, are filtered and sorted. */
export function rollupColumn(plan: RollupPlan, alias: string, viewer: RecordViewer): SystemColumn {
  const value = rollupValue(plan, alias, viewer);
  const { kind, isMoney } = plan;
  return {
    key: `field_values.${plan.key}`,
    label: plan.name,
    valueType: plan.valueType,
    kind,
    value: () => typed(value, kind, isMoney),
    isPresent: sql<boolean>`${value} is not null`,
    shown: value,
    ...(isMoney && { currency: sql<string>`(${value} ->> 'currency')` }),
    ...(kind !== 'list' && kind !== 'parts' && { isSortable: true }),
  };
}

function typed(value: RawBuilder<unknown>, kind: ExpressionKind, isMoney: boolean): RawBuilder<unknown> {
  switch (kind) {
    case 'number':
      return isMoney ? sql`app.field_number(${value} -> 'amount_minor')` : sql`app.field_number(${value})`;
    case 'boolean':
      return sql`app.field_boolean(${value})`;
    case 'list':
    case 'parts':
      return value;
    case 'text':
      return sql`app.field_text(${value})`;
    default:
      return sql`(app.field_text(${value}) collate "C")`;
  }
}
