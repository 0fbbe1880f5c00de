import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

export interface FailedEndpoint {
  readonly url: string;
  /** The event that it is for; null for the address of all. */
  readonly event_type: string | null;
  readonly consecutive_failures: number;
  readonly agency: string;
  readonly slug: string;
}

/** Notes that people are told; undefined when it is not off after failures, or they were told of that already. */
export async function markFailureNotified(db: Db, endpointId: string): Promise<FailedEndpoint | undefined> {
  return db
    .updateTable('webhook_endpoints as e')
    .from('tenants as t')
    .set({ told_disabled_at: sql`e.disabled_at` })
    .whereRef('t.id', '=', 'e.tenant_id')
    .where('e.id', '=', endpointId)
    .where('e.status', '=', 'disabled_by_failures')
    .where(sql<boolean>`e.told_disabled_at is distinct from e.disabled_at`)
    .returning(['e.url', 'e.event_type', 'e.consecutive_failures', 't.name as agency', 't.slug'])
    .executeTakeFirst();
}

/** Members who answer for the agency, as long as they can sign in. */
export async function selectOwnersAndAdmins(
  db: Db,
): Promise<{ readonly id: string; readonly email: string }[]> {
  const rows = await db
    .selectFrom('users')
    .where('kind', '=', 'member')
    .where('status', '=', 'active')
    .where('role', 'in', ['owner', 'admin'])
    .select(['id', 'email'])
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, email }) => (email === null ? [] : [{ id, email }]));
}
