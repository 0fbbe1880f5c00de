import type { PoolClient } from 'pg';

/** Names are quoted where they need it. */
interface Table {
  readonly name: string;
  /** Tables that this one refers to. */
  readonly refersTo: readonly string[];
}

interface Key {
  readonly tenant_id: string;
  readonly id: string;
}

const rowsPerStatement = 500;
const foreignKeyViolation = '23503';

/**
 * Removes the records of every tenant table with soft deletion that were deleted longer ago than their agency's purge
 * window (domain model §1.4). Tables are found in the catalogue, so that no family can forget to be purged; those that refer to others
 * go first. A record that something living still refers to stays until that is gone too.
 */
export async function purgeDeletedRecords(owner: PoolClient): Promise<number> {
  let removed = 0;
  for (const table of referrersFirst(await selectSoftDeletingTables(owner))) {
    removed += await purgeTable(owner, table);
  }
  return removed;
}

async function purgeTable(owner: PoolClient, table: string): Promise<number> {
  let removed = 0;
  let after: Key = {
    tenant_id: '00000000-0000-0000-0000-000000000000',
    id: '00000000-0000-0000-0000-000000000000',
  };
  for (;;) {
    const { rows } = await owner.query<Key>(
      `select r.tenant_id, r.id from ${table} r join tenants a on a.id = r.tenant_id
       where r.deleted_at < app.now() - make_interval(days => a.purge_days) and (r.tenant_id, r.id) > ($1, $2)
       order by r.tenant_id, r.id limit ${rowsPerStatement}`,
      [after.tenant_id, after.id],
    );
    const last = rows.at(-1);
    if (last === undefined) return removed;
    removed += await deleteRows(owner, table, rows);
    after = last;
  }
}

/** All at once when possible; one by one when a record among them is still referred to. */
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
  let removed = 0;
  for (const key of keys) removed += await deleteRows(owner, table, [key]);
  return removed;
}

async function selectSoftDeletingTables(owner: PoolClient): Promise<Table[]> {
  const { rows } = await owner.query<{ name: string; refers_to: string[] }>(`
    select quote_ident(c.relname) as name, array(
      select distinct quote_ident(target.relname)
      from pg_constraint f join pg_class target on target.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as refers_to
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and (select count(*) from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
        and a.attname in ('tenant_id', 'id', 'deleted_at')) = 3
    order by c.relname`);
  return rows.map(({ name, refers_to }) => ({ name, refersTo: refers_to }));
}

/** A circle of references has no first table: it is entered anywhere, and what cannot go yet goes the next time. */
function referrersFirst(tables: readonly Table[]): string[] {
  const ordered: string[] = [];
  const seen = new Set<string>();
  const visit = (table: Table): void => {
    if (seen.has(table.name)) return;
    seen.add(table.name);
    for (const other of tables) if (other.refersTo.includes(table.name)) visit(other);
    ordered.push(table.name);
  };
  for (const table of tables) visit(table);
  return ordered;
}
