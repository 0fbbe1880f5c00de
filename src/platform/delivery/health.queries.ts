import type { PoolClient } from 'pg';

// Those of suspended agencies wait on purpose.
const endpoints = "webhook_endpoints e join tenants a on a.id = e.tenant_id and a.status = 'active'";

/** How long ago the longest waiting attempt was due: the index of what waits answers for each endpoint. */
export async function selectDeliveryLateness(owner: PoolClient): Promise<Record<string, unknown>> {
  const { rows } = await owner.query<Record<string, unknown>>(`
    select greatest(coalesce(extract(epoch from now() - min(first.next_attempt_at)), 0), 0) as webhook_deliveries_late_seconds
    from ${endpoints}
    cross join lateral (
      select d.next_attempt_at from webhook_deliveries d
      where d.tenant_id = e.tenant_id and d.endpoint_id = e.id and d.lane_at is null and d.status in ('pending', 'retrying')
      order by d.next_attempt_at limit 1) first
    where e.status = 'active'`);
  return rows[0]!;
}

export async function selectWaitingDeliveries(owner: PoolClient): Promise<Record<string, unknown>[]> {
  const { rows } = await owner.query<Record<string, unknown>>(`
    select error_class, count(*) as webhook_deliveries_waiting from (
      select coalesce(d.error_class, 'none') as error_class from ${endpoints}
      cross join lateral (
        select d.error_class from webhook_deliveries d
        where d.tenant_id = e.tenant_id and d.endpoint_id = e.id and d.lane_at is null and d.status in ('pending', 'retrying') limit 10000) d
      limit 10000) waiting
    group by error_class`);
  return rows;
}
