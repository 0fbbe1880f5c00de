import { sql } from 'kysely';
import type { ClientListPreferences } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { iso } from '#src/platform/db/query/index.ts';
import type { KeyHolder } from '#src/call/parts.ts';
import { namesField, renameField } from './list-preferences.rules.ts';

/** Preferences without what the table keeps besides. */
export type StoredPreferences = Omit<ClientListPreferences, 'revision' | 'updated_at'>;

/** For a change of them. There may be no row yet, so the user's own row orders the changes. */
export async function lockListPreferences(
  db: Db,
  userId: string,
): Promise<ClientListPreferences | undefined> {
  const locking = db.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute();
  return (await Promise.all([locking, findListPreferences(db, userId)]))[1];
}

export async function findListPreferences(
  db: Db,
  userId: string,
): Promise<ClientListPreferences | undefined> {
  const row = await db
    .selectFrom('client_list_preferences')
    .where('user_id', '=', userId)
    .select(['preferences', 'revision', iso('client_list_preferences.updated_at').as('updated_at')])
    .executeTakeFirst();
  return (
    row && {
      ...(row.preferences as unknown as StoredPreferences),
      revision: row.revision,
      updated_at: row.updated_at,
    }
  );
}

export async function upsertListPreferences(
  db: Db,
  userId: string,
  preferences: StoredPreferences,
  revision: number,
  now: Date,
): Promise<void> {
  const stored = JSON.stringify(preferences);
  await db
    .insertInto('client_list_preferences')
    .values({ user_id: userId, preferences: stored, revision, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id'])
        .doUpdateSet({ preferences: stored, revision, updated_at: now }),
    )
    .execute();
}

// Columns, sorts and filters name custom fields by key: whoever renames one takes them along.
export const listPreferenceKeys: KeyHolder = {
  kind: 'list_preference',
  recordKind: 'client',
  count: async (db, { key }) => (await selectNaming(db, key)).length,
  async rename(db, from, to) {
    const rows = await selectNaming(db, from);
    for (const { user_id: userId, preferences } of rows)
      await replacePreferences(db, userId, renameField(preferences, from, to));
    return rows.length;
  },
};

async function selectNaming(
  db: Db,
  key: string,
): Promise<{ user_id: string; preferences: StoredPreferences }[]> {
  const rows = await db
    .selectFrom('client_list_preferences')
    .where(sql<boolean>`strpos(preferences::text, ${key}) > 0`)
    .select(['user_id', 'preferences'])
    .execute();
  return rows
    .map(({ user_id, preferences }) => ({
      user_id,
      preferences: preferences as unknown as StoredPreferences,
    }))
    .filter(({ preferences }) => namesField(preferences, key));
}

async function replacePreferences(db: Db, userId: string, preferences: StoredPreferences): Promise<void> {
  await db
    .updateTable('client_list_preferences')
    .set({ preferences: JSON.stringify(preferences) })
    .where('user_id', '=', userId)
    .execute();
}
