import type { PoolClient } from 'pg';

/** Longer than an outage of all workers that is still worth telling of, and shorter than events are kept. */
const lookBack = '30 days';

/** One event for each key that ran out and was not revoked before, in all agencies. As the owner role; of several workers one does it. */
export async function insertExpiredKeys(owner: PoolClient): Promise<void> {
  const {
    rows: [lock],
  } = await owner.query<{ is_ours: boolean }>(
    "select pg_try_advisory_lock(hashtext('expired api keys')) as is_ours",
  );
  if (lock?.is_ours !== true) return;
  try {
    await owner.query(
      `
      insert into auth_events (tenant_id, kind, outcome, user_id, actor_type, credential_id, occurred_at)
      select k.tenant_id, 'api_key_expired', 'succeeded', k.user_id, 'system', k.id, k.expires_at
      from api_keys k
      where k.expires_at <= now() and k.expires_at > now() - $1::interval and (k.revoked_at is null or k.revoked_at > k.expires_at)
        and not exists (
          select from auth_events e
          where e.tenant_id = k.tenant_id and e.credential_id = k.id and e.kind = 'api_key_expired' and e.occurred_at = k.expires_at)`,
      [lookBack],
    );
  } finally {
    await owner.query("select pg_advisory_unlock(hashtext('expired api keys'))");
  }
}
