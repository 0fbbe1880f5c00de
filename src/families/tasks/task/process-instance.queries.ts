import { sql } from 'kysely';
import type { NamedRef, TaskPathStep } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

export interface RunningProcess {
  readonly process: NamedRef;
  readonly latest_version: number | null;
  readonly tracked_minutes: number;
  /** Recorded on each stage, by its id. */
  readonly tracked_by_stage: Readonly<Record<string, number>>;
}

/** The process that a task runs, and the time that was recorded on it. */
export async function selectRunningProcess(db: Db, taskId: string): Promise<RunningProcess | undefined> {
  const { rows } = await sql<RunningProcess>`
    select jsonb_build_object('id', p.id, 'name', p.name) as process, p.version as latest_version, t.tracked_minutes,
      coalesce((select jsonb_object_agg(s.id, s.tracked_minutes) from task_stages s where s.tenant_id = t.tenant_id and s.task_id = t.id), '{}') as tracked_by_stage
    from tasks t join process_definitions p on p.tenant_id = t.tenant_id and p.id = t.process_definition_id
    where t.id = ${taskId}::uuid`.execute(db);
  return rows[0];
}

const maxSteps = 500;

/** The latest changes of the current stage, in the order that they happened; the creation of the task is the first. */
export async function selectStagePath(db: Db, taskId: string): Promise<TaskPathStep[]> {
  const { rows } = await sql<TaskPathStep>`
    select h.details -> 'from_stage' as from_stage, h.details -> 'to_stage' as to_stage, coalesce(h.details ->> 'how', 'advance') as how,
      jsonb_strip_nulls(jsonb_build_object('type', h.actor_type, 'id', h.actor_id, 'name', h.actor_name)) as actor, app.iso(h.occurred_at) as occurred_at
    from (
      select * from task_history
      where task_id = ${taskId}::uuid and action in ('created', 'stage_changed') and jsonb_typeof(details -> 'to_stage') = 'object'
      order by occurred_at desc, id desc limit ${maxSteps}) h
    order by h.occurred_at, h.id`.execute(db);
  return rows;
}
