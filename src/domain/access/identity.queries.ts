import { sql } from 'kysely';
import type { Identity } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';

export interface AccountRecord {
  readonly kind: 'member' | 'service_account';
  readonly name: string;
  readonly role: Identity['role'];
  readonly status: string;
  /** Its own and those of its department levels. */
  readonly permissions: readonly string[];
}

/** A member or service account of the agency, with what it may do at this instant. */
export async function findAccount(db: Db, userId: string): Promise<AccountRecord | undefined> {
  const { rows } = await sql<AccountRecord>`
    select u.kind, u.name, u.role, u.status, u.permissions || coalesce((
      select array_agg(distinct p)
      from department_members m
      join department_levels l on l.tenant_id = m.tenant_id and l.id = m.level_id
      cross join unnest(l.permissions) p
      where m.tenant_id = u.tenant_id and m.user_id = u.id), '{}') as permissions
    from users u where u.id = ${userId}`.execute(db);
  return rows[0];
}
