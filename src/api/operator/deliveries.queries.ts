import type { Pool } from 'pg';

/** What is on its way to one receiver, or to none yet. */
export interface Standing {
  readonly kind: 'webhook' | 'event' | 'e-mail' | 'push' | 'ticket message';
  /** Null for e-mails about accounts, which are of no agency. */
  readonly agency: string | null;
  readonly suspended_at: Date | null;
  /** The address of an endpoint; null where there is no single receiver. */
  readonly target: string | null;
  readonly waiting: number;
  /** Of these, those that failed and are to be tried again. */
  readonly failing: number;
  /** When the oldest began to wait. */
  readonly since: Date | null;
  /** When the next attempt was, or is, due. */
  readonly due_at: Date | null;
  readonly error: string | null;
  /** Of an endpoint. */
  readonly endpoint: Endpoint | null;
}

export interface Endpoint {
  readonly status: 'active' | 'disabled_by_user' | 'disabled_by_failures';
  readonly disabled_at: string | null;
  readonly disabled_by: string | null;
  readonly consecutive_failures: number;
  readonly failing_since: string | null;
}

/** So many rows of one receiver are counted, so that a large backlog costs no more than a small one. */
export const mostCounted = 1_000;
const recentlyDisabled = "e.disabled_at > now() - interval '7 days'";

/** Endpoints that something waits for, and those that were turned off of late; of one agency, all that are turned off. */
export async function selectEndpoints(owner: Pool, agencyId: string | null, limit: number) {
  const { rows } = await owner.query<Standing>(
    `select 'webhook' as kind, t.slug as agency, t.suspended_at, e.url as target, w.waiting + l.queued as waiting, w.failing, least(w.since, l.since) as since,
       least(w.due_at, l.due_at) as due_at, failed.error, json_build_object('status', e.status, 'disabled_at', app.iso(e.disabled_at), 'disabled_by', off.name,
         'consecutive_failures', e.consecutive_failures, 'failing_since', app.iso(failed.since)) as endpoint
     from webhook_endpoints e join tenants t on t.id = e.tenant_id
     cross join lateral (
       select count(*)::integer as waiting, (count(*) filter (where d.attempt_count > 0))::integer as failing, min(d.created_at) as since, min(d.next_attempt_at) as due_at
       from (select * from webhook_deliveries d where d.tenant_id = e.tenant_id and d.endpoint_id = e.id and d.lane_at is null and d.status in ('pending', 'retrying')
         order by d.next_attempt_at limit ${mostCounted}) d) w
     cross join lateral (
       select count(*)::integer as queued, min(d.created_at) as since, min(d.lane_at) as due_at
       from webhook_deliveries d where d.tenant_id = e.tenant_id and d.endpoint_id = e.id and d.lane_at is not null) l
     cross join lateral (
       select min(a.started_at) as since, (array_agg(coalesce('HTTP ' || a.status_code, nullif(concat_ws(': ', a.error_class, a.error_message), '')) order by a.started_at desc))[1] as error
       from (select d.id from webhook_deliveries d where d.tenant_id = e.tenant_id and d.status in ('retrying', 'exhausted') and d.endpoint_id = e.id
         order by d.last_attempt_at desc limit 100) d
       join webhook_attempts a on a.tenant_id = e.tenant_id and a.delivery_id = d.id and a.started_at > coalesce(e.last_success_at, '-infinity')
       where e.consecutive_failures > 0) failed
     left join lateral (
       select coalesce(a.actor_name, u.name, a.actor_type) as name from audit_log a left join users u on u.tenant_id = a.tenant_id and u.id = a.actor_id
       where e.status = 'disabled_by_user' and a.tenant_id = e.tenant_id and a.record_kind = 'webhook_settings' and a.record_id = e.tenant_id
         and a.created_at >= e.disabled_at - interval '1 second' order by a.created_at limit 1) off on true
     where ($1::uuid is null or e.tenant_id = $1)
       and (w.waiting + l.queued > 0 or e.status <> 'active' and ($1::uuid is not null or ${recentlyDisabled}))
     order by least(w.due_at, l.due_at) nulls last, t.slug, e.url limit $2`,
    [agencyId, limit],
  );
  return rows;
}

/** Agencies whose events are not made into deliveries yet. */
export async function selectUndelivered(owner: Pool, agencyId: string | null, limit: number) {
  const { rows } = await owner.query<Standing>(
    `select 'event' as kind, t.slug as agency, t.suspended_at, null as target, w.waiting, case when p.failures > 0 then greatest(w.waiting, 1) else 0 end as failing,
       w.since, p.due_at, p.last_error as error, null as endpoint
     from app.event_positions p join tenants t on t.id = p.tenant_id
     cross join lateral (
       select count(*)::integer as waiting, min(e.created_at) as since
       from (select created_at from events e where e.tenant_id = p.tenant_id and e.sequence > p.position order by e.sequence limit ${mostCounted}) e) w
     where p.consumer = 'webhooks' and p.due_at is not null and ($1::uuid is null or p.tenant_id = $1)
     order by p.due_at limit $2`,
    [agencyId, limit],
  );
  return rows;
}

/** E-mails that wait, of each agency and of the service itself. */
export async function selectMails(owner: Pool, agencyId: string | null, limit: number) {
  const of = (table: string, tenant: string, condition: string) =>
    `(select ${tenant} as tenant_id, created_at, attempt_count, error_message from ${table} where status = 'queued' and ${condition} order by created_at limit 10000)`;
  const { rows } = await owner.query<Standing>(
    `select 'e-mail' as kind, t.slug as agency, t.suspended_at, null as target, count(*)::integer as waiting,
       (count(*) filter (where m.attempt_count > 0))::integer as failing, min(m.created_at) as since, min(m.created_at) as due_at,
       (array_agg(m.error_message order by m.created_at desc) filter (where m.error_message is not null))[1] as error, null as endpoint
     from (${of('email_deliveries', 'tenant_id', '($1::uuid is null or tenant_id = $1)')}
       union all ${of('app.system_mails', 'null::uuid', '$1::uuid is null')}) m
     left join tenants t on t.id = m.tenant_id group by t.id order by min(m.created_at) limit $2`,
    [agencyId, limit],
  );
  return rows;
}

/** Messages that are jobs alone: those in the queue, and those that are held for a suspended agency. */
export async function selectMessageJobs(owner: Pool, agencyId: string | null, limit: number) {
  const { rows } = await owner.query<Standing>(
    `select case j.task when 'send_push' then 'push' else 'ticket message' end as kind, t.slug as agency, t.suspended_at, null as target, count(*)::integer as waiting,
       (count(*) filter (where j.attempts > 0))::integer as failing, min(j.since) as since, min(j.due_at) as due_at,
       (array_agg(j.error order by j.since desc) filter (where j.error is not null))[1] as error, null as endpoint
     from (
       (select (j.payload ->> 'tenantId')::uuid as tenant_id, k.identifier as task, j.created_at as since, j.run_at as due_at, j.attempts, j.last_error as error
         from graphile_worker._private_tasks k join graphile_worker._private_jobs j on j.task_id = k.id
         where k.identifier in ('send_push', 'send_ticket_message') and ($1::uuid is null or j.payload ->> 'tenantId' = $1::text) limit 10000)
       union all
       (select h.tenant_id, h.task, h.held_at, h.held_at, 0, null from app.held_jobs h
         where h.task in ('send_push', 'send_ticket_message') and ($1::uuid is null or h.tenant_id = $1) limit 10000)) j
     join tenants t on t.id = j.tenant_id group by j.task, t.id order by min(j.due_at) limit $2`,
    [agencyId, limit],
  );
  return rows;
}
