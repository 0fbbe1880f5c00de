import type { InboundDeliveryDetails } from '#generated/types.gen.ts';
import type { WebhookDeliveriesHandlers } from '#generated/families/webhook-deliveries/handlers.ts';
import { deliveries, deliveryRecord } from '#src/domain/inbound-webhooks/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  equalTo,
  list,
  nested,
  oneOf,
  oneOfIds,
  record,
  recordFilters,
  selectRecord,
} from '#src/platform/db/query/index.ts';
import type { JsonText } from '#src/call/context.ts';

export const inboundDeliveries = list<WebhookDeliveriesHandlers['listInboundWebhookDeliveries']>()({
  rows: deliveries,
  record: deliveryRecord,
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
      deliveries(db)
        .where('d.id', '=', id)
        .select([
          nested(db, deliveryRecord(deliveries(db).where('d.id', '=', id))).as('delivery'),
          as<InboundDeliveryDetails['headers']>()('d.headers').as('headers'),
          'd.body',
          'd.is_truncated',
        ]),
    ),
  );
