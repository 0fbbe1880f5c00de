import type { Pool } from 'pg';

/** Which events an operator means; what is not named means all of them. */
export interface Selection {
  readonly consumer?: string | undefined;
  readonly tenantId?: string | undefined;
  readonly eventId?: string | undefined;
}

const selected = 'consumer = coalesce($1, consumer) and tenant_id = coalesce($2::uuid, tenant_id)';
const valuesOf = ({ consumer, tenantId }: Selection) => [consumer ?? null, tenantId ?? null];

/** Agencies whose events a consumer still has to process, the one that waits longest first. */
export async function selectBehind(owner: Pool, selection: Selection): Promise<Record<string, unknown>[]> {
  const { rows } = await owner.query<Record<string, unknown>>(
    `select consumer, tenant_id as agency, (select count(*)::integer from events e where e.tenant_id = p.tenant_id and e.sequence > p.position and e.sequence <= p.ready_to) as waiting,
       failures, last_error, due_at
     from app.event_positions p where due_at is not null and ${selected} order by due_at limit 200`,
    valuesOf(selection),
  );
  return rows;
}

export async function selectParked(owner: Pool, selection: Selection): Promise<Record<string, unknown>[]> {
  const { rows } = await owner.query<Record<string, unknown>>(
    `select consumer, tenant_id as agency, event_id as event, event_type, attempts, parked_at, replay_at is not null as is_replaying, error
     from app.parked_events where ${selected} order by sequence limit 200`,
    valuesOf(selection),
  );
  return rows;
}

/** Answers how many parked events are replayed. */
export async function updateReplay(owner: Pool, selection: Selection): Promise<number> {
  const { rowCount } = await owner.query(
    `update app.parked_events set replay_at = now() where ${selected} and event_id = coalesce($3::uuid, event_id)`,
    [...valuesOf(selection), selection.eventId ?? null],
  );
  return rowCount ?? 0;
}
