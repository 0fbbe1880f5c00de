import type { PoolClient } from 'pg';

/** Mails of agencies, and those to accounts; partial indexes know what waits. */
export async function selectMailHealth(owner: PoolClient): Promise<Record<string, unknown>[]> {
  const of = (sender: string, table: string): string => `
    select '${sender}' as sender,
      (select count(*) from (select from ${table} where status = 'queued' limit 10000) waiting) as mails_waiting,
      (select count(*) from (select from ${table} where status = 'queued' and attempt_count > 0 limit 10000) failing) as mails_failing,
      (select coalesce(extract(epoch from now() - min(created_at)), 0) from ${table} where status = 'queued') as mails_oldest_seconds,
      (select count(*) from ${table} where status = 'failed' and created_at > now() - interval '1 hour') as mails_failed`;
  const { rows } = await owner.query<Record<string, unknown>>(
    `${of('agency', 'email_deliveries')} union all ${of('system', 'app.system_mails')}`,
  );
  return rows;
}
