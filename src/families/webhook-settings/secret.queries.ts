import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { isoOrNull } from '#src/platform/db/query/index.ts';
import type { StoredSettings } from './settings.queries.ts';

export interface LockedSecret {
  readonly secret_sealed: Buffer;
  readonly secret_revealed_at: string | null;
  /** Until when the former one is valid; null when it is not any more. */
  readonly former_expires_at: string | null;
}

/** Undefined while there is none. Waits for another change of the settings. */
export async function lockSecret(db: Db, tenantId: string): Promise<LockedSecret | undefined> {
  const locking = db.selectFrom('tenants').where('id', '=', tenantId).select('id').forNoKeyUpdate().execute();
  const reading = db
    .selectFrom('webhook_settings')
    .where('secret_sealed', 'is not', null)
    .select([
      'secret_sealed',
      isoOrNull('webhook_settings.secret_revealed_at').as('secret_revealed_at'),
      sql<
        string | null
      >`case when former_secret_expires_at > now() then app.iso(former_secret_expires_at) end`.as(
        'former_expires_at',
      ),
    ])
    .executeTakeFirst();
  return (await Promise.all([locking, reading]))[1] as LockedSecret | undefined;
}

export async function updateSecret(
  db: Db,
  changes: Partial<Omit<StoredSettings, 'enabled_events' | 'revision'>>,
): Promise<void> {
  await db
    .updateTable('webhook_settings')
    .set((e) => ({ ...changes, revision: e('revision', '+', 1), updated_at: sql`now()` }))
    .execute();
}
