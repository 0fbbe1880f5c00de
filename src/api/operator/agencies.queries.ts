import type { Pool, PoolClient } from 'pg';
import type { AgencyValues } from '#src/domain/tenants/index.ts';

export interface AgencyRow {
  readonly slug: string;
  readonly name: string;
  readonly status: 'active' | 'suspended';
  readonly members: number;
  readonly time_zone: string;
  readonly created_at: Date;
  readonly reason: string | null;
  readonly id: string;
}

export interface AgencySelection {
  readonly status: string | null;
  /** In the name or the slug. */
  readonly search: string | null;
}

const selected =
  "t.status = coalesce($1, t.status) and ($2::text is null or app.fold(t.name || ' ' || t.slug) like app.fold($2))";
const valuesOf = ({ status, search }: AgencySelection) => [
  status,
  search === null ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`,
];

export async function selectAgencies(
  owner: Pool,
  selection: AgencySelection,
  limit: number,
): Promise<AgencyRow[]> {
  const { rows } = await owner.query<AgencyRow>(
    `select t.slug, t.name, t.status, m.members, t.time_zone, t.created_at, t.suspension_reason as reason, t.id
     from (select * from tenants t where ${selected} order by t.slug limit $3) t
     cross join lateral (select count(*)::integer as members from users u where u.tenant_id = t.id and u.kind = 'member' and u.status <> 'removed') m
     order by t.slug`,
    [...valuesOf(selection), limit],
  );
  return rows;
}

export async function countAgencies(
  owner: Pool,
  selection: AgencySelection,
): Promise<{ all: number; suspended: number }> {
  const { rows } = await owner.query<{ all: number; suspended: number }>(
    `select count(*)::integer as all, (count(*) filter (where status = 'suspended'))::integer as suspended from tenants t where ${selected}`,
    valuesOf(selection),
  );
  return rows[0]!;
}

export interface LockedAgency {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly status: 'active' | 'suspended';
  readonly suspension_reason: string | null;
  /** Since when it is being deleted: it can only be deleted to the end. */
  readonly deletion_began_at: Date | null;
}

/** An agency by its id or its slug, locked against other changes of its status. */
export async function lockAgency(owner: PoolClient, idOrSlug: string): Promise<LockedAgency | undefined> {
  const { rows } = await owner.query<LockedAgency>(
    'select id, name, slug, status, suspension_reason, deletion_began_at from tenants where id::text = lower($1) or slug = $1 for no key update',
    [idOrSlug],
  );
  return rows[0];
}

/** `reason: null` resumes it. */
export async function updateAgencyStatus(
  owner: PoolClient,
  id: string,
  suspension: { readonly reason: string | null } | null,
): Promise<void> {
  await owner.query(
    `update tenants set status = case when $2 then 'suspended' else 'active' end, suspended_at = case when $2 then now() end,
       suspension_reason = $3, revision = revision + 1, updated_at = app.now() where id = $1`,
    [id, suspension !== null, suspension?.reason ?? null],
  );
}

/** Gives the jobs that waited back to the queue; answers how many. */
export async function releaseJobs(owner: PoolClient, id: string): Promise<number> {
  const { rows } = await owner.query<{ released: number }>('select app.release_jobs($1) as released', [id]);
  return rows[0]!.released;
}

export interface InvitedOwner {
  readonly name: string;
  readonly email: string;
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
}

/** An agency whose owner is invited; the operator, who invites, is nobody in it. Throws on a slug that is taken. */
export async function insertInvitedAgency(
  owner: PoolClient,
  { name, slug, timeZone, locale, currency }: AgencyValues,
  invited: InvitedOwner,
): Promise<{ id: string; ownerId: string }> {
  const { rows } = await owner.query<{ id: string; owner_id: string }>(
    `with agency as (
       insert into tenants (name, slug, time_zone, locale, currency) values ($1, $2, $3, $4, $5) returning id
     ), person as (
       insert into users (tenant_id, kind, name, email, role, status) select id, 'member', $6, $7, 'owner', 'invited' from agency returning tenant_id, id
     ), invitation as (
       insert into user_invitations (tenant_id, user_id, token_hash, invited_by, expires_at, created_at)
       select tenant_id, id, $8, '00000000-0000-0000-0000-000000000000', $9, now() from person
     )
     select tenant_id as id, id as owner_id from person`,
    [
      name,
      slug,
      timeZone,
      locale,
      currency,
      invited.name,
      invited.email,
      invited.tokenHash,
      invited.expiresAt,
    ],
  );
  return { id: rows[0]!.id, ownerId: rows[0]!.owner_id };
}
