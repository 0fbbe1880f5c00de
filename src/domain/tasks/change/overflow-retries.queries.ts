import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { Db } from '#src/platform/db/index.ts';
import { defaultSettings } from '../assignment/settings.ts';
import { overflowRetryKind } from '../store/task-timers.ts';

/** A task with a stage in the overflow. */
export interface WaitingTask {
  readonly id: string;
  /** The last attempt to assign that stage of it which was left alone for the longest. */
  readonly attempted_at: string;
}

const waiting = `
  select s.tenant_id, s.task_id, min(s.overflow_attempted_at) as attempted_at
  from task_stages s join tasks t on t.tenant_id = s.tenant_id and t.id = s.task_id
  where s.assignment_status = 'overflow' and s.status_category in ('pending', 'ready', 'in_progress') and s.overflow_attempted_at is not null
    and t.deleted_at is null and t.merged_into_id is null and t.status_category in ('todo', 'active', 'on_hold')
  group by s.tenant_id, s.task_id`;

export async function selectWaitingTasks(db: Db): Promise<WaitingTask[]> {
  const { rows } = await sql<WaitingTask>`
    select w.task_id as id, app.iso(w.attempted_at) as attempted_at from (${sql.raw(waiting)}) w`.execute(db);
  return rows;
}

/** A timer for each task with a stage in the overflow that has none, where its agency wants retries. As the owner role. */
export async function insertMissingRetries(owner: PoolClient): Promise<void> {
  await owner.query(
    `insert into timers (tenant_id, kind, record_id, due_at)
    select w.tenant_id, $1, w.task_id, w.attempted_at + make_interval(mins => r.minutes)
    from (${waiting}) w
    left join task_assignment_settings a on a.tenant_id = w.tenant_id
    cross join lateral (select case when a.tenant_id is null then $3::integer else a.retry_interval_minutes end as minutes) r
    where coalesce(a.is_enabled, $2) and r.minutes is not null
    on conflict do nothing`,
    [overflowRetryKind, defaultSettings.is_enabled, defaultSettings.retry_interval_minutes],
  );
}
