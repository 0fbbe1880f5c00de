import { sql } from 'kysely';
import type { AutomationConfig } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { literally } from '#src/platform/db/query/index.ts';

/** Names of automations that begin with the stem, in lower case. */
export async function selectNamesLike(db: Db, stem: string): Promise<string[]> {
  const rows = await db
    .selectFrom('automations')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`lower(name) like ${`${literally(stem.toLowerCase())}%`}`)
    .select(sql<string>`lower(name)`.as('name'))
    .execute();
  return rows.map(({ name }) => name);
}

/** Automations that lie directly in one of these folders. */
export async function selectIdsIn(db: Db, folderIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('automations')
    .where(sql<boolean>`folder_id = any(${[...folderIds]}::uuid[])`)
    .where('deleted_at', 'is', null)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes automations so that they can be restored until they are purged. */
export async function deleteAutomationRows(
  db: Db,
  ids: readonly string[],
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  await sql`update automations set deleted_at = ${now}::timestamptz, deleted_by = ${userId}::uuid, revision = revision + 1,
    updated_at = ${now}::timestamptz, next_run_at = null where id = any(${[...ids]}::uuid[])`.execute(db);
}

export interface NewVersion {
  readonly automation_id: string;
  readonly version: number;
  readonly config: AutomationConfig;
  readonly change_note: string | null;
  readonly node_count: number;
  readonly trigger_type: string;
  readonly published_by: string;
}

export async function insertVersion(db: Db, { config, ...version }: NewVersion, now: Date): Promise<void> {
  await db
    .insertInto('automation_versions')
    .values({ ...version, config: JSON.stringify(config), published_at: now.toISOString() })
    .execute();
}
