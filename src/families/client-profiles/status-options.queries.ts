import { sql } from 'kysely';
import type { ClientStatusOption } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { isoOrNull } from '#src/platform/db/query/index.ts';

export async function selectStatusOptions(db: Db, profileId: string): Promise<ClientStatusOption[]> {
  const rows = await db
    .selectFrom('client_status_options')
    .where('profile_id', '=', profileId)
    .select([
      'key',
      'label',
      'color',
      'category',
      'position',
      'is_default',
      isoOrNull('client_status_options.archived_at').as('archived_at'),
    ])
    .orderBy('position')
    .execute();
  return rows as ClientStatusOption[];
}

/** Adds and changes options; those that are not named stay, for `deleteStatusOptions` once nobody has them. */
export async function upsertStatusOptions(
  db: Db,
  profileId: string,
  options: readonly ClientStatusOption[],
): Promise<void> {
  // First nobody is the default: two at once are refused, even in the middle of a statement.
  await db
    .updateTable('client_status_options')
    .set({ is_default: false })
    .where('profile_id', '=', profileId)
    .where('is_default', '=', true)
    .execute();
  await sql`insert into client_status_options (profile_id, key, label, color, category, position, is_default, archived_at)
    select ${profileId}::uuid, o.* from jsonb_to_recordset(${JSON.stringify(options)}::jsonb) as o
      (key text, label text, color text, category text, position integer, is_default boolean, archived_at timestamptz)
    on conflict (tenant_id, profile_id, key) do update set
      label = excluded.label, color = excluded.color, category = excluded.category, position = excluded.position,
      is_default = excluded.is_default, archived_at = excluded.archived_at`.execute(db);
}

export async function deleteStatusOptions(
  db: Db,
  profileId: string,
  keptKeys: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('client_status_options')
    .where('profile_id', '=', profileId)
    .where('key', 'not in', keptKeys)
    .execute();
}
