import { sql } from 'kysely';
import type { AutomationExecution } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

export async function findExecutionStatus(
  db: Db,
  id: string,
): Promise<AutomationExecution['status'] | undefined> {
  const { rows } = await sql<{ status: AutomationExecution['status'] }>`
    select status from automation_executions where id = ${id}::uuid`.execute(db);
  return rows[0]?.status;
}

/** The tool of a stage of the task whose latest execution it is; undefined for none. */
export async function findToolOfExecution(
  db: Db,
  taskId: string,
  executionId: string,
): Promise<{ readonly stage_id: string; readonly tool_id: string } | undefined> {
  const { rows } = await sql<{ stage_id: string; tool_id: string }>`
    select r.stage_id, r.tool_id from task_tool_runs r
    join task_stages s on s.tenant_id = r.tenant_id and s.id = r.stage_id
    where s.task_id = ${taskId}::uuid and r.type = 'automation' and r.state ->> 'execution_id' = ${executionId}`.execute(
    db,
  );
  return rows[0];
}
