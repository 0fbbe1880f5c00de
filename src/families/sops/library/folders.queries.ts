import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** SOPs that lie directly in one of these folders. */
export async function selectIdsIn(db: Db, folderIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('sops')
    .where(sql<boolean>`folder_id = any(${[...folderIds]}::uuid[])`)
    .where('deleted_at', 'is', null)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
