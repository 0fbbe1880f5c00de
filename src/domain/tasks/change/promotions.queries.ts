import type { PoolClient } from 'pg';

export interface TaskOfTenant {
  readonly tenant_id: string;
  readonly task_id: string;
}

const maxTasks = 200;

/** Tasks of active agencies with a stage whose lag is over, the longest waiting first. As the owner role. */
export async function selectTasksToPromote(owner: PoolClient): Promise<TaskOfTenant[]> {
  const { rows } = await owner.query<TaskOfTenant>(`
    select s.tenant_id, s.task_id
    from task_stages s join tasks t on t.tenant_id = s.tenant_id and t.id = s.task_id
    join tenants a on a.id = s.tenant_id and a.status = 'active'
    where s.status_category = 'pending' and s.ready_from <= app.now()
      and t.deleted_at is null and t.merged_into_id is null and t.status_category in ('todo', 'active', 'on_hold')
    group by s.tenant_id, s.task_id
    order by min(s.ready_from), s.task_id limit ${maxTasks}`);
  return rows;
}
