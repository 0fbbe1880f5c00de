import { sql } from 'kysely';
import type { Change } from '#src/domain/field-values/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { Migration, MovedField } from './migration.rules.ts';

const keysOf = (fields: readonly MovedField[]): string[] => fields.map(({ key }) => key);
const idsOf = (fields: readonly MovedField[]): string[] => fields.map(({ id }) => id);

/** Records that the change has not reached: one that it has is never brought along again. */
const isBehind = (ids: readonly string[], version: number) =>
  sql<boolean>`(r.id = any(${ids}::uuid[]) and r.definition_version < ${version})`;

/** Keeps the history of values that a change of the definition moves to another field or erases. */
export async function writeMoves(
  db: Db,
  ids: readonly string[],
  { version, moved, dropped }: Migration,
  { actorType, actorId, now }: Change,
): Promise<void> {
  const between = moved.filter(({ from, to }) => from.id !== to.id);
  const gone = [...dropped, ...between.map(({ from }) => from)];
  if (gone.length === 0) return;
  const insert = sql`insert into field_history (record_kind, record_id, field_id, previous_value, value, actor_type, actor_id, changed_at)`;
  const actor = sql`${actorType}, ${actorId}::uuid, ${now}::timestamptz`;
  await sql`${insert}
    select 'custom_object_record', r.id, f.id, r.field_values -> f.key, null, ${actor}
    from custom_object_records r, unnest(${idsOf(gone)}::uuid[], ${keysOf(gone)}::text[]) f (id, key)
    where ${isBehind(ids, version)} and jsonb_exists(r.field_values, f.key)`.execute(db);
  if (between.length === 0) return;
  await sql`${insert}
    select 'custom_object_record', r.id, m.id, null, r.field_values -> m.source, ${actor}
    from custom_object_records r,
      unnest(${idsOf(between.map(({ to }) => to))}::uuid[], ${keysOf(between.map(({ from }) => from))}::text[], ${keysOf(between.map(({ to }) => to))}::text[]) m (id, source, target)
    where ${isBehind(ids, version)} and jsonb_exists(r.field_values, m.source) and not jsonb_exists(r.field_values, m.target)`.execute(
    db,
  );
}

/** Brings these records to the definition of the migration. A value that the other field has already stays there. */
export async function migrateRows(
  db: Db,
  ids: readonly string[],
  { version, states, categories, moved, dropped }: Migration,
  now: Date,
): Promise<void> {
  const sources = keysOf(moved.map(({ from }) => from));
  const targets = keysOf(moved.map(({ to }) => to));
  const gone = [...sources, ...keysOf(dropped)];
  await sql`
    with after as (
      select r.id, r.field_values as former_values, r.lifecycle_state as former_state, r.lifecycle_category as former_category,
        (r.field_values - ${gone}::text[]) || coalesce((
          select jsonb_object_agg(m.target, r.field_values -> m.source) from unnest(${sources}::text[], ${targets}::text[]) m (source, target)
          where jsonb_exists(r.field_values, m.source) and not (jsonb_exists(r.field_values, m.target) and m.target <> all(${gone}::text[]))), '{}') as field_values,
        coalesce(${JSON.stringify(states)}::jsonb ->> r.lifecycle_state, r.lifecycle_state) as state
      from custom_object_records r where ${isBehind(ids, version)}
    ), placed as (
      select id, field_values, state, category,
        (field_values, state, coalesce(category, former_category)) is distinct from (former_values, former_state, former_category) as is_other
      from (select *, ${JSON.stringify(categories)}::jsonb ->> state as category from after) a
    )
    update custom_object_records r set
      field_values = p.field_values, lifecycle_state = p.state, lifecycle_category = coalesce(p.category, r.lifecycle_category),
      definition_version = ${version},
      revision = r.revision + p.is_other::integer, updated_at = case when p.is_other then ${now}::timestamptz else r.updated_at end
    from placed p where r.id = p.id`.execute(db);
}

/** Ends a change of the definition: what its relationships left goes, and further changes are taken again. */
export async function finishRow(
  db: Db,
  objectId: string,
  unlinked: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    with gone as (delete from custom_object_relationships where id = any(${unlinked}::uuid[]))
    update custom_objects set status = 'active', migration = null, revision = revision + 1, updated_at = ${now}
    where id = ${objectId}::uuid`.execute(db);
}

export interface Migrating {
  readonly migration: Migration | null;
  readonly definition_version: number;
}

/** The change that is being applied, held so that it ends once. */
export async function lockMigration(db: Db, objectId: string): Promise<Migrating | undefined> {
  const row = await db
    .selectFrom('custom_objects')
    .where('id', '=', objectId)
    .select(['migration', 'definition_version'])
    .forUpdate()
    .executeTakeFirst();
  return row as Migrating | undefined;
}

/** The same without holding it. */
export async function findMigration(db: Db, objectId: string): Promise<Migrating | undefined> {
  const row = await db
    .selectFrom('custom_objects')
    .where('id', '=', objectId)
    .select(['migration', 'definition_version'])
    .executeTakeFirst();
  return row as Migrating | undefined;
}

/** How many records there are, and how many the change has not reached. */
export async function countBehind(
  db: Db,
  objectId: string,
  version: number,
): Promise<{ total: number; behind: number }> {
  const { rows } = await sql<{ total: number; behind: number }>`
    select count(*) as total, count(*) filter (where definition_version < ${version}) as behind
    from custom_object_records where custom_object_id = ${objectId}::uuid`.execute(db);
  return rows[0]!;
}
