import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { countRows } from '#src/platform/db/query/index.ts';

// The only place where profiles look at the clients that have them.

/** Clients of a profile by status, deleted ones left out. */
export async function countClientsByStatus(db: Db, profileId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('clients')
    .where('profile_id', '=', profileId)
    .where('deleted_at', 'is', null)
    .groupBy('status')
    .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
    .execute();
  return new Map(rows.map((row) => [row.status, row.count]));
}

/**
 * Gives clients of retired statuses the replacement. Deleted clients, which nobody decides about any more, get the
 * fallback where no replacement is named, so that a retired option can go.
 */
export async function replaceClientStatuses(
  db: Db,
  profileId: string,
  retired: readonly string[],
  replacements: Readonly<Record<string, string | undefined>>,
  fallback: string,
  now: Date,
): Promise<number> {
  const moved = await sql`update clients c
    set status = o.key, status_category = o.category, revision = c.revision + 1, updated_at = ${now}
    from client_status_options o
    where c.profile_id = ${profileId} and c.status = any(${retired}::text[])
      and o.profile_id = c.profile_id and o.key = coalesce(${JSON.stringify(replacements)}::jsonb ->> c.status, ${fallback})`.execute(
    db,
  );
  return Number(moved.numAffectedRows ?? 0);
}

/** Number of clients of the profile that hold a value of the field. */
export async function countClientsWithValue(db: Db, profileId: string, fieldKey: string): Promise<number> {
  return countRows(
    db
      .selectFrom('clients')
      .where('profile_id', '=', profileId)
      .where('deleted_at', 'is', null)
      .where(sql<boolean>`jsonb_exists(field_values, ${fieldKey})`),
  );
}
