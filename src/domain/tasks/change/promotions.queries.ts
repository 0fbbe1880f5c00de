import type { PoolClient } from 'pg';
import { promotionKind } from '../store/task-timers.ts';

/** A timer for each task with a stage whose lag ends some time and that has none. As the owner role. */
export async function insertMissingPromotions(owner: PoolClient): Promise<void> {
  await owner.query(
    `insert into timers (tenant_id, kind, record_id, due_at)
    select s.tenant_id, $1, s.task_id, min(s.ready_from)
    from task_stages s join tasks t on t.tenant_id = s.tenant_id and t.id = s.task_id
    where s.status_category = 'pending' and s.ready_from is not null
      and t.deleted_at is null and t.merged_into_id is null and t.status_category in ('todo', 'active', 'on_hold')
    group by s.tenant_id, s.task_id
    on conflict do nothing`,
    [promotionKind],
  );
}
