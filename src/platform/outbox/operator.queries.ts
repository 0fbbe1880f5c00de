import type { Pool, PoolClient } from 'pg';

/** Which events an operator means; what is not named means all of them. */
export interface Selection {
  readonly consumer?: string | undefined;
  readonly tenantId?: string | undefined;
  readonly eventId?: string | undefined;
}

/** A parked event, as the audit log names it. */
export interface ParkedKey {
  readonly consumer: string;
  readonly tenant_id: string;
  readonly event_id: string;
}

const selected = 'consumer = coalesce($1, consumer) and tenant_id = coalesce($2::uuid, tenant_id)';
const selectedEvent = `${selected} and event_id = coalesce($3::uuid, event_id)`;
const valuesOf = ({ consumer, tenantId }: Selection) => [consumer ?? null, tenantId ?? null];
const valuesOfEvent = (selection: Selection) => [...valuesOf(selection), selection.eventId ?? null];

/** The largest number of rows that a list shows. */
export const maxListed = 200;

/** Agencies whose events a consumer still has to process, the one that waits longest first. */
export async function selectBehind(owner: Pool, selection: Selection) {
  const { rows } = await owner.query<{
    consumer: string;
    agency: string;
    waiting: number;
    failures: number;
    due_at: Date;
    last_error: string | null;
  }>(
    `select consumer, t.slug as agency, (select count(*)::integer from events e where e.tenant_id = p.tenant_id and e.sequence > p.position and e.sequence <= p.ready_to) as waiting,
       failures, due_at, last_error
     from app.event_positions p join tenants t on t.id = p.tenant_id where due_at is not null and ${selected} order by due_at limit ${maxListed}`,
    valuesOf(selection),
  );
  return rows;
}

export async function selectParked(owner: Pool, selection: Selection) {
  const { rows } = await owner.query<{
    consumer: string;
    agency: string;
    event: string;
    type: string;
    attempts: number;
    parked_at: Date;
    is_replaying: boolean;
    error: string | null;
  }>(
    `select consumer, t.slug as agency, event_id as event, event_type as type, attempts, parked_at, replay_at is not null as is_replaying, error
     from app.parked_events p join tenants t on t.id = p.tenant_id where ${selectedEvent} order by sequence limit ${maxListed}`,
    valuesOfEvent(selection),
  );
  return rows;
}

export async function countParked(owner: Pool, selection: Selection): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    `select count(*)::integer as count from app.parked_events where ${selectedEvent}`,
    valuesOfEvent(selection),
  );
  return rows[0]!.count;
}

/** Lets the workers process parked events again; answers which. */
export async function updateReplay(owner: PoolClient, selection: Selection): Promise<ParkedKey[]> {
  const { rows } = await owner.query<ParkedKey>(
    `update app.parked_events set replay_at = now() where ${selectedEvent} returning consumer, tenant_id, event_id`,
    valuesOfEvent(selection),
  );
  return rows;
}

/** Gives parked events up; answers which. The events themselves stay. */
export async function deleteParkedEvents(owner: PoolClient, selection: Selection): Promise<ParkedKey[]> {
  const { rows } = await owner.query<ParkedKey>(
    `delete from app.parked_events where ${selectedEvent} returning consumer, tenant_id, event_id`,
    valuesOfEvent(selection),
  );
  return rows;
}

/** What the outbox holds of an event; undefined when it is gone. */
export async function findEvent(owner: Pool, eventId: string) {
  const { rows } = await owner.query<{ sequence: number; created_at: Date; data: object }>(
    'select sequence::float8 as sequence, created_at, data from events where id = $1::uuid',
    [eventId],
  );
  return rows[0];
}
