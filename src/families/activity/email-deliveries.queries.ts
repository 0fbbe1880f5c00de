import { sql } from 'kysely';
import type { EmailDeliveryDetails, EmailDeliveryLog } from '#generated/types.gen.ts';
import type { ActivityHandlers } from '#generated/families/activity/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import {
  hiddenKinds,
  isKeptPrivate,
  viewerIn,
  type RecordViewer,
  type ViewerScope,
} from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  containing,
  emptyLast,
  holds,
  iso,
  isoOrNull,
  list,
  nested,
  oneOf,
  oneOfIds,
  record,
  recordFilters,
  selectRecord,
} from '#src/platform/db/query/index.ts';

const deliveries = (db: Db) => db.selectFrom('email_deliveries as d');

/** E-mails whose text quotes records; without a record of their own nobody knows of which. */
const quoting = ['notification', 'automation_email', 'automation_request'];

const isShown = (viewer: RecordViewer) => sql<boolean>`case
  when d.record_kind is not null then not (d.record_kind = any(${hiddenKinds(viewer)}::text[]) or ${isKeptPrivate(viewer, sql.ref('d.record_kind'), sql.ref('d.record_id'))})
  when d.kind = any(${quoting}::text[]) then coalesce(d.user_id = ${viewer.identity.userId}::uuid, false)
  else true end`;

/** The contract's representation; of records that the viewer may not see nothing is told but that there are some. */
const deliveryRecord = (query: ReturnType<typeof deliveries>, viewer: RecordViewer) =>
  record<EmailDeliveryLog>()(
    query.select([
      'd.id',
      'd.category',
      'd.status',
      'd.from_address',
      sql<
        EmailDeliveryLog['recipients']
      >`json_build_array(json_build_object('kind', 'to', 'email', d.to_address, 'user_id', d.user_id))`.as(
        'recipients',
      ),
      sql<string | null>`case when ${isShown(viewer)} then d.subject end`.as('subject'),
      sql<
        EmailDeliveryLog['record']
      >`case when d.record_id is not null then json_build_object('kind', d.record_kind, 'id', d.record_id,
    'name', case when ${isShown(viewer)} then left(d.record_name, 300) end) end`.as('record'),
      as<EmailDeliveryLog['provider']>()('d.provider').as('provider'),
      'd.message_reference',
      'd.attempt_count',
      as<EmailDeliveryLog['suppressed_reason']>()('d.suppressed_reason').as('suppressed_reason'),
      'd.error_message',
      'd.has_bounced',
      iso('d.created_at').as('created_at'),
      isoOrNull('d.sent_at').as('sent_at'),
      isoOrNull('d.delivered_at').as('delivered_at'),
    ]),
  );

export const emailDeliveries = list<ActivityHandlers['listEmailDeliveryLogs'], ViewerScope>()({
  rows: deliveries,
  record: (rows, scope) => deliveryRecord(rows, viewerIn(scope)),
  id: 'd.id',
  filters: {
    ...recordFilters('d'),
    status: oneOf('d.status'),
    category: oneOf('d.category'),
    recipient: (address) => sql<boolean>`lower(d.to_address) = lower(${address} collate app.unicode)`,
    record_kind: oneOf('d.record_kind'),
    record_id: oneOfIds('d.record_id'),
    user_id: oneOfIds('d.user_id'),
    has_bounced: holds('d.has_bounced'),
    search: {
      prepare: containing,
      condition: (pattern: string, scope) =>
        sql<boolean>`(d.to_address ilike ${pattern} or d.error_message ilike ${pattern} or (d.subject ilike ${pattern} and ${isShown(viewerIn(scope))}))`,
    },
  },
  sorts: { created_at: by('d.created_at'), sent_at: emptyLast('d.sent_at'), status: by('d.status') },
});

const steps = sql<EmailDeliveryDetails['steps']>`coalesce((
  select json_agg(json_build_object('status', s.status, 'recipient', s.recipient, 'response_code', s.response_code, 'message', s.message,
    'occurred_at', app.iso(s.occurred_at)) order by s.occurred_at, s.id)
  from email_delivery_steps s where s.tenant_id = l.tenant_id and s.delivery_id = l.id), '[]')`;

/** One e-mail with the steps of its delivery. */
export const selectEmailDelivery = (
  db: Db,
  id: string,
  viewer: RecordViewer,
): Promise<JsonText<EmailDeliveryDetails> | undefined> =>
  selectRecord(
    db,
    record<EmailDeliveryDetails>()(
      db
        .selectFrom('email_deliveries as l')
        .where('l.id', '=', id)
        .select([
          nested(db, deliveryRecord(deliveries(db).where('d.id', '=', id), viewer)).as('log'),
          steps.as('steps'),
        ]),
    ),
  );
