import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import type { PresentValue } from './definition.ts';
import { isLive } from './stores.queries.ts';
import type { ValueStore } from './stores.ts';

export interface Claim {
  readonly fieldId: string;
  readonly key: string;
  readonly value: PresentValue;
}

const wantedRows = (claims: readonly Claim[]) => sql`(
  select w.field_id, w.field_key, app.unique_form(w.value) as value
  from jsonb_to_recordset(${JSON.stringify(claims.map((claim) => ({ field_id: claim.fieldId, field_key: claim.key, value: claim.value })))}::jsonb)
    as w(field_id uuid, field_key text, value jsonb))`;

/**
 * Claims values that nobody has claimed; returns the fields for which that worked. Two who claim the same value at once
 * meet at the primary key: the second waits until the first is through.
 */
export async function insertClaims(db: Db, recordId: string, claims: readonly Claim[]): Promise<Set<string>> {
  const result = await sql<{ field_id: string }>`
    insert into field_unique_values (field_id, value, record_id)
    select field_id, value, ${recordId}::uuid from ${wantedRows(claims)} w order by field_id, value
    on conflict (tenant_id, field_id, value) do nothing
    returning field_id`.execute(db);
  return new Set(result.rows.map((row) => row.field_id));
}

/** Condition that a change of the definition has yet to bring the values of a record, `r`, to where their claims are. */
const isBehind = ({ isMigrated = false }: ValueStore): RawBuilder<boolean> =>
  isMigrated
    ? sql<boolean>`exists (
        select from custom_objects o
        where o.tenant_id = r.tenant_id and o.id = r.custom_object_id and r.definition_version < (o.migration ->> 'version')::integer)`
    : sql<boolean>`false`;

/**
 * Takes over claims whose record is gone or holds another value by now, and returns the records that hold the others,
 * by field. A statement of its own, so that it sees a record whose claim was committed while `insertClaims` waited.
 */
export async function takeOverClaims(
  db: Db,
  store: ValueStore,
  recordId: string,
  claims: readonly Claim[],
): Promise<Map<string, string>> {
  const result = await sql<{ field_id: string; record_id: string }>`
    with held as (
      select u.field_id, u.value, u.record_id, exists (
        select 1 from ${sql.table(store.table)} r
        where r.id = u.record_id and ${isLive(store)} and (app.unique_form(r.field_values -> w.field_key) = u.value or ${isBehind(store)})) as is_held
      from field_unique_values u join ${wantedRows(claims)} w using (field_id, value)
    ), taken as (
      update field_unique_values u set record_id = ${recordId}::uuid
      from held where u.field_id = held.field_id and u.value = held.value and u.record_id = held.record_id
        and (not held.is_held or held.record_id = ${recordId}::uuid)
      returning u.field_id
    )
    select field_id, record_id from held where field_id not in (select field_id from taken)`.execute(db);
  return new Map(result.rows.map((row) => [row.field_id, row.record_id]));
}

/** Gives up what the record has claimed of these fields. */
export async function releaseClaims(db: Db, recordId: string, fieldIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('field_unique_values')
    .where('field_id', 'in', [...fieldIds])
    .where('record_id', '=', recordId)
    .execute();
}

/**
 * Claims the values that all records hold of a field that becomes unique, or will hold once it has taken over others: of these keys the
 * first that a record has counts. False when two hold the same.
 */
export async function claimAllValues(
  db: Db,
  store: ValueStore,
  fieldId: string,
  ...keys: readonly string[]
): Promise<boolean> {
  await releaseAllValues(db, fieldId);
  const value = firstOf(keys);
  const result = await sql<{ repeated: number }>`
    with held as (
      select app.unique_form(${value}) as value, min(r.id::text)::uuid as record_id, count(*) as holders
      from ${sql.table(store.table)} r where ${isLive(store)} and ${value} is not null group by 1
    ), claimed as (
      insert into field_unique_values (field_id, value, record_id) select ${fieldId}::uuid, value, record_id from held
    )
    select count(*) as repeated from held where holders > 1`.execute(db);
  return result.rows[0]?.repeated === 0;
}

/** The value of a record, `r`, under the first of these keys that it has. */
export const firstOf = (keys: readonly string[]): RawBuilder<unknown> =>
  sql`coalesce(${sql.join(keys.map((key) => sql`r.field_values -> ${key}`))})`;

/** Gives up every claim of a field. */
export async function releaseAllValues(db: Db, fieldId: string): Promise<void> {
  await db.deleteFrom('field_unique_values').where('field_id', '=', fieldId).execute();
}
