import type { Pool, PoolClient } from 'pg';

/** Which timers an operator means; what is not named means all of them. */
export interface TimerSelection {
  readonly tenantId?: string | undefined;
  readonly kind?: string | undefined;
  readonly recordId?: string | undefined;
}

/** A timer, as the audit log names it. */
export interface TimerRef {
  readonly tenant_id: string;
  readonly kind: string;
  readonly record_id: string;
  readonly slot: string;
}

const selected =
  'tenant_id = coalesce($1::uuid, tenant_id) and kind = coalesce($2, kind) and record_id = coalesce($3::uuid, record_id)';
const parked = `parked_at is not null and ${selected}`;
const valuesOf = ({ tenantId, kind, recordId }: TimerSelection) => [
  tenantId ?? null,
  kind ?? null,
  recordId ?? null,
];

/** The largest number of rows that a list shows. */
export const maxListed = 200;

/** Parked timers, or those that failed and will be tried again. */
export async function selectTimers(
  owner: Pool,
  selection: TimerSelection,
  state: 'parked' | 'failing' | 'all',
) {
  const wanted = {
    parked: 'parked_at is not null',
    failing: 'parked_at is null and attempts > 0',
    all: 'true',
  }[state];
  const { rows } = await owner.query<{
    agency: string;
    kind: string;
    record: string;
    slot: string;
    due_at: Date;
    attempts: number;
    attempt_at: Date | null;
    parked_at: Date | null;
    error: string | null;
  }>(
    `select a.slug as agency, kind, record_id as record, t.slot, due_at, attempts, attempt_at, parked_at, last_error as error
     from timers t join tenants a on a.id = t.tenant_id where ${wanted} and ${selected} order by due_at, kind, record_id limit ${maxListed}`,
    valuesOf(selection),
  );
  return rows;
}

export async function countParkedTimers(owner: Pool, selection: TimerSelection): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    `select count(*)::integer as count from timers where ${parked}`,
    valuesOf(selection),
  );
  return rows[0]!.count;
}

/** Lets parked timers fire again, as if they had never failed; answers which. */
export async function updateTimersReplayed(
  owner: PoolClient,
  selection: TimerSelection,
): Promise<TimerRef[]> {
  const { rows } = await owner.query<TimerRef>(
    `update timers set parked_at = null, attempts = 0, attempt_at = null where ${parked} returning tenant_id, kind, record_id, slot`,
    valuesOf(selection),
  );
  return rows;
}

/** Removes parked timers: what they were for does not happen. Answers which. */
export async function deleteParkedTimers(owner: PoolClient, selection: TimerSelection): Promise<TimerRef[]> {
  const { rows } = await owner.query<TimerRef>(
    `delete from timers where ${parked} returning tenant_id, kind, record_id, slot`,
    valuesOf(selection),
  );
  return rows;
}
