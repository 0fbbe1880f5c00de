import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';

type Db = Kysely<Database>;

export async function insertWatchers(db: Db, taskId: string, userIds: readonly string[], addedBy: string | null, now: Date): Promise<void> {
  if (userIds.length === 0) return;
  await sql`insert into task_watchers (task_id, user_id, added_by, added_at)
    select ${taskId}::uuid, u, ${addedBy}::uuid, ${now}::timestamptz from unnest(${[...userIds]}::uuid[]) u
    on conflict do nothing`.execute(db);
}

export async function deleteWatchers(db: Db, taskId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await db.deleteFrom('task_watchers').where('task_id', '=', taskId).where('user_id', 'in', userIds).execute();
}
