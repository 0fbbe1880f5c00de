import { sql } from 'kysely';
import type { NotificationKind } from '#generated/types.gen.ts';
import { serviceChannels } from '#src/domain/notifications/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** E-mails that a link in them stops. */
export interface Subscription {
  readonly user_id: string;
  readonly kind: NotificationKind | 'digest';
  readonly agency: string;
  readonly email: string | null;
  /** Whether e-mails are sent as things are. */
  readonly is_subscribed: boolean;
}

export async function findSubscription(db: Db, id: string): Promise<Subscription | undefined> {
  const { rows } = await sql<Subscription>`
    select s.user_id, s.kind, t.name as agency, u.email,
      case when s.kind = 'digest' then coalesce(p.digest, 'none') <> 'none'
        else coalesce(p.channels -> s.kind, a.channels -> s.kind, ${JSON.stringify(serviceChannels)}::jsonb -> s.kind) ? 'email' end as is_subscribed
    from notification_subscriptions s
    join users u on u.tenant_id = s.tenant_id and u.id = s.user_id and u.status <> 'removed'
    join tenants t on t.id = s.tenant_id
    left join notification_preferences p on p.tenant_id = s.tenant_id and p.user_id = s.user_id
    left join notification_settings a on a.tenant_id = s.tenant_id
    where s.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** Channels that the member has of the kind: their own, or else the agency's, or else the service's. */
const channelsOf = (kind: NotificationKind) => sql`coalesce(
  (select p.channels -> ${kind} from notification_preferences p where p.tenant_id = app.tenant_id() and p.user_id = w.user_id),
  (select a.channels -> ${kind} from notification_settings a where a.tenant_id = app.tenant_id()), ${JSON.stringify(serviceChannels[kind])}::jsonb)`;

/** The member's choice for the kind from now on: what they have, without e-mail. */
export const removeEmail = (db: Db, userId: string, kind: NotificationKind, now: Date): Promise<unknown> =>
  choose(db, userId, kind, sql`${channelsOf(kind)} - 'email'`, now);

export const addEmail = (db: Db, userId: string, kind: NotificationKind, now: Date): Promise<unknown> =>
  choose(
    db,
    userId,
    kind,
    sql`'["in_app", "email"]'::jsonb || (${channelsOf(kind)} - 'in_app' - 'email')`,
    now,
  );

function choose(
  db: Db,
  userId: string,
  kind: NotificationKind,
  channels: ReturnType<typeof sql>,
  now: Date,
): Promise<unknown> {
  return sql`
    insert into notification_preferences (user_id, channels, updated_at)
    select w.user_id, jsonb_build_object(${kind}::text, ${channels}), ${now}::timestamptz from (select ${userId}::uuid as user_id) w
    on conflict (tenant_id, user_id) do update set channels = notification_preferences.channels || excluded.channels,
      revision = notification_preferences.revision + 1, updated_at = excluded.updated_at`.execute(db);
}

export async function stopDigest(db: Db, userId: string, now: Date): Promise<void> {
  await sql`
    update notification_preferences set former_digest = digest, digest = 'none', revision = revision + 1, updated_at = ${now}::timestamptz
    where user_id = ${userId}::uuid and digest <> 'none'`.execute(db);
}

/** As often as before; answers how often that is. */
export async function restoreDigest(db: Db, userId: string, now: Date): Promise<'daily' | 'weekly'> {
  const { rows } = await sql<{ digest: 'daily' | 'weekly' }>`
    update notification_preferences set digest = coalesce(former_digest, 'weekly'), revision = revision + 1, updated_at = ${now}::timestamptz
    where user_id = ${userId}::uuid returning digest`.execute(db);
  return rows[0]!.digest;
}
