import { sql } from 'kysely';
import type { TaskWatcher } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

export async function insertWatchers(
  db: Db,
  taskId: string,
  userIds: readonly string[],
  addedBy: string | null,
  now: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  await sql`insert into task_watchers (task_id, user_id, added_by, added_at)
    select ${taskId}::uuid, u, ${addedBy}::uuid, ${now}::timestamptz from unnest(${[...userIds]}::uuid[]) u
    on conflict do nothing`.execute(db);
}

export async function deleteWatchers(db: Db, taskId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0)
    await db
      .deleteFrom('task_watchers')
      .where('task_id', '=', taskId)
      .where('user_id', 'in', userIds)
      .execute();
}

/** Watchers as the contract writes them, those added last first. */
export async function selectWatchers(db: Db, taskId: string): Promise<TaskWatcher[]> {
  const { rows } = await sql<TaskWatcher>`
    select jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email) as user, w.added_by, app.iso(w.added_at) as added_at
    from task_watchers w join users u on u.tenant_id = w.tenant_id and u.id = w.user_id
    where w.task_id = ${taskId}::uuid order by w.added_at desc, u.name, u.id`.execute(db);
  return rows;
}
