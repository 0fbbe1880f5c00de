import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Text as an id, where it is one. */
export const idIn = (text: string): string | null => (uuid.test(text) ? text.toLowerCase() : null);

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** Members and service accounts by e-mail address or id, else by name. */
export async function selectPeopleCalled(db: Db, text: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; is_exact: boolean }>`
    select u.id, coalesce(lower(u.email) = lower(${text}::text collate app.unicode), false) or u.id = ${idIn(text)}::uuid as is_exact
    from users u where u.status in ('invited', 'active')
      and (lower(u.email) = lower(${text}::text collate app.unicode) or u.id = ${idIn(text)}::uuid
        or lower(u.name) = lower(${text}::text collate app.unicode))
    limit 3`.execute(db);
  const exact = rows.filter((row) => row.is_exact);
  return ids(exact.length > 0 ? exact : rows);
}

/** Clients by id or slug, else by name. */
export async function selectClientsCalled(db: Db, text: string): Promise<string[]> {
  const exact = await sql<{ id: string }>`
    select c.id from clients c where c.deleted_at is null and c.id = ${idIn(text)}::uuid
    union all
    select c.id from clients c where c.deleted_at is null and c.slug = ${text}::text limit 3`.execute(db);
  if (exact.rows.length > 0) return ids(exact.rows);
  const named = await sql<{ id: string }>`
    select c.id from clients c where c.deleted_at is null and lower(c.name) = lower(${text}::text collate app.unicode) limit 3`.execute(
    db,
  );
  return ids(named.rows);
}

export async function selectDepartmentsCalled(db: Db, text: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from departments where id = ${idIn(text)}::uuid or lower(name) = lower(${text}::text collate app.unicode) limit 3`.execute(
    db,
  );
  return ids(rows);
}

/** Records of a custom object by id or name. */
export async function selectRecordsCalled(db: Db, objectId: string, text: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from custom_object_records r where r.deleted_at is null and r.custom_object_id = ${objectId}
      and (r.id = ${idIn(text)}::uuid or lower(r.name) = lower(${text}::text collate app.unicode)) limit 3`.execute(
    db,
  );
  return ids(rows);
}

/** The record that the source calls so, if one was imported. */
export async function findKeyed(
  db: Db,
  sourceName: string,
  scope: string,
  key: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ record_id: string }>`
    select record_id from data_import_keys where source_name = ${sourceName} and scope = ${scope} and source_key = ${key}`.execute(
    db,
  );
  return rows[0]?.record_id;
}

/** Of these tags, those that records have or the agency defines, as they are written there. */
export async function selectKnownTags(
  db: Db,
  table: 'clients' | 'tasks',
  tags: readonly string[],
): Promise<string[]> {
  const kind = table === 'clients' ? 'client' : 'task';
  const { rows } = await sql<{ tag: string }>`
    select w.tag from unnest(${tags}::text[]) w (tag)
    where exists (select from tag_priority_options o where o.record_kind = ${kind} and lower(o.tag) = lower(w.tag collate app.unicode) and o.archived_at is null)
      or exists (select from ${sql.table(table)} r where r.deleted_at is null and exists (
        select from unnest(r.tags) t where lower(t) = lower(w.tag collate app.unicode)))`.execute(db);
  return rows.map(({ tag }) => tag);
}

export async function findTimeZone(db: Db): Promise<string> {
  const { rows } = await sql<{
    time_zone: string;
  }>`select time_zone from tenants where id = app.tenant_id()`.execute(db);
  return rows[0]!.time_zone;
}
