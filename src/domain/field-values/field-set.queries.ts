import { sql } from 'kysely';
import type { Permission } from '#generated/permissions.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { FieldConfig, FieldDefinition, FieldRecordKind, FieldType, FieldValue } from './definition.ts';

interface DefinitionRow {
  id: string;
  key: string;
  name: string;
  type: FieldType;
  config: FieldConfig;
  is_required: boolean;
  is_unique: boolean;
  is_sensitive: boolean;
  default_value: FieldValue;
  profile_id: string | null;
  view_permission: Permission | null;
  edit_permission: Permission | null;
  shared_profile_ids: string[] | null;
}

/**
 * All definitions of a kind of record and the version they belong to, seen in one snapshot. Records of a custom object have its own
 * fields, which come first, and those of all such records.
 */
export async function selectDefinitions(
  db: Db,
  recordKind: FieldRecordKind,
  customObjectId: string | null = null,
): Promise<{ version: number; definitions: FieldDefinition[] }> {
  const rows = db
    .selectFrom('fields as f')
    .where('f.record_kind', '=', recordKind)
    .where('f.deleted_at', 'is', null)
    .where((eb) =>
      customObjectId === null
        ? eb('f.custom_object_id', 'is', null)
        : eb.or([eb('f.custom_object_id', 'is', null), eb('f.custom_object_id', '=', customObjectId)]),
    )
    .select((eb) => [
      'f.id',
      'f.key',
      'f.name',
      'f.type',
      'f.config',
      'f.is_required',
      'f.is_unique',
      'f.is_sensitive',
      'f.default_value',
      'f.profile_id',
      'f.view_permission',
      'f.edit_permission',
      eb
        .selectFrom('client_profile_fields as p')
        .whereRef('p.field_id', '=', 'f.id')
        .select(sql<string[] | null>`json_agg(p.profile_id)`.as('ids'))
        .as('shared_profile_ids'),
    ])
    .orderBy(sql`f.custom_object_id is null`)
    .orderBy('f.position')
    .orderBy('f.id');
  const found = await db
    .selectNoFrom((eb) => [
      eb.selectFrom('field_versions').select('version').as('version'),
      eb
        .selectFrom(rows.as('r'))
        .select(sql<DefinitionRow[] | null>`json_agg(r)`.as('rows'))
        .as('rows'),
    ])
    .executeTakeFirstOrThrow();
  return { version: found.version ?? 0, definitions: (found.rows ?? []).map(toDefinition) };
}

/** Custom objects with formulas of their own, which may read the fields of all custom object records. */
export async function selectObjectsWithFormulas(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from custom_objects o where o.deleted_at is null and exists (
      select from fields f where f.custom_object_id = o.id and f.type = 'formula' and f.deleted_at is null)
    order by o.id`.execute(db);
  return rows.map(({ id }) => id);
}

const toDefinition = (row: DefinitionRow): FieldDefinition => ({
  id: row.id,
  key: row.key,
  name: row.name,
  type: row.type,
  config: row.config,
  isRequired: row.is_required,
  isUnique: row.is_unique,
  isSensitive: row.is_sensitive,
  defaultValue: row.default_value,
  profileIds: row.profile_id === null ? null : [row.profile_id, ...(row.shared_profile_ids ?? [])],
  viewPermission: row.view_permission,
  editPermission: row.edit_permission,
});
