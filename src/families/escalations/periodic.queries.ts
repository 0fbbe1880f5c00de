import type { PoolClient } from 'pg';
import { defaultAutoCloseDays } from './settings.queries.ts';
import { closeKind, resumeKind } from './timers.ts';

/** A timer for each wait that ends by itself. As the owner role. */
export async function insertMissingResumptions(owner: PoolClient): Promise<void> {
  await owner.query(
    `insert into timers (tenant_id, kind, record_id, due_at)
    select tenant_id, $1, id, resume_at from escalations where status_category = 'waiting' and resume_at is not null
    on conflict do nothing`,
    [resumeKind],
  );
}

/** A timer for each resolved escalation whose agency lets them close. As the owner role. */
export async function insertMissingClosings(owner: PoolClient): Promise<void> {
  await owner.query(
    `insert into timers (tenant_id, kind, record_id, due_at)
    select e.tenant_id, $1, e.id, e.resolved_at + make_interval(days => case when s.tenant_id is null then $2::integer else s.auto_close_days end)
    from escalations e left join escalation_settings s on s.tenant_id = e.tenant_id
    where e.status_category = 'resolved' and e.resolved_at is not null and (s.tenant_id is null or s.auto_close_days is not null)
    on conflict do nothing`,
    [closeKind, defaultAutoCloseDays],
  );
}
