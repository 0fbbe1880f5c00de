// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListInboundWebhookDeliveriesInput {
  readonly query: WithDefaults<NonNullable<t.ListInboundWebhookDeliveriesData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetInboundWebhookDeliveryInput {
  readonly path: t.GetInboundWebhookDeliveryData['path'];
}

export interface ListOutboundWebhookDeliveriesInput {
  readonly query: WithDefaults<NonNullable<t.ListOutboundWebhookDeliveriesData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetOutboundWebhookDeliveryInput {
  readonly path: t.GetOutboundWebhookDeliveryData['path'];
}

export interface RedeliverOutboundWebhookInput {
  readonly path: t.RedeliverOutboundWebhookData['path'];
}

/** Webhook deliveries: one handler per operation of the contract. */
export interface WebhookDeliveriesHandlers {
  /** List inbound webhook deliveries · GET /v1/webhook-deliveries/inbound · settings.webhooks */
  readonly listInboundWebhookDeliveries: (ctx: ReadContext, input: ListInboundWebhookDeliveriesInput) => Promise<Page<t.ListInboundWebhookDeliveriesResponse['data'][number]>>;
  /** Get an inbound webhook delivery · GET /v1/webhook-deliveries/inbound/{id} · settings.webhooks */
  readonly getInboundWebhookDelivery: (ctx: ReadContext, input: GetInboundWebhookDeliveryInput) => Promise<Result<t.GetInboundWebhookDeliveryResponse['data']>>;
  /** List outbound webhook deliveries · GET /v1/webhook-deliveries/outbound · settings.webhooks */
  readonly listOutboundWebhookDeliveries: (ctx: ReadContext, input: ListOutboundWebhookDeliveriesInput) => Promise<Page<t.ListOutboundWebhookDeliveriesResponse['data'][number]>>;
  /** Get an outbound webhook delivery · GET /v1/webhook-deliveries/outbound/{id} · settings.webhooks */
  readonly getOutboundWebhookDelivery: (ctx: ReadContext, input: GetOutboundWebhookDeliveryInput) => Promise<Result<t.GetOutboundWebhookDeliveryResponse['data']>>;
  /** Redeliver a webhook · POST /v1/webhook-deliveries/outbound/{id}/redeliver · settings.webhooks */
  readonly redeliverOutboundWebhook: (ctx: WriteContext<never>, input: RedeliverOutboundWebhookInput) => Promise<Result<t.RedeliverOutboundWebhookResponse['data']>>;
}
