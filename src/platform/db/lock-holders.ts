import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Sample } from '#src/platform/health/index.ts';
import type { Db } from './db.ts';
import { countLockWaiters, selectLockHolders, type LockHolder } from './lock-holders.queries.ts';

// Calls wait for a lock 50 ms at a time and off their connections in between, up to 400 ms (`LockLines`).
const lookForMs = 600;
const lookEveryMs = 20;

/** Who keeps others waiting, and how many at most were seen to wait for each: looks within half a second. */
export async function findLockHolders(owner: Pool): Promise<LockHolder[]> {
  const found = new Map<number, LockHolder>();
  for (const end = performance.now() + lookForMs; performance.now() < end; await sleep(lookEveryMs)) {
    for (const holder of await selectLockHolders(owner)) {
      const waiting = Math.max(holder.waiting, found.get(holder.pid)?.waiting ?? 0);
      found.set(holder.pid, { ...holder, waiting });
    }
  }
  // What commits between two looks keeps nobody.
  const lasting = await selectLockHolders(owner);
  return [...found.values()].filter(
    ({ pid, waiting }) => waiting > 0 || lasting.some((holder) => holder.pid === pid),
  );
}

/** Sessions of the serving role show their statements to that role alone. */
export async function withOwnStatements(
  holders: readonly LockHolder[],
  serving: Db,
): Promise<readonly LockHolder[]> {
  const pids = holders.filter(({ statement }) => statement === null).map(({ pid }) => pid);
  if (pids.length === 0) return holders;
  const { rows } = await sql<Pick<LockHolder, 'pid' | 'held_seconds' | 'state' | 'statement'>>`
    select pid, extract(epoch from clock_timestamp() - xact_start)::float8 as held_seconds, state, left(query, 100) as statement
    from pg_stat_activity where pid = any(${pids}::integer[]) and usename = current_user`.execute(serving);
  return holders.map((holder) => ({ ...holder, ...rows.find(({ pid }) => pid === holder.pid) }));
}

/** When transactions whose beginning is not shown to the owner were first seen, by their process. */
let firstSeen = new Map<number, number>();

export async function measureLocks(owner: PoolClient): Promise<readonly Sample[]> {
  const holders = await selectLockHolders(owner);
  const now = performance.now();
  firstSeen = new Map(holders.map(({ pid }) => [pid, firstSeen.get(pid) ?? now]));
  const held = holders.map(
    ({ pid, held_seconds }) => held_seconds ?? (now - (firstSeen.get(pid) ?? now)) / 1000,
  );
  return [
    { metric: 'db_lock_holders', value: holders.length },
    { metric: 'db_lock_held_seconds', value: Math.max(0, ...held) },
    { metric: 'db_lock_waiters', value: await countLockWaiters(owner) },
  ];
}
