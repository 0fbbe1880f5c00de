import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import type { ValueStore } from './stores.ts';

/** Condition that a record, `r`, of the store is neither deleted nor merged into another one. */
export const isLive = (store: ValueStore): RawBuilder<boolean> =>
  sql<boolean>`(${isIn(store)} and ${store.keepsDeleted ? sql`r.deleted_at is null` : sql`true`} and ${store.keepsMerged ? sql`r.merged_into_id is null` : sql`true`})`;

/** Condition that a record, `r`, of the table is one of the store. */
const isIn = ({ customObjectId }: ValueStore): RawBuilder<boolean> =>
  customObjectId === undefined
    ? sql<boolean>`true`
    : sql<boolean>`r.custom_object_id = ${customObjectId}::uuid`;

const recordsOf = (store: ValueStore) => sql`${sql.table(store.table)} r`;

// `jsonb_exists` is the operator `?`, which looks like a parameter to some drivers.
const holds = (key: string) => sql<boolean>`jsonb_exists(r.field_values, ${key})`;

/** Who changes values, and when, for their history. */
export interface Change {
  readonly recordKind: string;
  readonly actorType: string;
  readonly actorId: string;
  readonly now: Date;
}

// The changes below rewrite the records of a whole agency. Their callers have locked the definitions, which keeps every
// other write of values out: the history that one statement writes is that of the change that the next one makes. What a
// record costs is its entries in the indexes of the table, so there is nothing to gain from smaller steps.

const insertHistory = sql`insert into field_history (record_kind, record_id, field_id, previous_value, value, actor_type, actor_id, changed_at)`;

const actorOf = ({ actorType, actorId, now }: Change) =>
  sql`${actorType}, ${actorId}::uuid, ${now}::timestamptz`;

export interface FieldName {
  readonly id: string;
  readonly key: string;
}

/** Takes the values of fields out of all records, deleted ones included; with `profileId`, of that client profile only. */
export async function eraseValues(
  db: Db,
  store: ValueStore,
  fields: readonly FieldName[],
  change: Change,
  profileId?: string,
): Promise<void> {
  const inScope = profileId === undefined ? isIn(store) : sql`r.profile_id = ${profileId}`;
  const keys = sql`${sql.val(fields.map((field) => field.key))}::text[]`;
  await sql`${insertHistory}
    select ${change.recordKind}, r.id, f.id, r.field_values -> f.key, null, ${actorOf(change)}
    from ${recordsOf(store)}, unnest(${sql.val(fields.map((field) => field.id))}::uuid[], ${keys}) f (id, key)
    where jsonb_exists(r.field_values, f.key) and ${inScope}`.execute(db);
  await sql`
    update ${recordsOf(store)} set field_values = r.field_values - ${keys}, revision = r.revision + 1, updated_at = ${change.now}
    where jsonb_exists_any(r.field_values, ${keys}) and ${inScope}`.execute(db);
}

/**
 * Replaces one choice by another in all records and returns how many changed; a list that had both has one of them.
 * `order` is the order of all choices.
 */
export async function replaceChoiceInValues(
  db: Db,
  store: ValueStore,
  field: FieldName,
  choice: { from: string; to: string; order: readonly string[] },
  change: Change,
): Promise<number> {
  const value = sql`r.field_values -> ${field.key}`;
  const replaced = sql`case when jsonb_typeof(${value}) = 'array' then (
      select jsonb_agg(c.key order by array_position(${sql.val([...choice.order])}::text[], c.key))
      from (select distinct case when e = ${choice.from} then ${choice.to} else e end as key from jsonb_array_elements_text(${value}) e) c)
    else to_jsonb(${choice.to}::text) end`;
  const chosen = sql`${isIn(store)} and ${holds(field.key)} and jsonb_exists(${value}, ${choice.from})`;
  await sql`${insertHistory}
    select ${change.recordKind}, r.id, ${field.id}::uuid, ${value}, ${replaced}, ${actorOf(change)} from ${recordsOf(store)} where ${chosen}`.execute(
    db,
  );
  const result = await sql`
    update ${recordsOf(store)} set
      field_values = r.field_values || jsonb_build_object(${field.key}::text, ${replaced}), revision = r.revision + 1, updated_at = ${change.now}
    where ${chosen}`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}

/** Moves the values of all records, deleted ones included, to another key. The values stay, so there is no history of it. */
export async function renameValueKey(
  db: Db,
  store: ValueStore,
  from: string,
  to: string,
  now: Date,
): Promise<number> {
  const result = await sql`
    update ${recordsOf(store)} set
      field_values = (r.field_values - ${from}::text) || jsonb_build_object(${to}::text, r.field_values -> ${from}),
      revision = r.revision + 1, updated_at = ${now}
    where ${isIn(store)} and ${holds(from)}`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}

/** How many records hold a value of the field, and, when it has choices, each of them. */
export async function countValues(db: Db, store: ValueStore, key: string): Promise<number> {
  const result = await sql<{
    count: number;
  }>`select count(*) as count from ${recordsOf(store)} where ${isLive(store)} and ${holds(key)}`.execute(db);
  return result.rows[0]?.count ?? 0;
}

/** How many records hold each choice, by the key of the choice; deleted records count when `withDeleted`. */
export async function countChoices(
  db: Db,
  store: ValueStore,
  key: string,
  withDeleted = false,
): Promise<Map<string, number>> {
  const value = sql`r.field_values -> ${key}`;
  const result = await sql<{ choice: string; count: number }>`
    select c.choice, count(*) as count
    from ${recordsOf(store)},
      jsonb_array_elements_text(case when jsonb_typeof(${value}) = 'array' then ${value} else jsonb_build_array(${value}) end) c(choice)
    where ${withDeleted ? isIn(store) : isLive(store)} and ${holds(key)}
    group by c.choice`.execute(db);
  return new Map(result.rows.map((row) => [row.choice, row.count]));
}

/** How many records outside these client profiles hold a value of the field. */
export async function countValuesOutside(
  db: Db,
  store: ValueStore,
  key: string,
  profileIds: readonly string[],
): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*) as count from ${recordsOf(store)}
    where ${isLive(store)} and ${holds(key)} and r.profile_id <> all(${sql.val([...profileIds])}::uuid[])`.execute(
    db,
  );
  return result.rows[0]?.count ?? 0;
}

export interface RecordValues {
  readonly id: string;
  readonly profile_id: string | null;
  readonly field_values: Record<string, unknown>;
}

/** The next records after `afterId` with their values of these keys, for a computation over all of them. */
export async function selectRecordValues(
  db: Db,
  store: ValueStore,
  keys: readonly string[],
  afterId: string | null,
  limit: number,
): Promise<RecordValues[]> {
  const result = await sql<RecordValues>`
    select r.id, ${store.hasProfile ? sql`r.profile_id` : sql`null::uuid`} as profile_id, coalesce((
      select jsonb_object_agg(k.key, r.field_values -> k.key) from unnest(${sql.val([...keys])}::text[]) k (key)
      where jsonb_exists(r.field_values, k.key)), '{}') as field_values
    from ${recordsOf(store)} where ${isIn(store)} and (${afterId}::uuid is null or r.id > ${afterId}::uuid)
    order by r.id limit ${sql.val(limit)}`.execute(db);
  return result.rows;
}

export interface NewValue {
  readonly id: string;
  readonly fieldId: string;
  readonly key: string;
  readonly previous: unknown;
  readonly value: unknown;
}

/** Stores computed values, several to a record, and keeps the history. */
export async function storeValues(
  db: Db,
  store: ValueStore,
  values: readonly NewValue[],
  change: Change,
): Promise<void> {
  const rows = JSON.stringify(
    values.map(({ id, fieldId, key, previous, value }) => ({
      id,
      field_id: fieldId,
      key,
      previous_value: previous ?? null,
      value: value ?? null,
    })),
  );
  await sql`
    with given as (
      select id, field_id, key, nullif(previous_value, 'null') as previous_value, nullif(value, 'null') as value
      from jsonb_to_recordset(${rows}::jsonb) as g(id uuid, field_id uuid, key text, previous_value jsonb, value jsonb)
    ), merged as (
      select id, array_agg(key) as keys, jsonb_object_agg(key, value) filter (where value is not null) as added from given group by id
    ), updated as (
      update ${recordsOf(store)} set
        field_values = (r.field_values - merged.keys) || coalesce(merged.added, '{}'),
        revision = r.revision + 1, updated_at = ${change.now}
      from merged where r.id = merged.id
    )
    ${insertHistory}
    select ${change.recordKind}, id, field_id, previous_value, value, ${actorOf(change)} from given`.execute(
    db,
  );
}
