import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { Database, Fields } from '#generated/database.ts';
import type { Field, FieldConfig, FieldEntityType, FieldType, FieldValue } from '#generated/types.gen.ts';
import type { ListFieldsInput } from '#generated/families/fields/handlers.ts';
import type { JsonText, Page } from '#src/call/context.ts';
import { recordConditions } from '#src/platform/db/record-filters.ts';
import { iso, orderBy, selectPage, selectRecord, selectRecords } from '#src/platform/db/records.ts';

type Db = Kysely<Database>;
type FieldQuery<O = object> = SelectQueryBuilder<Database & { f: Fields }, 'f', O>;

const liveFields = (db: Db): FieldQuery => db.selectFrom('fields as f').where('f.deleted_at', 'is', null) as unknown as FieldQuery;

/** The contract's representation of a definition. */
const withRecord = (query: FieldQuery) => query.select([
  'f.id', 'f.entity_type', 'f.profile_id', 'f.key', 'f.name', 'f.description', 'f.type', 'f.config', 'f.is_required', 'f.is_unique',
  'f.is_sensitive', 'f.default_value', 'f.folder_id', 'f.position', 'f.revision',
  iso('f.created_at').as('created_at'), iso('f.updated_at').as('updated_at'), 'f.created_by',
]);

export type FieldFilters = ListFieldsInput['query'] & { readonly is_shared?: boolean };

const anyOf = (values: readonly string[], type: 'text' | 'uuid') => sql`any(${sql.val([...values])}::${sql.raw(type)}[])`;

function matching(db: Db, filters: FieldFilters): FieldQuery {
  const { entity_type, profile_id, applies_to_profile_id, folder_id, type, key, is_required, is_unique, is_sensitive, search } = filters;
  const conditions = [
    ...recordConditions('f', filters),
    entity_type && sql<boolean>`f.entity_type = ${anyOf(entity_type, 'text')}`,
    profile_id && sql<boolean>`f.profile_id = ${anyOf(profile_id, 'uuid')}`,
    filters.is_shared && sql<boolean>`f.profile_id is null`,
    applies_to_profile_id && sql<boolean>`f.entity_type = 'client' and (f.profile_id is null or f.profile_id = ${applies_to_profile_id}::uuid
      or exists (select 1 from client_profile_fields p where p.field_id = f.id and p.profile_id = ${applies_to_profile_id}::uuid))`,
    folder_id && sql<boolean>`f.folder_id = ${anyOf(folder_id, 'uuid')}`,
    filters.is_root !== undefined && sql<boolean>`(f.folder_id is null) = ${filters.is_root}`,
    type && sql<boolean>`f.type = ${anyOf(type, 'text')}`,
    key && sql<boolean>`f.key = ${anyOf(key, 'text')}`,
    is_required !== undefined && sql<boolean>`f.is_required = ${is_required}`,
    is_unique !== undefined && sql<boolean>`f.is_unique = ${is_unique}`,
    is_sensitive !== undefined && sql<boolean>`f.is_sensitive = ${is_sensitive}`,
    search && sql<boolean>`strpos(lower(f.name || ' ' || f.key || ' ' || coalesce(f.description, '')), lower(${search} collate app.unicode)) > 0`,
  ];
  return conditions.reduce<FieldQuery>((query, condition) => (condition ? query.where(condition) : query), liveFields(db));
}

export function selectFields(db: Db, filters: FieldFilters): Promise<Page<Field>> {
  const column = filters.sort === 'name' ? sql`lower(f.name)` : sql.ref(`f.${filters.sort}`);
  return selectPage<Field>(db, {
    matching: matching(db, filters),
    record: (query) => withRecord(query as unknown as FieldQuery),
    orderBy: [orderBy(column, filters.order), orderBy(sql.ref('f.id'), filters.order)],
    limit: filters.limit,
    offset: filters.offset,
  });
}

export const selectField = (db: Db, id: string): Promise<JsonText<Field> | undefined> =>
  selectRecord<Field>(db, withRecord(liveFields(db).where('f.id', '=', id)));

/** Definitions by id, parsed, for rules. */
export const findFields = (db: Db, ids: readonly string[]): Promise<Field[]> =>
  selectRecords<Field>(db, withRecord(liveFields(db).where(sql<boolean>`f.id = ${anyOf(ids, 'uuid')}`)));

export const findField = async (db: Db, id: string): Promise<Field | undefined> => (await findFields(db, [id]))[0];

export const findFieldByKey = async (db: Db, entityType: FieldEntityType, key: string): Promise<Field | undefined> =>
  (await selectRecords<Field>(db, withRecord(liveFields(db).where('f.entity_type', '=', entityType).where('f.key', '=', key))))[0];

/** Definitions of a kind of record in the order people see them. */
export const findFieldsOf = (db: Db, entityType: FieldEntityType): Promise<Field[]> =>
  selectRecords<Field>(db, withRecord(liveFields(db).where('f.entity_type', '=', entityType).orderBy('f.position').orderBy('f.id')));

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
  config: JSON.stringify(content.config),
  default_value: content.default_value === null ? null : JSON.stringify(content.default_value),
});

/** A new definition behind the others of its kind of record; returns its id. */
export async function insertField(
  db: Db, field: FieldContent & { entity_type: FieldEntityType; key: string; type: FieldType; created_by: string }, now: Date,
): Promise<string> {
  const { entity_type, key, type, created_by, ...content } = field;
  const row = await db.insertInto('fields')
    .values((eb) => ({
      entity_type, key, type, created_by, ...stored(content), created_at: now, updated_at: now,
      position: eb.selectFrom('fields').where('entity_type', '=', entity_type).where('deleted_at', 'is', null)
        .select(sql<number>`coalesce(max(position) + 1, 0)`.as('next')),
    }))
    .returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function updateField(db: Db, id: string, content: FieldContent, now: Date): Promise<void> {
  await db.updateTable('fields').set((eb) => ({ ...stored(content), revision: eb('revision', '+', 1), updated_at: now })).where('id', '=', id).execute();
}

export async function updateFieldKey(db: Db, id: string, key: string, now: Date): Promise<void> {
  await db.updateTable('fields').set((eb) => ({ key, revision: eb('revision', '+', 1), updated_at: now })).where('id', '=', id).execute();
}

/** Puts the fields in this order; only those whose place changes become a new revision. */
export async function updateFieldPositions(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await sql`
    update fields f set position = o.position, revision = f.revision + 1, updated_at = ${now}
    from (select id, ordinality::integer - 1 as position from unnest(${sql.val([...ids])}::uuid[]) with ordinality as u(id, ordinality)) o
    where f.id = o.id and f.position <> o.position`.execute(db);
}

export async function softDeleteField(db: Db, id: string, deletedBy: string, now: Date): Promise<void> {
  await db.updateTable('fields').set((eb) => ({ deleted_at: now, deleted_by: deletedBy, updated_at: now, revision: eb('revision', '+', 1) }))
    .where('id', '=', id).execute();
}

/** Ends the sharing of a field with other profiles, or with `profileId` only: one that has the field anyway. */
export async function deleteShares(db: Db, fieldId: string, profileId?: string): Promise<void> {
  await db.deleteFrom('client_profile_fields').where('field_id', '=', fieldId)
    .$if(profileId !== undefined, (shares) => shares.where('profile_id', '=', profileId!)).execute();
}

export async function profileExists(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('client_profiles').where('id', '=', id).where('deleted_at', 'is', null).select('id').executeTakeFirst();
  return row !== undefined;
}

export interface HistoryStatistics {
  readonly count: number;
  readonly last_changed_at: string | null;
}

export function countHistory(db: Db, fieldId: string): Promise<HistoryStatistics> {
  return db.selectFrom('field_history').where('field_id', '=', fieldId)
    .select([sql<number>`count(*)`.as('count'), sql<string | null>`app.iso(max(changed_at))`.as('last_changed_at')])
    .executeTakeFirstOrThrow();
}
