import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

export interface ExpiringKey {
  readonly name: string;
  /** Name of its service account. */
  readonly account: string;
  readonly recipients: readonly string[];
}

/** A key that is valid, with whom to tell that it ends; undefined when it is revoked. */
export async function findExpiringKey(db: Db, id: string): Promise<ExpiringKey | undefined> {
  const { rows } = await sql<ExpiringKey>`
    select k.name, a.name as account, coalesce(
      (select array[u.id] from users u where u.tenant_id = k.tenant_id and u.id = k.created_by and u.kind = 'member' and u.status = 'active'),
      array(select u.id from users u where u.tenant_id = k.tenant_id and u.role = 'owner' and u.status = 'active')) as recipients
    from api_keys k join users a on a.tenant_id = k.tenant_id and a.id = k.user_id
    where k.id = ${id}::uuid and k.revoked_at is null and k.expires_at > app.now()`.execute(db);
  return rows[0];
}
