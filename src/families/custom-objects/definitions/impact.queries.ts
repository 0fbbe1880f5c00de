import { sql } from 'kysely';
import type { CustomObjectCardinality } from '#generated/types.gen.ts';
import { firstOf } from '#src/domain/field-values/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Records of the custom object in each state, archived ones included. */
export async function countStates(db: Db, objectId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    select lifecycle_state as state, count(*) as count from custom_object_records
    where custom_object_id = ${objectId}::uuid and deleted_at is null group by 1`.execute(db);
  return new Map(rows.map(({ state, count }) => [state, count]));
}

/** Records that hold a value of each field. */
export async function countFieldValues(
  db: Db,
  objectId: string,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ key: string; count: number }>`
    select k.key, count(*) filter (where jsonb_exists(r.field_values, k.key)) as count
    from custom_object_records r, unnest(${keys}::text[]) k (key)
    where r.custom_object_id = ${objectId}::uuid and r.deleted_at is null group by 1`.execute(db);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

export async function countLiveRecords(db: Db, objectId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from custom_object_records where custom_object_id = ${objectId}::uuid and deleted_at is null`.execute(
    db,
  );
  return rows[0]!.count;
}

/** Records that share their value with another one: of these keys the first that each has counts. */
export async function countShared(db: Db, objectId: string, keys: readonly string[]): Promise<number> {
  const value = firstOf(keys);
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(holders), 0) as count from (
      select count(*) as holders from custom_object_records r
      where r.custom_object_id = ${objectId}::uuid and r.deleted_at is null and ${value} is not null
      group by app.unique_form(${value}) having count(*) > 1) shared`.execute(db);
  return Number(rows[0]!.count);
}

/** Records that hold values under both keys, and not the same. */
export async function countDiffering(db: Db, objectId: string, key: string, other: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from custom_object_records r
    where r.custom_object_id = ${objectId}::uuid and r.deleted_at is null and jsonb_exists(r.field_values, ${key})
      and jsonb_exists(r.field_values, ${other}) and r.field_values -> ${key} <> r.field_values -> ${other}`.execute(
    db,
  );
  return rows[0]!.count;
}

/** Records with more links along the relationship than the cardinality allows at their end. */
export async function countExceeding(
  db: Db,
  relationshipId: string,
  cardinality: CustomObjectCardinality,
): Promise<number> {
  const isSingleAtStart = cardinality === 'one_to_one' || cardinality === 'many_to_one';
  const isSingleAtEnd = cardinality === 'one_to_one' || cardinality === 'one_to_many';
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from_record_id from custom_object_record_links where relationship_id = ${relationshipId}::uuid and ${isSingleAtStart}::boolean group by 1 having count(*) > 1
      union all
      select to_record_id from custom_object_record_links where relationship_id = ${relationshipId}::uuid and ${isSingleAtEnd}::boolean group by 1 having count(*) > 1) over_all`.execute(
    db,
  );
  return rows[0]!.count;
}

export interface StoredValue {
  readonly id: string;
  readonly value: unknown;
}

/** The values of a field, the next of them after `afterId`. */
export async function selectValues(
  db: Db,
  objectId: string,
  key: string,
  afterId: string | null,
  limit: number,
): Promise<StoredValue[]> {
  const { rows } = await sql<StoredValue>`
    select r.id, r.field_values -> ${key} as value from custom_object_records r
    where r.custom_object_id = ${objectId}::uuid and r.deleted_at is null and jsonb_exists(r.field_values, ${key})
      and (${afterId}::uuid is null or r.id > ${afterId}::uuid)
    order by r.id limit ${limit}`.execute(db);
  return rows;
}
