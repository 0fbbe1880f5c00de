import type { PoolClient } from 'pg';

/** The operator's limit for an agency; undefined where the default holds. */
export async function findQuotaLimit(
  owner: PoolClient,
  agencyId: string,
  quota: string,
): Promise<number | undefined> {
  const { rows } = await owner.query<{ max_count: string }>(
    'select max_count from agency_quotas where tenant_id = $1 and quota = $2 for update',
    [agencyId, quota],
  );
  return rows[0] === undefined ? undefined : Number(rows[0].max_count);
}

/** `limit: null` returns to the default. */
export async function storeQuotaLimit(
  owner: PoolClient,
  agencyId: string,
  quota: string,
  limit: number | null,
): Promise<void> {
  if (limit === null)
    await owner.query('delete from agency_quotas where tenant_id = $1 and quota = $2', [agencyId, quota]);
  else
    await owner.query(
      `insert into agency_quotas (tenant_id, quota, max_count) values ($1, $2, $3)
       on conflict (tenant_id, quota) do update set max_count = excluded.max_count, updated_at = app.now()`,
      [agencyId, quota, limit],
    );
}
