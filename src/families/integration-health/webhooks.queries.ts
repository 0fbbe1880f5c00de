import { sql } from 'kysely';
import type {
  DeliveryCounts,
  WebhookEventOutcomes,
  WebhookFailure,
  WebhookOutage,
} from '#generated/console/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { Span } from './requests.queries.ts';

/** Deliveries by the bucket in which they were made and the state that they have now. Tests are not among them. */
export async function selectDeliverySeries(
  db: Db,
  { startsAt, endsAt }: Span,
  bucketSeconds: number,
): Promise<(DeliveryCounts & { readonly place: number })[]> {
  const { rows } = await sql<DeliveryCounts & { place: number }>`
    select floor(extract(epoch from d.created_at - ${startsAt}::timestamptz) / ${bucketSeconds}::integer)::integer as place,
      count(*) filter (where d.status = 'pending') as pending, count(*) filter (where d.status = 'delivering') as delivering,
      count(*) filter (where d.status = 'delivered') as delivered, count(*) filter (where d.status = 'retrying') as retrying,
      count(*) filter (where d.status = 'exhausted') as exhausted, count(*) filter (where d.status = 'skipped') as skipped
    from webhook_deliveries d where d.created_at >= ${startsAt} and d.created_at < ${endsAt} and not d.is_test
    group by 1`.execute(db);
  return rows;
}

/** Events of the deliveries made in the span, each once, by what became of them. Tests are no events. */
export async function selectEventCounts(
  db: Db,
  { startsAt, endsAt }: Span,
): Promise<Omit<WebhookEventOutcomes, 'arrived_percent'>> {
  const { rows } = await sql<Omit<WebhookEventOutcomes, 'arrived_percent'>>`
    select count(*) filter (where e.has_arrived) as arrived_count,
      count(*) filter (where not e.has_arrived and not e.is_waiting) as missed_count, count(*) filter (where not e.has_arrived and e.is_waiting) as waiting_count
    from (
      select bool_or(d.status = 'delivered') as has_arrived, bool_or(d.status in ('pending', 'delivering', 'retrying')) as is_waiting
      from webhook_deliveries d where d.created_at >= ${startsAt} and d.created_at < ${endsAt} and not d.is_test
      group by d.event_id) e`.execute(db);
  return rows[0]!;
}

/** Endpoints that are off, with the events that were skipped and have neither arrived since nor are waiting. */
export async function selectOutages(db: Db): Promise<WebhookOutage[]> {
  const { rows } = await sql<WebhookOutage>`
    select e.id as endpoint_id, e.event_type, e.url, e.status, app.iso(e.disabled_at) as disabled_at, (
      select count(distinct d.event_id) from webhook_deliveries d
      where d.tenant_id = e.tenant_id and d.endpoint_id = e.id and d.status = 'skipped' and not d.is_test and not exists (
        select from webhook_deliveries o
        where o.tenant_id = d.tenant_id and o.event_id = d.event_id and o.status in ('delivered', 'pending', 'delivering', 'retrying'))) as unsent_event_count
    from webhook_endpoints e where e.status <> 'active'
    order by e.event_type nulls first`.execute(db);
  return rows;
}

/** The deliveries whose last attempt failed, latest first. */
export async function selectLastFailures(
  db: Db,
  { startsAt }: Span,
  most: number,
): Promise<WebhookFailure[]> {
  const { rows } = await sql<WebhookFailure>`
    select d.id, d.event_id, d.event_type, d.url, d.status, d.attempt_count, app.iso(d.last_attempt_at) as last_attempt_at, d.last_status_code, d.error_class,
      a.error_message, app.iso(d.next_attempt_at) as next_attempt_at
    from webhook_deliveries d
    left join webhook_attempts a on a.tenant_id = d.tenant_id and a.delivery_id = d.id and a.number = d.attempt_count
    where d.status in ('retrying', 'exhausted') and d.last_attempt_at >= ${startsAt} and not d.is_test
    order by d.last_attempt_at desc, d.id desc limit ${most}`.execute(db);
  return rows;
}
