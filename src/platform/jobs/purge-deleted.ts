import type { PoolClient } from 'pg';
import { referrersFirst, type ReferringTable } from '#src/platform/db/index.ts';
import { paced, walkBlocks, type Stretch } from './block-walk.ts';

interface Key {
  readonly tenant_id: string;
  readonly id: string;
}

// A record takes along what hangs on it, a task its stages, its history and its comments: how many fit into a statement shows as it goes.
const firstRows = 16;
const maxRows = 1_000;
const foreignKeyViolation = '23503';

/**
 * Removes the records of every tenant table with soft deletion that were deleted longer ago than their agency's purge
 * window (domain model §1.4). Tables are found in the catalogue, so that no family can forget to be purged; those that refer to others
 * go first. A record that something living still refers to stays until that is gone too.
 */
export async function purgeDeletedRecords(owner: PoolClient): Promise<number> {
  let removed = 0;
  for (const { name } of referrersFirst(await selectSoftDeletingTables(owner))) {
    removed += await purgeTable(owner, name);
  }
  return removed;
}

async function purgeTable(owner: PoolClient, table: string): Promise<number> {
  let total = 0;
  let rowsAtOnce = firstRows;
  for (;;) {
    let refused = 0;
    const removed = await walkBlocks(owner, table, async (stretch) => {
      const keys = await selectDue(owner, table, stretch);
      let done = 0;
      for (let start = 0; start < keys.length;) {
        const some = keys.slice(start, start + rowsAtOnce);
        start += some.length;
        const startedAt = performance.now();
        done += await deleteRows(owner, table, some);
        rowsAtOnce = paced(rowsAtOnce, performance.now() - startedAt, maxRows);
      }
      refused += keys.length - done;
      return done;
    });
    total += removed;
    // A folder stands before those in it, and can go now that they are gone.
    if (removed === 0 || refused === 0) return total;
  }
}

async function selectDue(owner: PoolClient, table: string, { from, to }: Stretch): Promise<Key[]> {
  const { rows } = await owner.query<Key>(
    `select r.tenant_id, r.id from ${table} r join tenants a on a.id = r.tenant_id
     where r.ctid >= $1::tid and r.ctid < $2::tid and r.deleted_at < app.now() - make_interval(days => a.purge_days)`,
    [from, to],
  );
  return rows;
}

/** All at once when possible; by halves when a record among them is still referred to. */
async function deleteRows(owner: PoolClient, table: string, keys: readonly Key[]): Promise<number> {
  try {
    const { rowCount } = await owner.query(
      `delete from ${table} t using unnest($1::uuid[], $2::uuid[]) as k (tenant_id, id) where t.tenant_id = k.tenant_id and t.id = k.id`,
      [keys.map((key) => key.tenant_id), keys.map((key) => key.id)],
    );
    return rowCount ?? 0;
  } catch (error) {
    if ((error as { code?: string }).code !== foreignKeyViolation) throw error;
    if (keys.length === 1) return 0;
  }
  const half = Math.ceil(keys.length / 2);
  return (
    (await deleteRows(owner, table, keys.slice(0, half))) + (await deleteRows(owner, table, keys.slice(half)))
  );
}

async function selectSoftDeletingTables(owner: PoolClient): Promise<ReferringTable[]> {
  const { rows } = await owner.query<{ name: string; refers_to: string[] }>(`
    select quote_ident(c.relname) as name, array(
      select distinct quote_ident(target.relname)
      from pg_constraint f join pg_class target on target.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as refers_to
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and (select count(*) from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
        and a.attname in ('tenant_id', 'id', 'deleted_at')) = 3
    order by c.relname`);
  return rows.map(({ name, refers_to }) => ({ name, refersTo: refers_to }));
}
