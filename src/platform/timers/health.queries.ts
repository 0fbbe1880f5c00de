import type { PoolClient } from 'pg';

/** Due timers of active agencies by the clock of the database; an index answers for each agency. */
export async function selectTimerHealth(owner: PoolClient): Promise<Record<string, unknown>> {
  const { rows } = await owner.query<Record<string, unknown>>(`
    select
      (select coalesce(extract(epoch from app.now() - min(first.due_at)), 0) from tenants a
        cross join lateral (
          select due_at from timers t where t.tenant_id = a.id and t.parked_at is null and t.due_at <= app.now() order by due_at limit 1) first
        where a.status = 'active')
        as timers_late_seconds,
      (select count(*) from (
        select from tenants a
        cross join lateral (select from timers t where t.tenant_id = a.id and t.parked_at is null and t.due_at <= app.now() limit 10000) due
        where a.status = 'active' limit 10000) due) as timers_due,
      (select count(*) from (
        select from tenants a
        cross join lateral (
          select from timers t where t.tenant_id = a.id and t.parked_at is null and t.due_at <= app.now() and t.attempts > 0 limit 10000) due
        where a.status = 'active' limit 10000) failing) as timers_failing`);
  return rows[0]!;
}

export async function selectParkedTimers(owner: PoolClient): Promise<Record<string, unknown>[]> {
  const { rows } = await owner.query<Record<string, unknown>>(
    'select kind, count(*) as timers_parked from timers where parked_at is not null group by kind',
  );
  return rows;
}
