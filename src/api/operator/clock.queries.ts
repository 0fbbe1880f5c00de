import type { Pool } from 'pg';

export interface ClockState {
  /** The database's clock, which tests and the demo can move. */
  readonly now: Date;
  /** How far it was moved forward. */
  readonly ahead_ms: number;
  /** How far the database's machine is ahead of this one. */
  readonly skew_ms: number;
}

export async function findClock(owner: Pool): Promise<ClockState> {
  const before = Date.now();
  const { rows } = await owner.query<{ now: Date; system: Date; ahead_ms: number }>(
    'select app.now() as now, clock_timestamp() as system, (extract(epoch from app.now() - now()) * 1000)::float8 as ahead_ms',
  );
  const { now, system, ahead_ms: aheadMs } = rows[0]!;
  const middle = (before + Date.now()) / 2;
  return { now, ahead_ms: Math.round(aheadMs), skew_ms: Math.round(system.getTime() - middle) };
}

/** Whether the demo made every agency of the database. */
export async function isDemo(owner: Pool): Promise<boolean> {
  const { rows } = await owner.query<{ is_demo: boolean }>(
    `select exists (select from tenants) and not exists (
       select from tenants t where not exists (
         select from audit_log a where a.tenant_id = t.id and a.operation_id = 'demo' and a.actor_type = 'system')) as is_demo`,
  );
  return rows[0]!.is_demo;
}
