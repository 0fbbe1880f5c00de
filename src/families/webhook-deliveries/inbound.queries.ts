import type { InboundDelivery, InboundDeliveryDetails } from '#generated/types.gen.ts';
import type { WebhookDeliveriesHandlers } from '#generated/families/webhook-deliveries/handlers.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  equalTo,
  iso,
  list,
  nested,
  oneOf,
  oneOfIds,
  record,
  recordFilters,
  selectRecord,
} from '#src/platform/db/query/index.ts';
import type { JsonText } from '#src/call/context.ts';

const inbound = (db: Db) => db.selectFrom('inbound_webhook_deliveries as d');

/** The contract's representation of a call. */
const inboundRecord = (query: ReturnType<typeof inbound>) =>
  record<InboundDelivery>()(
    query.select([
      'd.id',
      'd.automation_id',
      'd.webhook_id',
      'd.status',
      as<InboundDelivery['reject_reason']>()('d.reject_reason').as('reject_reason'),
      'd.error',
      'd.execution_id',
      'd.duplicate_of_id',
      'd.delivery_key',
      'd.answered_status_code',
      'd.content_type',
      'd.body_size',
      'd.ip_address',
      'd.user_agent',
      'd.duration_ms',
      iso('d.created_at').as('created_at'),
    ]),
  );

export const inboundDeliveries = list<WebhookDeliveriesHandlers['listInboundWebhookDeliveries']>()({
  rows: inbound,
  record: inboundRecord,
  id: 'd.id',
  filters: {
    ...recordFilters('d'),
    automation_id: oneOfIds('d.automation_id'),
    status: oneOf('d.status'),
    reject_reason: oneOf('d.reject_reason'),
    execution_id: oneOfIds('d.execution_id'),
    delivery_key: equalTo('d.delivery_key'),
  },
  sorts: { created_at: by('d.created_at'), duration_ms: by('d.duration_ms'), body_size: by('d.body_size') },
});

export const selectInboundDelivery = (
  db: Db,
  id: string,
): Promise<JsonText<InboundDeliveryDetails> | undefined> =>
  selectRecord(
    db,
    record<InboundDeliveryDetails>()(
      inbound(db)
        .where('d.id', '=', id)
        .select([
          nested(db, inboundRecord(inbound(db).where('d.id', '=', id))).as('delivery'),
          as<InboundDeliveryDetails['headers']>()('d.headers').as('headers'),
          'd.body',
          'd.is_truncated',
        ]),
    ),
  );
