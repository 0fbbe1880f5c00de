import { sql } from 'kysely';
import type { Preferences } from '#generated/console/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { reviseRecord } from '#src/platform/db/query/index.ts';

/** Of somebody of this agency; undefined for others. */
export async function findPreferences(db: Db, userId: string): Promise<Preferences | undefined> {
  return db
    .selectFrom('users as u')
    .where('u.id', '=', userId)
    .select([
      'u.locale',
      'u.time_zone',
      sql<string>`app.locale_of(u.id)`.as('used_locale'),
      sql<string>`app.zone_of(u.id)`.as('used_time_zone'),
      sql<Preferences['week_start']>`(select t.week_start from tenants t where t.id = u.tenant_id)`.as(
        'week_start',
      ),
    ])
    .executeTakeFirst();
}

export async function updateStoredPreferences(
  db: Db,
  userId: string,
  values: { readonly locale?: string | null; readonly time_zone?: string | null },
  now: Date,
): Promise<void> {
  await reviseRecord(db, 'users', userId, values, now);
}
