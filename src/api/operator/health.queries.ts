import type { PoolClient } from 'pg';

export async function selectAgencyHealth(owner: PoolClient): Promise<Record<string, unknown>[]> {
  const { rows } = await owner.query<Record<string, unknown>>(
    `select s.status, count(t.id) as agencies from (values ('active'), ('suspended')) s (status)
     left join tenants t on t.status = s.status group by s.status`,
  );
  return rows;
}

export async function selectHeldJobHealth(owner: PoolClient): Promise<Record<string, unknown>> {
  const { rows } = await owner.query<Record<string, unknown>>(
    'select count(*) as jobs_held from (select from app.held_jobs limit 1000000) held',
  );
  return rows[0]!;
}
