import type { PoolClient } from 'pg';
import { defaultSettings } from '../assignment/settings.ts';

export interface WaitingTask {
  readonly tenant_id: string;
  readonly task_id: string;
  readonly stage_ids: readonly string[];
}

const maxTasks = 100;

/** Tasks of active agencies with stages in the overflow for which it is time to try again, the longest waiting first. As the owner role. */
export async function selectTasksToRetry(owner: PoolClient): Promise<WaitingTask[]> {
  const { rows } = await owner.query<WaitingTask>(
    `
    select s.tenant_id, s.task_id, array_agg(s.id order by s.overflowed_at, s.id) as stage_ids
    from task_stages s
    join tasks t on t.tenant_id = s.tenant_id and t.id = s.task_id
    join tenants agency on agency.id = s.tenant_id and agency.status = 'active'
    left join task_assignment_settings a on a.tenant_id = s.tenant_id
    where s.assignment_status = 'overflow' and s.status_category in ('pending', 'ready', 'in_progress')
      and t.deleted_at is null and t.merged_into_id is null and t.status_category in ('todo', 'active', 'on_hold')
      and coalesce(a.is_enabled, $1)
      and s.overflow_attempted_at <= app.now() - make_interval(mins => case when a.tenant_id is null then $2::integer else a.retry_interval_minutes end)
    group by s.tenant_id, s.task_id
    order by min(s.overflow_attempted_at), s.task_id limit ${maxTasks}`,
    [defaultSettings.is_enabled, defaultSettings.retry_interval_minutes],
  );
  return rows;
}
