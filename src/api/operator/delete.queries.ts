import type { Pool, PoolClient } from 'pg';
import type { AgencyTable } from '#src/platform/db/operator.ts';

export async function countRows(
  owner: Pool | PoolClient,
  table: AgencyTable,
  agencyId: string,
): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    `select count(*)::float8 as count from ${table.name} where tenant_id = $1`,
    [agencyId],
  );
  return rows[0]!.count;
}

/** Removes up to `most` rows that no other row of the table refers to; answers how many. What refers to them may go along. */
export async function deleteRows(
  owner: PoolClient,
  table: AgencyTable,
  agencyId: string,
  most: number,
): Promise<number> {
  const condition = table.isLeaf === '' ? '' : ` and ${table.isLeaf}`;
  const { rowCount } = await owner.query(
    `delete from ${table.name} where ctid = any (array(select t.ctid from ${table.name} t where t.tenant_id = $1${condition} limit $2))`,
    [agencyId, most],
  );
  return rowCount ?? 0;
}

/** Accounts whose only memberships, past ones too, are in the agency: they go with it. */
const own = `a.id in (select account_id from users where tenant_id = $1)
  and not exists (select from users u where u.account_id = a.id and u.tenant_id <> $1)`;

export interface PeopleCount {
  readonly members: number;
  readonly accounts: number;
  readonly files: number;
  readonly bytes: number;
}

export async function countPeopleAndFiles(owner: Pool, agencyId: string): Promise<PeopleCount> {
  const { rows } = await owner.query<PeopleCount>(
    `select (select count(*)::integer from users where tenant_id = $1 and kind = 'member') as members,
       (select count(*)::integer from accounts a where ${own}) as accounts, f.files, f.bytes
     from (select count(*)::float8 as files, coalesce(sum(size_bytes), 0)::float8 as bytes from managed_files where tenant_id = $1 and status = 'ready') f`,
    [agencyId],
  );
  return rows[0]!;
}

/** Of members that are removed, those accounts that no agency has a member of any more; with their sessions and factors. */
export async function deleteUsers(owner: PoolClient, agencyId: string, most: number): Promise<number> {
  const { rows } = await owner.query<{ account_id: string | null }>(
    `delete from users where ctid = any (array(select ctid from users where tenant_id = $1 limit $2)) returning account_id`,
    [agencyId, most],
  );
  await owner.query(
    'delete from accounts a where a.id = any($1::uuid[]) and not exists (select from users u where u.account_id = a.id)',
    [rows.flatMap(({ account_id }) => account_id ?? [])],
  );
  return rows.length;
}

/** From now on it can only be deleted to the end; who is signed in, or has a token, is out. */
export async function beginDeletion(owner: PoolClient, agencyId: string): Promise<void> {
  await owner.query(
    'update tenants set deletion_began_at = coalesce(deletion_began_at, now()) where id = $1',
    [agencyId],
  );
  await owner.query('delete from app.console_sessions where tenant_id = $1', [agencyId]);
  await owner.query(
    'delete from app.oauth_artefacts where grant_id in (select id from oauth_grants where tenant_id = $1)',
    [agencyId],
  );
}

/** Jobs of the agency that no worker holds. */
export async function deleteJobs(owner: PoolClient, agencyId: string): Promise<void> {
  await owner.query(
    "delete from graphile_worker._private_jobs where payload ->> 'tenantId' = $1 and locked_at is null",
    [agencyId],
  );
}

/**
 * Its place in the marketplace: what others have acquired stays theirs, withdrawn, with the name of the publisher; all else goes, and so do
 * the agency's ratings of what others publish.
 */
export async function deleteFromMarketplace(owner: PoolClient, agencyId: string): Promise<void> {
  await owner.query('delete from marketplace_ratings where agency_id = $1', [agencyId]);
  const { rows } = await owner.query<{ id: string }>(
    `select i.id from marketplace_items i where i.publisher_id = $1
       and not exists (select from marketplace_downloads d where d.item_id = i.id and d.tenant_id <> $1)`,
    [agencyId],
  );
  const ids = rows.map(({ id }) => id);
  await owner.query('delete from marketplace_downloads where item_id = any($1::uuid[]) and tenant_id = $2', [
    ids,
    agencyId,
  ]);
  for (const table of ['marketplace_ratings', 'marketplace_packages', 'marketplace_versions'])
    await owner.query(`delete from ${table} where item_id = any($1::uuid[])`, [ids]);
  await owner.query('delete from marketplace_items where id = any($1::uuid[])', [ids]);
  await owner.query("update marketplace_items set status = 'withdrawn' where publisher_id = $1", [agencyId]);
}

export async function deleteAgency(owner: PoolClient, agencyId: string): Promise<void> {
  await owner.query('delete from tenants where id = $1', [agencyId]);
}
