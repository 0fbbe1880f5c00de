import { sql } from 'kysely';
import type { Field, FieldConfig, FieldRecordKind, FieldType, FieldValue } from '#generated/types.gen.ts';
import type { FieldsHandlers } from '#generated/families/fields/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  byName,
  hasNoValue,
  holds,
  iso,
  jsonb,
  list,
  mentions,
  oneOf,
  oneOfIds,
  record,
  recordFilters,
  recordSorts,
  reviseRecord,
  selectRecord,
  selectRecords,
  softDeleteRecord,
} from '#src/platform/db/query/index.ts';

/** Definitions of whole kinds of records; those of one custom object are part of its definition. */
const liveFields = (db: Db) =>
  db.selectFrom('fields as f').where('f.deleted_at', 'is', null).where('f.custom_object_id', 'is', null);

/** Custom objects that have a field or a rollup of this key, which no field of all custom object records can have then. */
export async function selectObjectsWithKey(db: Db, key: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select o.name from custom_objects o where o.deleted_at is null and (
      exists (select from fields f where f.custom_object_id = o.id and f.key = ${key} and f.deleted_at is null)
      or jsonb_path_exists(o.rollups, '$[*].key ? (@ == $key)', jsonb_build_object('key', ${key}::text)))
    order by lower(o.name)`.execute(db);
  return rows.map(({ name }) => name);
}

/** The custom object whose records have the most fields and rollups of their own. */
export async function selectFullestObject(
  db: Db,
): Promise<{ readonly name: string; readonly count: number } | undefined> {
  const { rows } = await sql<{ name: string; count: number }>`
    select o.name, jsonb_array_length(o.rollups) + (
      select count(*) from fields f where f.custom_object_id = o.id and f.deleted_at is null) as count
    from custom_objects o where o.deleted_at is null order by count desc, o.id limit 1`.execute(db);
  return rows[0];
}

/** The contract's representation of a definition. */
const fieldRecord = (query: ReturnType<typeof liveFields>) =>
  record<Field>()(
    query.select([
      'f.id',
      as<FieldRecordKind>()('f.record_kind').as('record_kind'),
      'f.profile_id',
      'f.key',
      'f.name',
      'f.description',
      as<FieldType>()('f.type').as('type'),
      as<FieldConfig>()('f.config').as('config'),
      'f.is_required',
      'f.is_unique',
      'f.is_sensitive',
      as<FieldValue>()('f.default_value').as('default_value'),
      'f.folder_id',
      'f.position',
      'f.revision',
      iso('f.created_at').as('created_at'),
      iso('f.updated_at').as('updated_at'),
      'f.created_by',
    ]),
  );

/** Of all profiles, or of those that are shared by all. */
export const fieldList = list<FieldsHandlers['listFields'], { isShared: boolean }>()({
  rows: (db, { isShared }) => (isShared ? liveFields(db).where('f.profile_id', 'is', null) : liveFields(db)),
  record: fieldRecord,
  id: 'f.id',
  filters: {
    ...recordFilters('f'),
    record_kind: oneOf('f.record_kind'),
    profile_id: oneOfIds('f.profile_id'),
    applies_to_profile_id: (
      id,
    ) => sql<boolean>`(f.record_kind = 'client' and (f.profile_id is null or f.profile_id = ${id}::uuid
      or exists (select 1 from client_profile_fields p where p.field_id = f.id and p.profile_id = ${id}::uuid)))`,
    folder_id: oneOfIds('f.folder_id'),
    is_root: hasNoValue('f.folder_id'),
    type: oneOf('f.type'),
    key: oneOf('f.key'),
    is_required: holds('f.is_required'),
    is_unique: holds('f.is_unique'),
    is_sensitive: holds('f.is_sensitive'),
    search: mentions('f.name', 'f.key', 'f.description'),
  },
  sorts: {
    name: byName('f.name'),
    ...recordSorts('f'),
    key: by('f.key'),
    type: by('f.type'),
  },
  own: [by('f.record_kind'), by('f.position')],
});

export const selectField = (db: Db, id: string): Promise<JsonText<Field> | undefined> =>
  selectRecord(db, fieldRecord(liveFields(db).where('f.id', '=', id)));

/** Definitions by id, parsed, for rules. */
export const findFields = (db: Db, ids: readonly string[]): Promise<Field[]> =>
  selectRecords(db, fieldRecord(liveFields(db).where(oneOfIds('f.id')(ids))));

export const findField = async (db: Db, id: string): Promise<Field | undefined> =>
  (await findFields(db, [id]))[0];

export const findFieldByKey = async (
  db: Db,
  recordKind: FieldRecordKind,
  key: string,
): Promise<Field | undefined> =>
  (
    await selectRecords(
      db,
      fieldRecord(liveFields(db).where('f.record_kind', '=', recordKind).where('f.key', '=', key)),
    )
  )[0];

/** Definitions of a kind of record in the order people see them. */
export const findFieldsOf = (db: Db, recordKind: FieldRecordKind): Promise<Field[]> =>
  selectRecords(
    db,
    fieldRecord(liveFields(db).where('f.record_kind', '=', recordKind).orderBy('f.position').orderBy('f.id')),
  );

/** What a definition is made of; the rest follows or is given by the database. */
export interface FieldContent {
  readonly profile_id: string | null;
  readonly name: string;
  readonly description: string | null;
  readonly config: FieldConfig;
  readonly is_required: boolean;
  readonly is_unique: boolean;
  readonly is_sensitive: boolean;
  readonly default_value: FieldValue;
  readonly folder_id: string | null;
}

const stored = (content: FieldContent) => ({
  ...content,
  config: jsonb(content.config),
  default_value: jsonb(content.default_value),
});

/** A new definition behind the others of its kind of record; returns its id. */
export async function insertField(
  db: Db,
  field: FieldContent & { record_kind: FieldRecordKind; key: string; type: FieldType; created_by: string },
  now: Date,
): Promise<string> {
  const { record_kind, key, type, created_by, ...content } = field;
  const row = await db
    .insertInto('fields')
    .values((eb) => ({
      record_kind,
      key,
      type,
      created_by,
      ...stored(content),
      created_at: now,
      updated_at: now,
      position: eb
        .selectFrom('fields')
        .where('record_kind', '=', record_kind)
        .where('custom_object_id', 'is', null)
        .where('deleted_at', 'is', null)
        .select(sql<number>`coalesce(max(position) + 1, 0)`.as('next')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export const updateField = (db: Db, id: string, content: FieldContent, now: Date): Promise<void> =>
  reviseRecord(db, 'fields', id, stored(content), now);

export const updateFieldConfig = (db: Db, id: string, config: FieldConfig, now: Date): Promise<void> =>
  reviseRecord(db, 'fields', id, { config: jsonb(config)! }, now);

export const updateFieldKey = (db: Db, id: string, key: string, now: Date): Promise<void> =>
  reviseRecord(db, 'fields', id, { key }, now);

/** Puts the fields in this order; only those whose place changes become a new revision. */
export async function updateFieldPositions(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await sql`
    update fields f set position = o.position, revision = f.revision + 1, updated_at = ${now}
    from (select id, ordinality::integer - 1 as position from unnest(${sql.val([...ids])}::uuid[]) with ordinality as u(id, ordinality)) o
    where f.id = o.id and f.position <> o.position`.execute(db);
}

export const softDeleteField = (db: Db, id: string, deletedBy: string, now: Date): Promise<void> =>
  softDeleteRecord(db, 'fields', id, deletedBy, now);

/** Ends the sharing of a field with other profiles, or with `profileId` only: one that has the field anyway. */
export async function deleteShares(db: Db, fieldId: string, profileId?: string): Promise<void> {
  await db
    .deleteFrom('client_profile_fields')
    .where('field_id', '=', fieldId)
    .$if(profileId !== undefined, (shares) => shares.where('profile_id', '=', profileId!))
    .execute();
}

export async function profileExists(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('client_profiles')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface HistoryStatistics {
  readonly count: number;
  readonly last_changed_at: string | null;
}

export function countHistory(db: Db, fieldId: string): Promise<HistoryStatistics> {
  return db
    .selectFrom('field_history')
    .where('field_id', '=', fieldId)
    .select([
      sql<number>`count(*)`.as('count'),
      sql<string | null>`app.iso(max(changed_at))`.as('last_changed_at'),
    ])
    .executeTakeFirstOrThrow();
}
