import { sql } from 'kysely';
import type { Db, Statement } from '#src/platform/db/index.ts';

export interface KeyClaim {
  readonly userId: string;
  readonly key: string;
  readonly operationId: string;
  readonly fingerprint: Buffer;
}

/**
 * True when the key is now this transaction's. Waits for another transaction that holds it. A key that is older than a
 * day is taken over, whether or not the purge has been here.
 */
export async function insertKey(db: Db, claim: KeyClaim): Promise<boolean> {
  const taken = await sql`
    insert into idempotency_keys as k (user_id, key, operation_id, fingerprint)
    values (${claim.userId}, ${claim.key}, ${claim.operationId}, ${claim.fingerprint})
    on conflict (tenant_id, user_id, key) do update set
      operation_id = excluded.operation_id, fingerprint = excluded.fingerprint, status = null, body = null, created_at = now()
      where k.created_at < now() - interval '24 hours'
    returning 1`.execute(db);
  return taken.rows.length === 1;
}

export async function findKey(
  db: Db,
  userId: string,
  key: string,
): Promise<{ fingerprint: Buffer; body: string | null } | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'body'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** The statement that stores the answer, to be sent with the COMMIT. */
export function completeKey(userId: string, key: string, body: string): Statement {
  return {
    sql: 'update idempotency_keys set status = 200, body = $3 where tenant_id = app.tenant_id() and user_id = $1 and key = $2',
    parameters: [userId, key, body],
  };
}
