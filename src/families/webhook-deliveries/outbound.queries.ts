import { sql } from 'kysely';
import type { OutboundDeliveryDetails } from '#generated/types.gen.ts';
import type { WebhookDeliveriesHandlers } from '#generated/families/webhook-deliveries/handlers.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  anyOfIds,
  as,
  by,
  emptyLast,
  holds,
  iso,
  list,
  nested,
  nestedAll,
  oneOf,
  oneOfIds,
  oneOfNumbers,
  record,
  recordFilters,
  selectRecords,
} from '#src/platform/db/query/index.ts';
import { deliveries, deliveryRecord } from '#src/platform/delivery/index.ts';

export const outboundDeliveries = list<WebhookDeliveriesHandlers['listOutboundWebhookDeliveries']>()({
  rows: deliveries,
  record: deliveryRecord,
  id: 'd.id',
  filters: {
    ...recordFilters('d'),
    status: oneOf('d.status'),
    event_type: oneOf('d.event_type'),
    event_id: oneOfIds('d.event_id'),
    record_id: anyOfIds('d.record_ids'),
    endpoint_kind: oneOf('d.endpoint_kind'),
    redelivery_of_id: oneOfIds('d.redelivery_of_id'),
    is_manual: holds('d.is_manual'),
    last_status_code: oneOfNumbers('d.last_status_code'),
    error_class: oneOf('d.error_class'),
  },
  sorts: {
    created_at: by('d.created_at'),
    last_attempt_at: emptyLast('d.last_attempt_at'),
    next_attempt_at: emptyLast('d.next_attempt_at'),
    attempt_count: by('d.attempt_count'),
  },
});

type Details = Omit<OutboundDeliveryDetails, 'headers'> & { readonly header_names: readonly string[] };

/** A delivery with its attempts, and the names of the custom headers that its endpoint has now. */
export async function selectDeliveryDetails(db: Db, id: string): Promise<Details | undefined> {
  const attempts = record<Details['attempts'][number]>()(
    db
      .selectFrom('webhook_attempts as a')
      .where('a.delivery_id', '=', id)
      .orderBy('a.number')
      .select([
        'a.number',
        'a.url',
        'a.ip_address',
        iso('a.started_at').as('started_at'),
        'a.duration_ms',
        'a.status_code',
        as<Details['attempts'][number]['error_class']>()('a.error_class').as('error_class'),
        'a.error_message',
        'a.response_body',
        'a.is_response_truncated',
      ]),
  );
  const [details] = await selectRecords(
    db,
    record<Details>()(
      deliveries(db)
        .where('d.id', '=', id)
        .leftJoin('webhook_endpoints as e', (join) =>
          join.onRef('e.tenant_id', '=', 'd.tenant_id').onRef('e.id', '=', 'd.endpoint_id'),
        )
        .select([
          nested(db, deliveryRecord(deliveries(db).where('d.id', '=', id))).as('delivery'),
          'd.body',
          nestedAll(db, attempts).as('attempts'),
          sql<string[]>`coalesce(e.header_names, '{}')`.as('header_names'),
        ]),
    ),
  );
  return details;
}
