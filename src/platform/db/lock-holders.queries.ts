import type { Pool, PoolClient } from 'pg';

/** A transaction that keeps others from a table, or from records that they wait for at this moment. */
export interface LockHolder {
  readonly pid: number;
  readonly program: string | null;
  /** For how long it is open; null where it is of a role whose sessions we may not look into. */
  readonly held_seconds: number | null;
  readonly state: string | null;
  /** The beginning of its statement, or of its last one. */
  readonly statement: string | null;
  /** Tables that it keeps others from reading or writing. */
  readonly tables: readonly string[];
  /** Statements that wait for it, now. */
  readonly waiting: number;
}

const hidden = '<insufficient privilege>';

/** Locks on a table that stop writes to it, or reads as well. */
const strong = "('AccessExclusiveLock', 'ExclusiveLock', 'ShareRowExclusiveLock', 'ShareLock')";

/** Those that wait themselves are left out: who is in front of them stands here. */
export async function selectLockHolders(owner: Pool | PoolClient): Promise<LockHolder[]> {
  const { rows } = await owner.query<LockHolder>(`
    with waiting as materialized (
      select l.pid from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where not l.granted and a.datname = current_database() group by l.pid order by min(l.waitstart) limit 50),
    blocking as (
      select b.pid, count(distinct w.pid)::integer as waiting
      from waiting w cross join lateral unnest(pg_blocking_pids(w.pid)) b (pid) group by b.pid),
    held as (
      select l.pid, array_agg(distinct c.relname::text) as tables
      from pg_locks l join pg_class c on c.oid = l.relation
      where l.locktype = 'relation' and l.granted and l.mode in ${strong} and c.relkind in ('r', 'p')
        and l.database = (select oid from pg_database where datname = current_database())
        and c.relnamespace in ('public'::regnamespace, 'app'::regnamespace) group by l.pid)
    select pid, a.application_name as program, extract(epoch from clock_timestamp() - a.xact_start)::float8 as held_seconds, a.state,
      nullif(left(a.query, 100), '${hidden}') as statement, coalesce(held.tables, '{}') as tables, coalesce(b.waiting, 0) as waiting
    from held full join blocking b using (pid) left join pg_stat_activity a using (pid)
    where pid <> pg_backend_pid() and pid not in (select pid from waiting)
    order by a.xact_start nulls last, pid limit 20`);
  return rows;
}

/** Statements that wait for a lock at this moment. */
export async function countLockWaiters(owner: Pool | PoolClient): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    `select count(distinct l.pid)::integer as count from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where not l.granted and a.datname = current_database()`,
  );
  return rows[0]!.count;
}
