import { sql } from 'kysely';

/** Whether a file, `f`, that is attached by `a`, belongs to the task `t` or one of its stages, and is there to be read. */
export const isFileOfTask = sql<boolean>`a.tenant_id = t.tenant_id and f.status = 'ready' and (
  (a.record_kind = 'task' and a.record_id = t.id)
  or (a.record_kind = 'task_stage' and a.record_id in (select s.id from task_stages s where s.tenant_id = t.tenant_id and s.task_id = t.id)))`;
