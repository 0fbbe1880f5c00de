import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import type { BatchScope } from '#src/platform/outbox/index.ts';

/** Notes which automations of these events' agencies start on them, and which executions wait for them. */
export async function insertHits(
  owner: BatchScope,
  tenantIds: readonly string[],
  eventIds: readonly string[],
): Promise<void> {
  await owner.query(
    `insert into automation_hits (tenant_id, event_id, automation_id, execution_id)
     select v.tenant_id, v.id, h.automation_id, h.execution_id
     from unnest($1::uuid[], $2::uuid[]) with ordinality as k (tenant_id, id, place)
     join events v on v.tenant_id = k.tenant_id and v.id = k.id,
     lateral (
       select a.id as automation_id, null::uuid as execution_id from automations a
       where a.tenant_id = v.tenant_id and a.status = 'active' and a.deleted_at is null and a.live_event_types @> array[v.event_type]
       union all
       select null, e.id from automation_executions e
       where e.tenant_id = v.tenant_id and e.status = 'waiting' and e.waiting_kind = 'event' and e.waiting_event_types @> array[v.event_type]) h
     order by k.place`,
    [tenantIds, eventIds],
  );
}

export interface Hit {
  readonly id: string;
  readonly event_id: string;
  readonly automation_id: string | null;
  readonly execution_id: string | null;
  readonly attempts: number;
  readonly event_type: string;
  readonly correlation_id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The next of them, which nobody else takes; undefined when there is none. */
export async function takeHit(db: Db): Promise<Hit | undefined> {
  const { rows } = await sql<Hit>`
    select h.id, h.event_id, h.automation_id, h.execution_id, h.attempts, v.event_type, v.correlation_id, v.data
    from automation_hits h join events v on v.tenant_id = h.tenant_id and v.id = h.event_id
    where h.due_at <= app.now() order by h.due_at, h.id limit 1 for update of h skip locked`.execute(db);
  return rows[0];
}

export const deleteHit = (db: Db, id: string) =>
  sql`delete from automation_hits where id = ${id}::uuid`.execute(db);

/** Looks at it again later; after several attempts it is given up. */
export const delayHit = (db: Db, id: string, seconds: number) =>
  sql`update automation_hits set attempts = attempts + 1, due_at = app.now() + make_interval(secs => ${seconds}) where id = ${id}::uuid`.execute(
    db,
  );
