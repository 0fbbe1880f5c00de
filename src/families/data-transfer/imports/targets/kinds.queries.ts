import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import type { GuardedValue } from './kinds.ts';
import type { Choice } from './target.ts';

/** Of more records that agree in one value, others decide nothing any more. */
const few = 50;

const idsOf = async (db: Db, ids: RawBuilder<{ id: string }>): Promise<string[]> =>
  (await sql<{ id: string }>`${ids} limit ${sql.lit(few)}`.execute(db)).rows.map(({ id }) => id);

const nothing = sql<{ id: string }>`select null::uuid as id where false`;

/** Clients with a name, a slug, or a contact with an address or number. */
export function selectClientsBy(db: Db, key: string, value: string): Promise<string[]> {
  const withKey = (kind: 'email' | 'phone') => sql<{ id: string }>`
    select distinct c.id from client_contact_keys k join clients c on c.tenant_id = k.tenant_id and c.id = k.client_id
    where c.deleted_at is null and k.kind = ${kind} and k.value = lower(${value}::text)`;
  const ways: Readonly<Record<string, RawBuilder<{ id: string }>>> = {
    name: sql`select c.id from clients c where c.deleted_at is null and lower(c.name) = lower(${value}::text collate app.unicode)`,
    slug: sql`select c.id from clients c where c.deleted_at is null and c.slug = lower(${value}::text)`,
    'contact.email': withKey('email'),
    'contact.phone': withKey('phone'),
  };
  return idsOf(db, ways[key] ?? nothing);
}

/** Addresses and numbers of a client that the agency forbids other clients to get. */
export async function selectGuardedContacts(db: Db, clientId: string): Promise<GuardedValue[]> {
  const { rows } = await sql<GuardedValue>`
    select 'contact.' || k.kind as target, k.value from client_contact_keys k cross join contact_matching_settings s
    where k.client_id = ${clientId} and case k.kind when 'email' then s.email_mode else s.phone_mode end = 'forbid'`.execute(
    db,
  );
  return rows;
}

export const selectTasksBy = (db: Db, key: string, value: string | number): Promise<string[]> =>
  idsOf(
    db,
    key === 'number'
      ? sql`select t.id from tasks t where t.deleted_at is null and t.merged_into_id is null and t.number::bigint = ${value}::bigint`
      : sql`select t.id from tasks t where t.deleted_at is null and t.merged_into_id is null
          and lower(t.name) = lower(${value}::text collate app.unicode)`,
  );

export const selectRecordsBy = (
  db: Db,
  objectId: string,
  key: string,
  value: string | number,
): Promise<string[]> =>
  idsOf(
    db,
    key === 'number'
      ? sql`select r.id from custom_object_records r where r.deleted_at is null and r.custom_object_id = ${objectId} and r.number::bigint = ${value}::bigint`
      : sql`select r.id from custom_object_records r where r.deleted_at is null and r.custom_object_id = ${objectId}
          and lower(r.name) = lower(${value}::text collate app.unicode)`,
  );

/** The record that holds a value of a unique field. */
export const selectWithUniqueValue = (db: Db, fieldId: string, value: unknown): Promise<string[]> =>
  idsOf(
    db,
    sql`select u.record_id as id from field_unique_values u
      where u.field_id = ${fieldId} and u.value = app.unique_form(${JSON.stringify(value)}::jsonb)`,
  );

/** Statuses that clients of the profile may have, or those of any: of one key the first. */
export async function selectProfileStatuses(db: Db, profileId: string | null): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select distinct on (o.key) o.key, o.label from client_status_options o
    join client_profiles p on p.tenant_id = o.tenant_id and p.id = o.profile_id and p.deleted_at is null
    where o.archived_at is null and (${profileId}::uuid is null or p.id = ${profileId}::uuid)
    order by o.key, p.created_at, p.id`.execute(db);
  return rows;
}

/** Client profiles that are there: those with these ids, or of that name. */
export async function selectProfiles(
  db: Db,
  ids: readonly string[],
  name: string | null = null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from client_profiles where deleted_at is null
      and (id = any(${ids}::uuid[]) or lower(name) = lower(${name}::text collate app.unicode))`.execute(db);
  return rows.map(({ id }) => id);
}

export async function isProcess(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from process_definitions where id = ${id} and deleted_at is null`.execute(
    db,
  );
  return rows.length > 0;
}

/** Fields that the custom object defines itself. */
export async function selectOwnFields(db: Db, objectId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from fields where custom_object_id = ${objectId} and deleted_at is null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

interface RelationshipRow {
  readonly key: string;
  readonly name: string;
  readonly is_required: boolean;
  readonly to_custom_object_id: string;
}

export async function selectRelationshipsFrom(db: Db, objectId: string): Promise<readonly RelationshipRow[]> {
  const { rows } = await sql<RelationshipRow>`
    select r.key, r.name, r.is_required, r.to_custom_object_id from custom_object_relationships r
    join custom_objects o on o.tenant_id = r.tenant_id and o.id = r.to_custom_object_id and o.deleted_at is null
    where r.from_custom_object_id = ${objectId} and r.deleted_at is null order by r.position, r.id`.execute(
    db,
  );
  return rows;
}
