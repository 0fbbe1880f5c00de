import { sql, type RawBuilder } from 'kysely';
import type { WebhookRecovery, WebhookRecoveryRequest } from '#generated/console/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/**
 * The newest failed delivery of each event that arrived nowhere since and is not on its way. Tests are no events.
 */
const missed = ({
  created_after,
  created_before,
  event_types,
}: WebhookRecoveryRequest): RawBuilder<unknown> => sql`
  select distinct on (d.event_id) d.*
  from webhook_deliveries d
  where d.status in ('exhausted', 'skipped') and not d.is_test and d.created_at >= ${created_after}::timestamptz
    and (${created_before ?? null}::timestamptz is null or d.created_at < ${created_before ?? null}::timestamptz)
    and (${event_types ?? null}::text[] is null or d.event_type = any(${event_types ?? null}::text[]))
    and not exists (
      select from webhook_deliveries o
      where o.tenant_id = d.tenant_id and o.event_id = d.event_id and o.status in ('delivered', 'pending', 'delivering', 'retrying'))
  order by d.event_id, d.created_at desc`;

export async function countMissed(
  db: Db,
  request: WebhookRecoveryRequest,
): Promise<{ event_type: string; event_count: number; oldest_created_at: string }[]> {
  const { rows } = await sql<{ event_type: string; event_count: number; oldest_created_at: string }>`
    select event_type, count(*) as event_count, app.iso(min(created_at)) as oldest_created_at
    from (${missed(request)}) m group by event_type order by event_count desc, event_type`.execute(db);
  return rows;
}

/** Not locked: making a hundred thousand deliveries must not hold up those of others, which share statements with ours. */
export async function selectActiveEndpoints(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('webhook_endpoints').where('status', '=', 'active').select('id').execute();
  return rows.map(({ id }) => id);
}

/** Answers how many were made, and the time that all of them have. */
export async function insertMissed(
  db: Db,
  request: WebhookRecoveryRequest,
  createdBy: string,
): Promise<WebhookRecovery> {
  const {
    rows: [row],
  } = await sql<WebhookRecovery>`
    with made as (
      insert into webhook_deliveries (event_id, event_type, sequence, endpoint_id, endpoint_kind, url, status, is_manual, redelivery_of_id, created_by, body, record_ids, next_attempt_at)
      select m.event_id, m.event_type, m.sequence, e.id, case when e.event_type is null then 'global' else 'override' end, e.url, 'pending', true, m.id,
        ${createdBy}::uuid, m.body, m.record_ids, now()
      from (${missed(request)}) m
      join lateral (
        select * from webhook_endpoints e where e.event_type = m.event_type or e.event_type is null order by e.event_type nulls last limit 1) e on e.status = 'active'
      order by m.sequence
      returning created_at
    ) select count(*) as redelivered_count, app.iso(min(created_at)) as created_at from made`.execute(db);
  return row!;
}
