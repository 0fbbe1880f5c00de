import { sql } from 'kysely';
import { isLiveTask, isOpenStage, isOpenTask } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Unfinished tasks that a department is in charge of, as a whole or in a stage: all of them, private ones too, since a guard may miss none. */
export async function countOpenWork(db: Db, departmentId: string): Promise<number> {
  const {
    rows: [row],
  } = await sql<{ count: number }>`
    select count(*) as count from tasks t where ${isLiveTask()} and ${isOpenTask()} and (t.department_id = ${departmentId}::uuid
      or t.id in (select s.task_id from task_stages s where s.department_id = ${departmentId}::uuid and ${isOpenStage()}))`.execute(
    db,
  );
  return row!.count;
}

/** Gives another department what one has: finished and deleted tasks too, some of which come back. */
export async function moveWork(db: Db, from: string, to: string, now: Date): Promise<void> {
  const moved = sql`department_id = ${to}::uuid, revision = revision + 1, updated_at = ${now}`;
  await sql`update tasks set ${moved} where department_id = ${from}::uuid`.execute(db);
  await sql`update task_stages set ${moved} where department_id = ${from}::uuid`.execute(db);
}
