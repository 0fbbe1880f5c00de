import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { DeliveryCounts, WebhookFailure } from '#generated/console/types.gen.ts';
import type { Span } from './requests.queries.ts';

type Db = Kysely<Database>;

/** Deliveries by the bucket in which they were made and the state that they have now. Tests are not among them. */
export async function selectDeliverySeries(db: Db, { startsAt, endsAt }: Span, bucketSeconds: number): Promise<(DeliveryCounts & { readonly place: number })[]> {
  const { rows } = await sql<DeliveryCounts & { place: number }>`
    select floor(extract(epoch from d.created_at - ${startsAt}::timestamptz) / ${bucketSeconds}::integer)::integer as place,
      count(*) filter (where d.status = 'pending') as pending, count(*) filter (where d.status = 'delivering') as delivering,
      count(*) filter (where d.status = 'delivered') as delivered, count(*) filter (where d.status = 'retrying') as retrying,
      count(*) filter (where d.status = 'exhausted') as exhausted, count(*) filter (where d.status = 'skipped') as skipped
    from webhook_deliveries d where d.created_at >= ${startsAt} and d.created_at < ${endsAt} and not d.is_test
    group by 1`.execute(db);
  return rows;
}

/** The deliveries whose last attempt failed, latest first. */
export async function selectLastFailures(db: Db, { startsAt }: Span, most: number): Promise<WebhookFailure[]> {
  const { rows } = await sql<WebhookFailure>`
    select d.id, d.event_id, d.event_type, d.url, d.status, d.attempt_count, app.iso(d.last_attempt_at) as last_attempt_at, d.last_status_code, d.error_class,
      a.error_message, app.iso(d.next_attempt_at) as next_attempt_at
    from webhook_deliveries d
    left join webhook_attempts a on a.tenant_id = d.tenant_id and a.delivery_id = d.id and a.number = d.attempt_count
    where d.status in ('retrying', 'exhausted') and d.last_attempt_at >= ${startsAt} and not d.is_test
    order by d.last_attempt_at desc, d.id desc limit ${most}`.execute(db);
  return rows;
}
