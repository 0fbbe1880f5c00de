import { sql, type Updateable } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { AgencySettings } from '#generated/console/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, iso } from '#src/platform/db/query/index.ts';

export type StoredSettings = Omit<AgencySettings, 'quotas'>;

const own = (db: Db) => db.selectFrom('tenants').where('id', '=', sql<string>`app.tenant_id()`);

export const findAgencySettings = (db: Db): Promise<StoredSettings> =>
  own(db)
    .select([
      'name',
      'slug',
      'time_zone',
      'locale',
      'currency',
      'postal_address',
      as<StoredSettings['week_start']>()('tenants.week_start').as('week_start'),
      'purge_days',
      'logo_file_id',
      'has_full_private_payloads',
      'is_second_factor_required',
      'revision',
      iso('tenants.updated_at').as('updated_at'),
    ])
    .executeTakeFirstOrThrow();

export async function lockAgencySettings(db: Db): Promise<StoredSettings> {
  const locking = own(db).select('id').forNoKeyUpdate().execute();
  return (await Promise.all([locking, findAgencySettings(db)]))[1];
}

/** Throws the database's `23505` where another agency has the slug. */
export async function updateAgencySettings(
  db: Db,
  values: Updateable<Database['tenants']>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('tenants')
    .where('id', '=', sql<string>`app.tenant_id()`)
    .set((e) => ({ ...values, revision: e('revision', '+', 1), updated_at: now }))
    .execute();
  // What processes know of sessions depends on it.
  if (values.is_second_factor_required !== undefined)
    await sql`select pg_notify('credentials_changed', app.tenant_id()::text)`.execute(db);
}
