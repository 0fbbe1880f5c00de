import type { PoolClient } from 'pg';

const isSuspended = "exists (select from tenants t where t.id = p.tenant_id and t.status = 'suspended')";

/** For each consumer, of all agencies that are not suspended together; `scan` stands for the events that were not looked at yet. */
export async function selectEventHealth(owner: PoolClient): Promise<Record<string, unknown>[]> {
  const { rows } = await owner.query<Record<string, unknown>>(`
    select b.consumer, b.oldest_seconds as events_oldest_seconds, b.agencies as events_waiting_agencies, b.parked as events_parked,
      (select count(*) from (
        select from app.event_positions p
        cross join lateral (select from events e where e.tenant_id = p.tenant_id and e.sequence > p.position and e.sequence <= p.ready_to limit 10000) e
        where p.consumer = b.consumer and p.due_at is not null and not ${isSuspended} limit 10000) w) as events_waiting,
      (select count(*) from app.event_positions p where p.consumer = b.consumer and p.due_at is not null and p.failures > 0 and not ${isSuspended})
        as events_failing_agencies
    from app.event_backlog() b`);
  return rows;
}
