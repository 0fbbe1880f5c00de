import { sql } from 'kysely';
import type { NotificationKind } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** E-mails that a link in them stops. */
export interface Subscription {
  readonly user_id: string;
  readonly kind: NotificationKind | 'digest';
  readonly agency: string;
  readonly email: string | null;
  readonly logo_png: Buffer | null;
}

export async function findSubscription(db: Db, id: string): Promise<Subscription | undefined> {
  const { rows } = await sql<Subscription>`
    select s.user_id, s.kind, t.name as agency, u.email, t.logo_png
    from notification_subscriptions s
    join users u on u.tenant_id = s.tenant_id and u.id = s.user_id and u.status <> 'removed'
    join tenants t on t.id = s.tenant_id
    where s.id = ${id}::uuid`.execute(db);
  return rows[0];
}
