import { sql } from 'kysely';
import type { ContactMatchingSettings } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { iso } from '#src/platform/db/query/index.ts';

export async function findMatchingSettings(db: Db): Promise<ContactMatchingSettings | undefined> {
  const row = await db
    .selectFrom('contact_matching_settings')
    .select([
      'email_mode',
      'phone_mode',
      'name_mode',
      sql<number>`name_similarity::numeric::float8`.as('name_similarity'),
      'revision',
      iso('contact_matching_settings.updated_at').as('updated_at'),
    ])
    .executeTakeFirst();
  return row as ContactMatchingSettings | undefined;
}
