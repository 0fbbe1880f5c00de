import { sql } from 'kysely';
import type { CustomObjectRecordMatch } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { typedExpression, type ExpressionKind, type Field } from '#src/domain/field-values/index.ts';
import type { Condition } from '#src/platform/db/query/index.ts';
import { seenRecords } from './records.queries.ts';

/** A value to find in a field. */
export interface Wanted {
  readonly field: Field;
  readonly kind: ExpressionKind;
  readonly value: string | number | boolean;
}

/** The record, `r`, is called so, ignoring case. */
export const hasName = (name: string): Condition =>
  sql<boolean>`lower(r.name) = lower(${name.trim()} collate app.unicode)`;

/** The record, `r`, holds the value, ignoring case. */
export function hasValue({ field, kind, value: wanted }: Wanted): Condition {
  const { value } = typedExpression(field.definition, 'r.field_values');
  switch (kind) {
    case 'number':
      return sql<boolean>`${value} = ${wanted}::numeric`;
    case 'boolean':
      return sql<boolean>`${value} = ${wanted}::boolean`;
    case 'list':
      return sql<boolean>`jsonb_exists(${value}, lower(${wanted}::text))`;
    case 'text':
      return sql<boolean>`lower(btrim(${value}) collate app.unicode) = lower(btrim(${wanted}::text) collate app.unicode)`;
    default:
      return sql<boolean>`lower(${value}) = lower(${wanted}::text)`;
  }
}

/** The record, `r`, holds the value of a unique field: it has claimed it. */
const hasClaimed = (wanted: Wanted): Condition =>
  sql<boolean>`(r.id = (
    select u.record_id from field_unique_values u
    where u.field_id = ${wanted.field.definition.id}::uuid and u.value = app.unique_form(${JSON.stringify(wanted.value)}::jsonb)) and ${hasValue(wanted)})`;

type Match = Pick<CustomObjectRecordMatch, 'number' | 'name'> & { readonly field: Wanted | undefined };

/** The first two records of the custom object that match, by a unique field where by one, and that the caller sees, archived ones included. */
export async function selectMatches(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  objectId: string,
  { number, name, field }: Match,
): Promise<string[]> {
  const condition =
    number !== undefined
      ? sql<boolean>`r.number = ${number}`
      : name !== undefined
        ? hasName(name)
        : hasClaimed(field!);
  const rows = await seenRecords(ctx.db, ctx)
    .where('r.custom_object_id', '=', objectId)
    .where(condition)
    .orderBy('r.id')
    .limit(2)
    .select('r.id')
    .execute();
  return rows.map(({ id }) => id);
}
