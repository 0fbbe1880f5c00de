import { sql } from 'kysely';
import type { ContactMatchingSettings } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/db.ts';
import { iso } from '#src/platform/db/records.ts';

/** For a change of them. There may be no row yet, so the agency's own row orders the changes. */
export async function lockMatchingSettings(
  db: Db,
  tenantId: string,
): Promise<ContactMatchingSettings | undefined> {
  const locking = db.selectFrom('tenants').where('id', '=', tenantId).select('id').forNoKeyUpdate().execute();
  return (await Promise.all([locking, findMatchingSettings(db)]))[1];
}

export async function findMatchingSettings(db: Db): Promise<ContactMatchingSettings | undefined> {
  const row = await db
    .selectFrom('contact_matching_settings')
    .select([
      'email_mode',
      'phone_mode',
      'name_mode',
      sql<number>`name_similarity::float8`.as('name_similarity'),
      'revision',
      iso('updated_at').as('updated_at'),
    ])
    .executeTakeFirst();
  return row as ContactMatchingSettings | undefined;
}

export async function upsertMatchingSettings(
  db: Db,
  settings: Omit<ContactMatchingSettings, 'updated_at'>,
  now: Date,
): Promise<void> {
  const stored = { ...settings, updated_at: now };
  await db
    .insertInto('contact_matching_settings')
    .values(stored)
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(stored))
    .execute();
}
