import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { Db } from '#src/platform/db/index.ts';

/** Agencies with events or calls to look at or executions to admit, the longest waiting first. */
export async function selectAgenciesWaiting(owner: PoolClient): Promise<string[]> {
  const { rows } = await owner.query<{ tenant_id: string }>({
    name: 'agencies-with-automations-waiting',
    text: `select tenant_id from (
        select tenant_id, min(due_at) as since from automation_hits where due_at <= app.now() group by tenant_id
        union all
        select tenant_id, min(created_at) from inbound_webhook_deliveries where status = 'received' group by tenant_id
        union all
        select tenant_id, min(ready_at) from automation_executions where status = 'queued' and ready_at <= app.now() group by tenant_id) w
      join tenants t on t.id = w.tenant_id and t.status = 'active'
      group by tenant_id order by min(since)`,
  });
  return rows.map(({ tenant_id: id }) => id);
}

/** Executions of one agency that run at the same time. */
const maxRunning = 20;

/**
 * Admits executions that are ready, in their order: each begins to run and holds its concurrency key, which nobody else holds and
 * nobody before it waits for. Answers their ids.
 */
export async function admit(db: Db, most: number, now: Date): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('admit automations ' || app.tenant_id(), 0))`.execute(
    db,
  );
  const { rows } = await sql<{ id: string; automation_id: string; is_first: boolean }>`
    with room as (
      select greatest(0, ${maxRunning} - count(*))::integer as places from automation_executions where status = 'running'
    ), chosen as (
      select e.id from automation_executions e
      where e.status = 'queued' and e.ready_at <= ${now}::timestamptz
        and (e.concurrency_key is null or e.is_holding or not exists (
          select from automation_executions h where h.tenant_id = e.tenant_id and h.automation_id = e.automation_id
            and h.concurrency_key = e.concurrency_key and h.is_holding)
          and not exists (
            select from automation_executions f where f.tenant_id = e.tenant_id and f.automation_id = e.automation_id
              and f.concurrency_key = e.concurrency_key and f.status = 'queued' and (f.ready_at, f.id) < (e.ready_at, e.id)))
      order by e.ready_at, e.id limit least(${most}, (select places from room))
      for update skip locked
    )
    update automation_executions e
    set status = 'running', is_holding = e.concurrency_key is not null, started_at = coalesce(e.started_at, ${now}::timestamptz),
      revision = e.revision + 1, updated_at = ${now}::timestamptz
    from (select c.id, o.started_at is null as is_first from chosen c join automation_executions o on o.id = c.id) c
    where e.id = c.id
    returning e.id, e.automation_id, c.is_first`.execute(db);
  const first = rows.filter(({ is_first: isFirst }) => isFirst);
  if (first.length > 0)
    await sql`update automations a set last_execution_at = ${now}::timestamptz, last_execution_id = k.id
      from (select distinct on (automation_id) automation_id, id from unnest(${first.map(({ automation_id: id }) => id)}::uuid[], ${first.map(({ id }) => id)}::uuid[]) as k (automation_id, id)) k
      where a.id = k.automation_id`.execute(db);
  return rows.map(({ id }) => id);
}
