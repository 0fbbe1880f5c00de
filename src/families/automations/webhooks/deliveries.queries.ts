import type { AutomationsHandlers } from '#generated/families/automations/handlers.ts';
import { deliveries, deliveryRecord } from '#src/domain/inbound-webhooks/index.ts';
import { before, by, list, oneOf, since } from '#src/platform/db/query/index.ts';

/** Calls of the webhooks that an automation had, the present one among them. */
export const deliveryList = list<
  AutomationsHandlers['listAutomationInboundWebhookDeliveries'],
  { readonly automationId: string }
>()({
  rows: (db, { automationId }) => deliveries(db).where('d.automation_id', '=', automationId),
  record: (rows) => deliveryRecord(rows),
  id: 'd.id',
  filters: {
    status: oneOf('d.status'),
    created_after: since('d.created_at'),
    created_before: before('d.created_at'),
  },
  sorts: { created_at: by('d.created_at'), body_size: by('d.body_size') },
});
