import type { PoolClient } from 'pg';

// Those of suspended agencies wait on purpose.
const isActive = "tenant_id not in (select id from tenants where status = 'suspended')";

/** Mails of agencies, and those to accounts; partial indexes know what waits. */
export async function selectMailHealth(owner: PoolClient): Promise<Record<string, unknown>[]> {
  const of = (sender: string, table: string, condition: string): string => `
    select '${sender}' as sender,
      (select count(*) from (select from ${table} where status = 'queued' and ${condition} limit 10000) waiting) as mails_waiting,
      (select count(*) from (select from ${table} where status = 'queued' and attempt_count > 0 and ${condition} limit 10000) failing) as mails_failing,
      (select coalesce(extract(epoch from now() - min(created_at)), 0) from ${table} where status = 'queued' and ${condition}) as mails_oldest_seconds,
      (select count(*) from ${table} where status = 'failed' and created_at > now() - interval '1 hour') as mails_failed`;
  const { rows } = await owner.query<Record<string, unknown>>(
    `${of('agency', 'email_deliveries', isActive)} union all ${of('system', 'app.system_mails', 'true')}`,
  );
  return rows;
}
