import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import type { SettingsTable } from './settings.ts';

/** Orders the changes of an agency's settings: there may be no row of theirs to lock. */
export async function lockAgency(db: Db): Promise<void> {
  await db
    .selectFrom('tenants')
    .where('id', '=', sql<string>`app.tenant_id()`)
    .select('id')
    .forNoKeyUpdate()
    .execute();
}

/** For what is stored as the settings say: they stay as they are until the transaction ends, and whoever changes them sees it. */
export async function holdSettings(db: Db): Promise<void> {
  await db
    .selectFrom('tenants')
    .where('id', '=', sql<string>`app.tenant_id()`)
    .select('id')
    .forShare()
    .execute();
}

export async function upsertSettings(
  db: Db,
  table: SettingsTable,
  values: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<void> {
  const stored = { ...values, updated_at: now };
  await db
    .insertInto(table as 'contact_matching_settings')
    .values(stored as never)
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(stored as never))
    .execute();
}
