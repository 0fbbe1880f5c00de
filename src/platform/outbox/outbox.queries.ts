import type { ClientBase, Pool, PoolClient } from 'pg';
import type { ConsumedEvent, EventConsumer } from './consumer.ts';

// All of these run as the owner, for many agencies; the functions are in 170-outbox.sql.

/** An agency whose turn it is with a consumer. */
export interface Claim {
  readonly tenantId: string;
  readonly position: number;
  readonly readyTo: number;
  /** Tries that the next event has behind it. */
  readonly failures: number;
}

/** What a look at the outbox found: whether there is more to be found, and the consumers that have something to do. */
export interface Scan {
  readonly more: boolean;
  readonly due: readonly string[];
}

export async function scanEvents(owner: Pool, consumers: readonly EventConsumer[]): Promise<Scan> {
  const asked = consumers.map(({ name, wants }) => ({ name, wants: wants ?? null }));
  const {
    rows: [row],
  } = await owner.query<{ scan: Scan }>({
    name: 'scan-events',
    text: 'select app.scan_events($1::jsonb) as scan',
    values: [JSON.stringify(asked)],
  });
  return row!.scan;
}

/** Those on the list, or those that are not. */
export interface Agencies {
  readonly list: readonly string[];
  readonly isAmong: boolean;
}

export async function claimEvents(
  owner: ClientBase,
  consumer: string,
  { list, isAmong }: Agencies,
): Promise<Claim | undefined> {
  const {
    rows: [row],
  } = await owner.query<{ tenant_id: string; position: string; ready_to: string; failures: number }>({
    name: 'claim-events',
    text: 'select tenant_id, position, ready_to, failures from app.claim_events_of($1, $2::uuid[], $3)',
    values: [consumer, list, isAmong],
  });
  return (
    row && {
      tenantId: row.tenant_id,
      position: Number(row.position),
      readyTo: Number(row.ready_to),
      failures: row.failures,
    }
  );
}

export async function selectEvents(
  owner: ClientBase,
  { tenantId, position, readyTo }: Claim,
  limit: number,
): Promise<ConsumedEvent[]> {
  const { rows } = await owner.query<{
    id: string;
    event_type: string;
    sequence: string;
    traceparent: string | null;
  }>({
    name: 'select-events',
    text: 'select id, event_type, sequence, traceparent from events where tenant_id = $1 and sequence > $2 and sequence <= $3 order by sequence limit $4',
    values: [tenantId, position, readyTo, limit],
  });
  return rows.map(({ id, event_type: type, sequence, traceparent }) => ({
    tenantId,
    eventId: id,
    type,
    sequence: Number(sequence),
    traceparent,
  }));
}

/** Moves the position behind `sequence`; an agency with more to do goes to the end of the line. */
export async function updatePosition(
  owner: ClientBase,
  consumer: string,
  tenantId: string,
  sequence: number,
): Promise<void> {
  await owner.query({
    name: 'move-event-position',
    text: `update app.event_positions set position = $3, failures = 0, last_error = null,
        due_at = case when ready_to <= $3 then null else clock_timestamp() end
      where consumer = $1 and tenant_id = $2`,
    values: [consumer, tenantId, sequence],
  });
}

export async function updateFailure(
  owner: ClientBase,
  consumer: string,
  tenantId: string,
  error: string,
  waitMs: number,
): Promise<void> {
  await owner.query(
    `update app.event_positions set failures = failures + 1, last_error = $3, due_at = clock_timestamp() + make_interval(secs => $4 / 1000.0)
     where consumer = $1 and tenant_id = $2`,
    [consumer, tenantId, error, waitMs],
  );
}

/** Passes an event over, and keeps it with the error for an operator. */
export async function insertParked(
  owner: ClientBase,
  consumer: string,
  event: ConsumedEvent,
  error: string,
  attempts: number,
): Promise<void> {
  await owner.query(
    `insert into app.parked_events (consumer, tenant_id, event_id, sequence, event_type, error, attempts) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (consumer, tenant_id, event_id) do update set error = excluded.error, attempts = excluded.attempts, parked_at = now(), replay_at = null`,
    [consumer, event.tenantId, event.eventId, event.sequence, event.type, error, attempts],
  );
  await updatePosition(owner, consumer, event.tenantId, event.sequence);
}

/** The next parked event that is to be replayed; held until the end of the transaction. */
export async function lockReplay(owner: ClientBase, consumer: string): Promise<ConsumedEvent | undefined> {
  const {
    rows: [row],
  } = await owner.query<{
    tenant_id: string;
    event_id: string;
    event_type: string;
    sequence: string;
    traceparent: string | null;
  }>({
    name: 'lock-event-replay',
    text: `select p.tenant_id, p.event_id, p.event_type, p.sequence,
        (select e.traceparent from events e where e.tenant_id = p.tenant_id and e.id = p.event_id) as traceparent
      from app.parked_events p
      where p.consumer = $1 and p.replay_at <= now() order by p.sequence limit 1 for update skip locked`,
    values: [consumer],
  });
  return (
    row && {
      tenantId: row.tenant_id,
      eventId: row.event_id,
      type: row.event_type,
      sequence: Number(row.sequence),
      traceparent: row.traceparent,
    }
  );
}

export async function deleteParked(
  owner: ClientBase,
  consumer: string,
  { tenantId, eventId }: ConsumedEvent,
): Promise<void> {
  await owner.query(
    'delete from app.parked_events where consumer = $1 and tenant_id = $2 and event_id = $3',
    [consumer, tenantId, eventId],
  );
}

export async function updateReplayFailed(
  owner: ClientBase,
  consumer: string,
  { tenantId, eventId }: ConsumedEvent,
  error: string,
): Promise<void> {
  await owner.query(
    'update app.parked_events set replay_at = null, attempts = attempts + 1, error = $4 where consumer = $1 and tenant_id = $2 and event_id = $3',
    [consumer, tenantId, eventId, error],
  );
}

/** A transaction whose statements end in time. */
export async function begin(owner: PoolClient, statementTimeoutMs: number): Promise<void> {
  await owner.query(`begin; set local statement_timeout = ${statementTimeoutMs}`);
}
