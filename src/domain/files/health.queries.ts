import type { PoolClient } from 'pg';

// Those of suspended agencies wait on purpose.
const isActive = "tenant_id not in (select id from tenants where status = 'suspended')";

/** What waits between the upload of a file and its use. A reading counts once it is due; one that is taken up or tried again is due later. */
export async function selectFileHealth(owner: PoolClient): Promise<Record<string, unknown>[]> {
  const of = (step: string, table: string, since: string, condition: string): string => `
    select '${step}' as step,
      (select count(*) from (select from ${table} where ${condition} and ${isActive} limit 10000) waiting) as files_waiting,
      (select coalesce(extract(epoch from app.now() - min(${since})), 0) from ${table} where ${condition} and ${isActive}) as files_oldest_seconds`;
  const { rows } = await owner.query<Record<string, unknown>>(
    `${of('finish', 'managed_uploads', 'updated_at', "status in ('assembling', 'checking')")} union all
     ${of('read', 'file_readings', 'due_at', "status = 'waiting' and due_at <= app.now()")}`,
  );
  return rows;
}
