import type { InboundDelivery } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, iso, record } from '#src/platform/db/query/index.ts';

export const deliveries = (db: Db) => db.selectFrom('inbound_webhook_deliveries as d');

/** The contract's representation of a call. */
export const deliveryRecord = (query: ReturnType<typeof deliveries>) =>
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
