import type { ClientBase } from 'pg';

/**
 * Moves the clock of a database forward, for tests and the demo: timers that fall due in between fire once, in order, and what
 * expires has expired. `app.now()` is written anew, so that it costs nothing where nobody moves it. There is no way back: records
 * of tomorrow would be older than those of today.
 */
export async function moveClock(owner: ClientBase, byMs: number): Promise<Date> {
  if (!Number.isSafeInteger(byMs) || byMs < 0)
    throw new Error('The clock moves forward, by a whole number of milliseconds.');
  await owner.query('begin');
  try {
    await owner.query("select pg_advisory_xact_lock(hashtext('move_clock'))");
    const { rows } = await owner.query<{ ahead_ms: number }>(
      'select (extract(epoch from app.now() - now()) * 1000)::float8 as ahead_ms',
    );
    const aheadMs = Math.round(rows[0]!.ahead_ms) + byMs;
    await owner.query(
      `create or replace function app.now() returns timestamptz language sql stable parallel safe as $$ select now() + interval '${aheadMs} milliseconds' $$`,
    );
    const now = await owner.query<{ now: Date }>("select app.now() as now, pg_notify('clock', '')");
    await owner.query('commit');
    return now.rows[0]!.now;
  } catch (error) {
    await owner.query('rollback').catch(() => {});
    throw error;
  }
}
