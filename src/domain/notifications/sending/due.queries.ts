import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import type {
  NotificationChannel,
  NotificationDelivery,
  NotificationKind,
  SubjectKind,
} from '#generated/types.gen.ts';
import { conditionOf, idOf, kinds } from '#src/domain/visibility/index.ts';
import type { WorkingTime } from '#src/domain/working-time/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { hasBounced } from '../bounced.queries.ts';
import type { Texts } from '../texts.rules.ts';

/** Active agencies with a delivery that is due, the longest waiting first. As the owner role. */
export async function selectAgenciesDue(owner: PoolClient): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>({
    name: 'notifications-due',
    text: `
    select a.id from tenants a
    cross join lateral (
      select d.due_at from notification_deliveries d
      where d.tenant_id = a.id and d.due_at <= app.now() order by d.due_at limit 1) first
    where a.status = 'active' and (select exists (select from notification_deliveries where due_at <= app.now()))
    order by first.due_at`,
  });
  return rows.map(({ id }) => id);
}

/** A delivery that waits for the service, with what it needs to go out. */
export interface DueDelivery {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly channel: NotificationChannel;
  readonly user_id: string;
  readonly can_wait: boolean;
  readonly is_test: boolean;
  readonly was_held: boolean;
  readonly attempt_count: number;
  /** Of a test. */
  readonly subject: string | null;
  readonly body_text: string | null;
}

/** The delivery that has waited longest, held until the transaction ends; those that another worker holds are passed over. */
export async function holdDue(db: Db): Promise<DueDelivery | undefined> {
  const { rows } = await sql<DueDelivery>`
    select id, kind, channel, user_id, can_wait, is_test, send_at is not null as was_held, attempt_count, subject, body_text
    from notification_deliveries where tenant_id = app.tenant_id() and due_at <= app.now() order by due_at, id limit 1 for update skip locked`.execute(
    db,
  );
  return rows[0];
}

/** Who gets it. */
export interface Recipient {
  readonly name: string;
  readonly email: string | null;
  readonly is_active: boolean;
  readonly agency: string;
  readonly locale: string;
  readonly agency_locale: string;
  readonly agency_time_zone: string;
  readonly working_time: WorkingTime | null;
  readonly has_quiet_hours: boolean;
  readonly exempt_kinds: readonly NotificationKind[];
  readonly has_bounced: boolean;
}

export async function findRecipient(db: Db, userId: string): Promise<Recipient> {
  const { rows } = await sql<Recipient>`
    select u.name, case when u.kind = 'member' then u.email end as email, u.status = 'active' as is_active, t.name as agency,
      app.locale_of(u.id) as locale, t.locale as agency_locale, t.time_zone as agency_time_zone,
      (select jsonb_build_object('time_zone', e.time_zone, 'hours', e.hours, 'capacity_minutes_per_week', e.capacity_minutes_per_week,
        'exceptions', e.exceptions) from employee_schedules e where e.tenant_id = u.tenant_id and e.user_id = u.id) as working_time,
      coalesce(p.has_quiet_hours, false) as has_quiet_hours, coalesce(p.exempt_kinds, '{}') as exempt_kinds,
      ${hasBounced(sql`u.email`)} as has_bounced
    from users u join tenants t on t.id = u.tenant_id
    left join notification_preferences p on p.tenant_id = u.tenant_id and p.user_id = u.id
    where u.id = ${userId}::uuid`.execute(db);
  return rows[0]!;
}

/** What the delivery tells. */
export interface Notice {
  readonly title: string;
  readonly body_text: string | null;
  readonly record_kind: SubjectKind | null;
  readonly record_id: string | null;
  readonly url: string | null;
  readonly actor_name: string | null;
  readonly is_read: boolean;
}

/** The notification of a delivery as it is now; undefined when it is gone. */
export async function findNotice(db: Db, deliveryId: string): Promise<Notice | undefined> {
  const { rows } = await sql<Notice>`
    select n.title, n.body_text, n.record_kind, n.record_id, n.url, n.actor_name, n.read_at is not null as is_read
    from notification_deliveries d join notifications n on n.tenant_id = d.tenant_id and n.id = d.notification_id
    where d.id = ${deliveryId}::uuid`.execute(db);
  return rows[0];
}

/** The name of a record that is there, whoever sees it. */
export async function findName(db: Db, kind: SubjectKind, id: string): Promise<string | null> {
  const { records } = kinds[kind];
  if (records === undefined) return null;
  const { rows } = await sql<{ name: string | null }>`
    select ${records.name} as name from ${records.from} where ${idOf(records)} = ${id}::uuid and ${conditionOf(records.isLive)}`.execute(
    db,
  );
  return rows[0]?.name ?? null;
}

/** Texts of the agency for a kind. */
export async function selectTexts(
  db: Db,
  kind: NotificationKind,
): Promise<(Texts & { readonly language: string })[]> {
  return db
    .selectFrom('notification_templates')
    .where('kind', '=', kind)
    .where('is_customized', '=', true)
    .orderBy('language')
    .select(['language', 'subject', 'body_text'])
    .execute();
}

/** What becomes of a delivery that the service holds. What is left out stays as it is. */
export interface Step {
  readonly status?: NotificationDelivery['status'];
  readonly reason?: NotificationDelivery['suppressed_reason'];
  readonly error?: string | null;
  readonly attempts?: number;
  /** When the service looks at it again (default: it does not). */
  readonly dueAt?: Date;
  readonly sendAt?: Date;
  readonly subject?: string | null;
  readonly body?: string | null;
}

export async function updateDelivery(db: Db, id: string, step: Step, now: Date): Promise<void> {
  const { status = 'queued', reason = null, error, attempts, dueAt, sendAt, subject, body } = step;
  await db
    .updateTable('notification_deliveries')
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .set({
      status,
      suppressed_reason: reason,
      due_at: dueAt?.toISOString() ?? null,
      updated_at: now.toISOString(),
      ...(error !== undefined && {
        error_message: error === null ? null : error.slice(0, 1000).toWellFormed(),
      }),
      ...(attempts !== undefined && { attempt_count: Math.min(attempts, 100) }),
      ...(sendAt !== undefined && { send_at: sendAt.toISOString() }),
      ...(status === 'sent' && { sent_at: now.toISOString() }),
      ...(status === 'delivered' && { sent_at: now.toISOString(), delivered_at: now.toISOString() }),
      ...(status === 'failed' && { failed_at: now.toISOString() }),
      ...(subject !== undefined && { subject }),
      ...(body !== undefined && { body_text: body }),
    })
    .execute();
}

/** The delivery is where its e-mail is from now on (app.follow_notification_mail), which may have been refused at once. */
export async function tieToMail(db: Db, id: string, mailId: string, now: Date): Promise<void> {
  await sql`
    update notification_deliveries d set email_delivery_id = e.id, due_at = null, status = e.status, error_message = left(e.error_message, 1000),
      failed_at = case when e.status = 'failed' then ${now}::timestamptz end, destination = left(e.to_address, 254), updated_at = ${now}::timestamptz
    from email_deliveries e where e.id = ${mailId}::uuid and d.id = ${id}::uuid`.execute(db);
}

/** What the link in an e-mail stops: the same for all e-mails of a kind to a member. */
export async function ensureSubscription(db: Db, userId: string, kind: string, now: Date): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into notification_subscriptions (user_id, kind, created_at) values (${userId}::uuid, ${kind}, ${now}::timestamptz)
    on conflict (tenant_id, user_id, kind) do update set kind = excluded.kind returning id`.execute(db);
  return rows[0]!.id;
}
