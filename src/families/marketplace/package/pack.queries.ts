import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** Names of the client profiles and ticket inboxes that there are, by id. */
export async function selectChoiceNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from client_profiles where deleted_at is null
    union all select id, name from ticket_inboxes where deleted_at is null`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The custom fields of these keys, by kind of record and key; those of custom objects come with their objects. */
export async function selectFieldIds(
  db: Db,
  fields: readonly { readonly recordKind: string; readonly key: string }[],
): Promise<readonly string[]> {
  if (fields.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select f.id from fields f
    join unnest(${fields.map(({ recordKind }) => recordKind)}::text[], ${fields.map(({ key }) => key)}::text[]) wanted (kind, key)
      on wanted.kind = f.record_kind and wanted.key = f.key
    where f.deleted_at is null and f.custom_object_id is null order by f.id`.execute(db);
  return [...new Set(rows.map(({ id }) => id))];
}
