import type { Pool } from 'pg';

/** What is wrong with the row-level security of one table, as a short text. */
export interface PolicyFault {
  readonly table: string;
  readonly fault: string;
}

/**
 * Tables of tenants that the serving role could read across agencies: without forced row-level security, without the policy of
 * their own agency, or with another policy for a role that is not the owner.
 */
export async function selectPolicyFaults(owner: Pool): Promise<PolicyFault[]> {
  const { rows } = await owner.query<PolicyFault>(`
    with serving as (select serving_role::regrole::oid as role from app.installation),
    tenant_tables as (
      select c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity, c.relowner from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and (c.relname = 'tenants' or exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped)))
    select t.relname as table, f.fault from tenant_tables t cross join serving s cross join lateral (
      select 'row-level security is off' as fault where not t.relrowsecurity
      union all select 'row-level security does not bind the owner' where not t.relforcerowsecurity
      union all select 'the policy tenant_isolation is missing' where not exists (
        select from pg_policy p where p.polrelid = t.oid and p.polname = 'tenant_isolation' and s.role = any(p.polroles)
          and pg_get_expr(p.polqual, p.polrelid) in ('(tenant_id = app.tenant_id())', '(id = app.tenant_id())'))
      union all select 'the policy ' || p.polname || ' shows other agencies' from pg_policy p
        where p.polrelid = t.oid and p.polname <> 'tenant_isolation' and p.polpermissive and p.polcmd in ('r', '*')
          and (s.role = any(p.polroles) or 0 = any(p.polroles))
    ) f order by 1, 2`);
  return rows;
}

export async function countTenantTables(owner: Pool): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    `select count(*)::integer as count from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped)`,
  );
  return rows[0]!.count;
}

export interface Backlog {
  readonly parked_events: number;
  readonly parked_timers: number;
  readonly dead_jobs: number;
  readonly suspended: number;
  readonly agencies: number;
}

export async function findBacklog(owner: Pool): Promise<Backlog> {
  const { rows } = await owner.query<Backlog>(`
    select (select count(*)::integer from app.parked_events) as parked_events,
      (select count(*)::integer from timers where parked_at is not null) as parked_timers,
      (select count(*)::integer from graphile_worker._private_jobs where max_attempts > 1 and attempts >= max_attempts and locked_at is null) as dead_jobs,
      (select count(*)::integer from tenants where status = 'suspended') as suspended,
      (select count(*)::integer from tenants) as agencies`);
  return rows[0]!;
}

export async function findServerVersion(owner: Pool): Promise<string> {
  const { rows } = await owner.query<{ server_version: string }>('show server_version');
  return rows[0]!.server_version;
}
