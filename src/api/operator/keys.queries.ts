import type pg from 'pg';

/** What an operator sees of a key, with the state that its dates amount to. */
export interface KeySummary {
  readonly id: string;
  readonly agency: string;
  readonly name: string;
  readonly hint: string;
  readonly state: 'active' | 'rotating' | 'expired' | 'revoked';
  readonly expires_at: Date | null;
  readonly last_used_at: Date | null;
  readonly permissions: readonly string[];
}

/** Operators work across agencies, on the owner's connection. An agency is named by its id or its slug. */
export async function findTenant(owner: pg.Pool, idOrSlug: string): Promise<string | undefined> {
  const { rows } = await owner.query<{ id: string }>(
    'select id from tenants where id::text = lower($1) or slug = $1',
    [idOrSlug],
  );
  return rows[0]?.id;
}

export async function findTenantOfKey(owner: pg.Pool, keyId: string): Promise<string | undefined> {
  const { rows } = await owner.query<{ id: string }>(
    'select tenant_id as id from api_keys where id::text = lower($1)',
    [keyId],
  );
  return rows[0]?.id;
}

/** The first of them, and how many there are. */
export async function selectKeySummaries(
  owner: pg.Pool,
  tenantId: string | null,
  limit: number,
): Promise<{ readonly keys: KeySummary[]; readonly count: number }> {
  const [{ rows: keys }, { rows: counts }] = await Promise.all([
    owner.query<KeySummary>(
      `select k.id, t.slug as agency, k.name, k.hint, k.expires_at, k.last_used_at, u.permissions,
         case when k.revoked_at is not null then 'revoked'
           when k.expires_at <= now() then 'expired'
           when k.previous_expires_at > now() then 'rotating'
           else 'active' end as state
       from api_keys k
       join tenants t on t.id = k.tenant_id
       join users u on u.tenant_id = k.tenant_id and u.id = k.user_id
       where $1::uuid is null or k.tenant_id = $1
       order by t.slug, k.created_at desc, k.id desc limit $2`,
      [tenantId, limit],
    ),
    owner.query<{ count: number }>(
      'select count(*)::integer as count from api_keys where $1::uuid is null or tenant_id = $1',
      [tenantId],
    ),
  ]);
  return { keys, count: counts[0]!.count };
}
