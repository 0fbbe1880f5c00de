import type { Pool } from 'pg';

/** What an agency asked of the service within some minutes, and what still waits for it. */
export interface Load {
  readonly agency_id: string;
  readonly agency: string;
  readonly calls: number;
  /** Time that its calls took, in seconds: waits for turns and the database included. */
  readonly seconds: number;
  /** Calls that were refused with 429. */
  readonly limited: number;
  /** Calls that failed on our side. */
  readonly failed: number;
  readonly events: number;
  readonly jobs: number;
  readonly deliveries: number;
}

/** So many of an agency are counted: beyond that, it is as busy as it takes to be named. */
export const mostCounted = 10_000;

/**
 * Calls by the index of each agency's newest, what waits by the indexes of what waits: no statement reads what is older. The hours of
 * `api_request_hours` come too late to tell who is busy now.
 */
export async function selectLoad(owner: Pool, minutes: number, agencyId: string | null): Promise<Load[]> {
  const { rows } = await owner.query<Load>(
    `with chosen as materialized (select id, slug from tenants where $2::uuid is null or id = $2),
     jobs as materialized (
       select payload ->> 'tenantId' as tenant, count(*)::integer as waiting from (
         select payload from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts limit 1000000) j
       where payload ->> 'tenantId' is not null group by 1)
     select t.id as agency_id, t.slug as agency, c.calls, c.seconds, c.limited, c.failed, e.events, coalesce(j.waiting, 0) as jobs, d.deliveries
     from chosen t
     cross join lateral (
       select count(*)::integer as calls, coalesce(sum(duration_ms) / 1000, 0)::float8 as seconds,
         (count(*) filter (where status = 429))::integer as limited, (count(*) filter (where status >= 500))::integer as failed
       from api_request_logs l where l.tenant_id = t.id and l.created_at > app.now() - make_interval(mins => $1)) c
     cross join lateral (
       select coalesce(sum(n), 0)::integer as events from app.event_positions p cross join lateral (
         select count(*) as n from (select from events e where e.tenant_id = p.tenant_id and e.sequence > p.position and e.sequence <= p.ready_to limit ${mostCounted}) e) w
       where p.tenant_id = t.id and p.due_at is not null) e
     cross join lateral (
       select count(*)::integer as deliveries from (
         select from webhook_deliveries d where d.tenant_id = t.id and d.lane_at is null and d.status in ('pending', 'retrying') and d.next_attempt_at <= now()
         limit ${mostCounted}) d) d
     left join jobs j on j.tenant = t.id::text
     where c.calls + e.events + d.deliveries + coalesce(j.waiting, 0) > 0`,
    [minutes, agencyId],
  );
  return rows;
}

/** The operation that took most of the time of the agency's calls. */
export async function findHeaviest(
  owner: Pool,
  agencyId: string,
  minutes: number,
): Promise<{ operation_id: string; seconds: number } | undefined> {
  const { rows } = await owner.query<{ operation_id: string; seconds: number }>(
    `select operation_id, (sum(duration_ms) / 1000)::float8 as seconds from api_request_logs
     where tenant_id = $1 and created_at > app.now() - make_interval(mins => $2) and operation_id is not null
     group by operation_id order by 2 desc limit 1`,
    [agencyId, minutes],
  );
  return rows[0];
}
