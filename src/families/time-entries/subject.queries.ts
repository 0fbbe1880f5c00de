import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

export async function isStageOf(db: Db, taskId: string, stageId: string): Promise<boolean> {
  const found = await db
    .selectFrom('task_stages')
    .where('id', '=', stageId)
    .where('task_id', '=', taskId)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** The client of the task, else of the ticket. */
export async function findClientOf(
  db: Db,
  taskId: string | null,
  ticketId: string | null,
): Promise<string | null> {
  const { rows } = await sql<{ client_id: string | null }>`
    select coalesce((select client_id from tasks where id = ${taskId}::uuid), (select client_id from tickets where id = ${ticketId}::uuid)) as client_id`.execute(
    db,
  );
  return rows[0]!.client_id;
}
