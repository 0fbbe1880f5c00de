import { sql } from 'kysely';
import type { NotificationDelivery } from '#generated/types.gen.ts';
import type { NotificationsHandlers } from '#generated/families/notifications/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import { hiddenKinds, isKeptPrivate, viewerIn, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  before,
  by,
  emptyLast,
  holds,
  iso,
  isoOrNull,
  list,
  oneOf,
  oneOfIds,
  record,
  recordFilters,
  selectRecord,
  since,
} from '#src/platform/db/query/index.ts';

/** Whose deliveries are told: those to the caller, or all but those that tell others of what is kept from the caller. */
type Scope = { readonly viewer: ViewerScope; readonly isAll: boolean };

const deliveries = (db: Db, { viewer, isAll }: Scope) => {
  const own = sql<boolean>`d.user_id = ${viewer.userId}::uuid`;
  const reader = viewerIn(viewer);
  return db.selectFrom('notification_deliveries as d').where(
    isAll
      ? sql<boolean>`(${own} or d.record_kind is null or not (d.record_kind = any(${hiddenKinds(reader)}::text[])
          or ${isKeptPrivate(reader, sql.ref('d.record_kind'), sql.ref('d.record_id'))}))`
      : own,
  );
};

const deliveryRecord = (query: ReturnType<typeof deliveries>) =>
  record<NotificationDelivery>()(
    query.select([
      'd.id',
      'd.notification_id',
      'd.user_id',
      as<NotificationDelivery['kind']>()('d.kind').as('kind'),
      as<NotificationDelivery['channel']>()('d.channel').as('channel'),
      'd.destination',
      as<NotificationDelivery['status']>()('d.status').as('status'),
      as<NotificationDelivery['suppressed_reason']>()('d.suppressed_reason').as('suppressed_reason'),
      'd.error_message',
      'd.attempt_count',
      'd.is_test',
      iso('d.created_at').as('queued_at'),
      isoOrNull('d.send_at').as('send_at'),
      isoOrNull('d.sent_at').as('sent_at'),
      isoOrNull('d.delivered_at').as('delivered_at'),
      isoOrNull('d.failed_at').as('failed_at'),
      iso('d.created_at').as('created_at'),
      iso('d.updated_at').as('updated_at'),
    ]),
  );

export const notificationDeliveries = list<NotificationsHandlers['listNotificationDeliveries'], Scope>()({
  rows: deliveries,
  record: deliveryRecord,
  id: 'd.id',
  filters: {
    id: recordFilters('d').id,
    notification_id: oneOfIds('d.notification_id'),
    user_id: oneOfIds('d.user_id'),
    channel: oneOf('d.channel'),
    status: oneOf('d.status'),
    kind: oneOf('d.kind'),
    is_test: holds('d.is_test'),
    created_after: since('d.created_at'),
    created_before: before('d.created_at'),
    updated_after: since('d.updated_at'),
    updated_before: before('d.updated_at'),
  },
  sorts: { created_at: by('d.created_at'), updated_at: by('d.updated_at'), sent_at: emptyLast('d.sent_at') },
});

export const selectDelivery = (
  db: Db,
  viewer: ViewerScope,
  id: string,
): Promise<JsonText<NotificationDelivery> | undefined> =>
  selectRecord(db, deliveryRecord(deliveries(db, { viewer, isAll: false }).where('d.id', '=', id)));

export interface NewTest {
  readonly kind: NotificationDelivery['kind'];
  readonly channel: NotificationDelivery['channel'];
  readonly subject: string;
  readonly body_text: string | null;
}

/** A test to the member by one channel, to each of their devices; answers the first, and nothing when there is no device. */
export async function insertTest(
  db: Db,
  userId: string,
  { kind, channel, subject, body_text: body }: NewTest,
  now: Date,
): Promise<string | undefined> {
  const isInApp = channel === 'in_app';
  const { rows } = await sql<{ id: string }>`
    insert into notification_deliveries (user_id, kind, channel, destination, device_id, is_test, subject, body_text, status, due_at, sent_at, delivered_at,
      created_at, updated_at)
    select u.id, ${kind}, ${channel}, left(case ${channel} when 'email' then u.email when 'push' then d.name end, 254), d.id, true,
      ${isInApp ? null : subject}, ${isInApp ? null : body}, ${isInApp ? 'delivered' : 'queued'},
      ${isInApp ? null : now}::timestamptz, ${isInApp ? now : null}::timestamptz, ${isInApp ? now : null}::timestamptz,
      ${now}::timestamptz, ${now}::timestamptz
    from users u left join push_devices d on ${channel} = 'push' and d.tenant_id = u.tenant_id and d.user_id = u.id
    where u.id = ${userId}::uuid and (${channel} <> 'push' or d.id is not null)
    order by d.created_at desc nulls last returning id`.execute(db);
  return rows[0]?.id;
}
