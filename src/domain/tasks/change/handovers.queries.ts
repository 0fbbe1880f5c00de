import { sql } from 'kysely';
import { isLiveTask, isOpenTask } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Tasks with an unfinished stage that the member was assigned to automatically. */
export async function selectTasksToHandOver(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ task_id: string }>`
    select distinct a.task_id
    from task_assignees a
    join task_stages s on s.tenant_id = a.tenant_id and s.id = a.stage_id
    join tasks t on t.tenant_id = a.tenant_id and t.id = a.task_id
    where a.user_id = ${userId}::uuid and a.kind = 'task_stage' and a.is_open and s.assignment_status = 'auto'
      and ${isLiveTask()} and ${isOpenTask()}`.execute(db);
  return rows.map((row) => row.task_id);
}

/** Those of these members who are not with the agency any more, or not for now. */
export async function selectGone(db: Db, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .where('id', 'in', [...userIds])
    .where('status', 'in', ['suspended', 'removed'])
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
