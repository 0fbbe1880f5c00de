import { sql } from 'kysely';
import type {
  AudienceRule,
  CustomObjectDefinition,
  CustomObjectField,
  CustomObjectRelationship,
} from '#generated/types.gen.ts';
import { isLiveRecord } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { countRows, jsonb, reviseRecord, softDeleteRecord } from '#src/platform/db/query/index.ts';
import { anchorKinds } from './anchor-kinds.ts';
import type { Settings } from './settings.ts';

const audienceColumns = <S extends 'view' | 'edit'>(side: S, audience: AudienceRule | null) =>
  ({
    [`has_${side}_audience`]: audience !== null,
    [`${side}_is_everyone`]: audience?.is_everyone ?? false,
    [`${side}_department_ids`]: audience?.department_ids ?? [],
    [`${side}_level_ids`]: audience?.level_ids ?? [],
    [`${side}_user_ids`]: audience?.user_ids ?? [],
  }) as Record<`has_${S}_audience` | `${S}_is_everyone`, boolean> &
    Record<`${S}_department_ids` | `${S}_level_ids` | `${S}_user_ids`, string[]>;

/** Settings in the columns of the table. */
export const settingColumns = ({ anchors, view_audience, edit_audience, ...plain }: Settings) => ({
  ...plain,
  anchors: jsonb(anchors)!,
  ...audienceColumns('view', view_audience),
  ...audienceColumns('edit', edit_audience),
});

/** What of a definition stands in the row of the custom object. */
const definitionColumns = ({
  lifecycle,
  rollups,
}: Pick<CustomObjectDefinition, 'lifecycle' | 'rollups'>) => ({
  lifecycle: jsonb(lifecycle),
  rollups: jsonb(rollups.map(({ position: _position, ...rollup }) => rollup))!,
});

export async function insertObjectRow(
  db: Db,
  object: { readonly id: string; readonly key: string; readonly folder_id: string | null },
  settings: Settings,
  definition: CustomObjectDefinition,
  userId: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('custom_objects')
    .values({
      ...object,
      ...settingColumns(settings),
      ...definitionColumns(definition),
      created_by: userId,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Stores what of a definition stands in the row; its next revision comes with what else changes. */
export async function updateDefinitionRow(
  db: Db,
  id: string,
  definition: CustomObjectDefinition,
): Promise<void> {
  await db.updateTable('custom_objects').set(definitionColumns(definition)).where('id', '=', id).execute();
}

export async function countObjects(db: Db): Promise<number> {
  return countRows(db.selectFrom('custom_objects').where('deleted_at', 'is', null));
}

type Stored = Pick<
  CustomObjectField,
  | 'name'
  | 'description'
  | 'config'
  | 'is_required'
  | 'is_unique'
  | 'is_sensitive'
  | 'default_value'
  | 'position'
> &
  Pick<CustomObjectField, 'key' | 'type' | 'view_permission' | 'edit_permission'>;

const fieldColumns = ({ config, default_value, ...field }: Stored) => ({
  ...field,
  config: jsonb(config)!,
  default_value: jsonb(default_value),
});

export async function insertFields(
  db: Db,
  objectId: string,
  fields: readonly CustomObjectField[],
  userId: string,
  now: Date,
): Promise<void> {
  if (fields.length === 0) return;
  await db
    .insertInto('fields')
    .values(
      fields.map((field) => ({
        ...fieldColumns(field),
        id: field.id,
        record_kind: 'custom_object_record',
        custom_object_id: objectId,
        created_by: userId,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
}

export const updateField = (db: Db, { id, ...field }: CustomObjectField, now: Date): Promise<void> =>
  reviseRecord(db, 'fields', id, fieldColumns(field), now);

export const softDeleteField = (db: Db, id: string, userId: string, now: Date): Promise<void> =>
  softDeleteRecord(db, 'fields', id, userId, now);

export async function insertRelationships(
  db: Db,
  relationships: readonly CustomObjectRelationship[],
  now: Date,
): Promise<void> {
  if (relationships.length === 0) return;
  await db
    .insertInto('custom_object_relationships')
    .values(
      relationships.map(({ link_count: _count, ...relationship }) => ({
        ...relationship,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
}

export async function updateRelationship(
  db: Db,
  { id, link_count: _count, created_at: _at, ...relationship }: CustomObjectRelationship,
  now: Date,
): Promise<void> {
  await db
    .updateTable('custom_object_relationships')
    .set({ ...relationship, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function softDeleteRelationships(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('custom_object_relationships')
    .set({ deleted_at: now, updated_at: now })
    .where('id', 'in', ids)
    .execute();
}

/** Deletes what a custom object without records leaves: its fields and its relationships. */
export async function deleteParts(db: Db, objectId: string, userId: string, now: Date): Promise<void> {
  await sql`
    with fields_gone as (
      update fields set deleted_at = ${now}, deleted_by = ${userId}::uuid, updated_at = ${now}, revision = revision + 1
      where custom_object_id = ${objectId}::uuid and deleted_at is null
    )
    update custom_object_relationships set deleted_at = ${now}, updated_at = ${now}
    where from_custom_object_id = ${objectId}::uuid and deleted_at is null`.execute(db);
}

/** The views of its records. */
export const selectViews = (db: Db, objectId: string): Promise<{ id: string; name: string }[]> =>
  db
    .selectFrom('views')
    .where('custom_object_id', '=', objectId)
    .where('deleted_at', 'is', null)
    .select(['id', 'name'])
    .orderBy('id')
    .forUpdate()
    .execute();

/** Names all records anew after a change of the template, and keeps them named so. */
export async function renameRecords(db: Db, objectId: string, now: Date): Promise<void> {
  await sql`select set_config('statement_timeout', '10min', true)`.execute(db);
  await sql`
    update custom_object_records r
    set name = app.custom_object_record_name(o.name_template, o.id, r.number, r.client_id, r.field_values),
      revision = r.revision + 1, updated_at = ${now}
    from custom_objects o
    where o.id = ${objectId}::uuid and r.custom_object_id = o.id and r.deleted_at is null and o.name_template is not null
      and r.name <> app.custom_object_record_name(o.name_template, o.id, r.number, r.client_id, r.field_values)`.execute(
    db,
  );
}

export interface StandingInTheWay {
  /** Records without a client. */
  readonly without_client: number;
  /** Kinds of anchors with more links than allowed. */
  readonly crowded: readonly { readonly kind: string; readonly count: number }[];
}

/** What stands in the way of settings: records without a client, or with more anchors than these allow, those of removed kinds included. */
export async function selectStandingInTheWay(
  db: Db,
  objectId: string,
  anchors: Settings['anchors'],
): Promise<StandingInTheWay> {
  const { rows } = await sql<StandingInTheWay>`
    with links as (
      select l.anchor_kind, l.anchor_id, l.record_id from custom_object_links l
      where l.custom_object_id = ${objectId}::uuid and ${isLiveRecord(sql`l.anchor_kind`, sql`l.anchor_id`, anchorKinds)}
    ), allowed as (
      select a ->> 'kind' as kind, a ->> 'cardinality' as cardinality from jsonb_array_elements(${jsonb(anchors)}::jsonb) a
    ), crowded as (
      select l.anchor_kind as kind, l.record_id as holder from links l join allowed a on a.kind = l.anchor_kind
        where a.cardinality in ('one_to_one', 'many_to_one') group by 1, 2 having count(*) > 1
      union all
      select l.anchor_kind, l.anchor_id from links l join allowed a on a.kind = l.anchor_kind
        where a.cardinality in ('one_to_one', 'one_to_many') group by 1, 2 having count(*) > 1
      union all
      select l.anchor_kind, l.record_id from links l where l.anchor_kind not in (select kind from allowed)
    )
    select
      (select count(*) from custom_object_records r where r.custom_object_id = ${objectId}::uuid and r.deleted_at is null and r.client_id is null) as without_client,
      (select coalesce(json_agg(json_build_object('kind', kind, 'count', count)), '[]') from (select kind, count(*) from crowded group by kind) c) as crowded`.execute(
    db,
  );
  return rows[0]!;
}
