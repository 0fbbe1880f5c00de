import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { ContactMatchingSettings } from '#generated/types.gen.ts';
import { iso } from '#src/db/records.ts';

type Db = Kysely<Database>;

export async function findMatchingSettings(db: Db, lock = false): Promise<ContactMatchingSettings | undefined> {
  const row = await db.selectFrom('contact_matching_settings')
    .select(['email_mode', 'phone_mode', 'name_mode', sql<number>`name_similarity::float8`.as('name_similarity'), 'revision', iso('updated_at').as('updated_at')])
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row as ContactMatchingSettings | undefined;
}

export async function upsertMatchingSettings(db: Db, settings: Omit<ContactMatchingSettings, 'updated_at'>, now: Date): Promise<void> {
  const stored = { ...settings, updated_at: now };
  await db.insertInto('contact_matching_settings').values(stored)
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(stored))
    .execute();
}
