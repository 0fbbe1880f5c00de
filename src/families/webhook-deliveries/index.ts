import type { WebhookDeliveriesHandlers } from '#generated/families/webhook-deliveries/handlers.ts';
import { getInboundWebhookDelivery, listInboundWebhookDeliveries } from './inbound.ts';
import {
  getOutboundWebhookDelivery,
  listOutboundWebhookDeliveries,
  redeliverOutboundWebhook,
} from './outbound.ts';

export default {
  listInboundWebhookDeliveries,
  getInboundWebhookDelivery,
  listOutboundWebhookDeliveries,
  getOutboundWebhookDelivery,
  redeliverOutboundWebhook,
} satisfies WebhookDeliveriesHandlers;
