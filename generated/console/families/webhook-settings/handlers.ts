// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface UpdateWebhookSettingsInput {
  readonly body: t.UpdateWebhookSettingsData['body'];
}

export interface ListWebhookEventsInput {
  readonly query: WithDefaults<NonNullable<t.ListWebhookEventsData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface SendWebhookPingInput {
  readonly body: t.SendWebhookPingData['body'];
}

export interface SendWebhookSampleInput {
  readonly body: t.SendWebhookSampleData['body'];
}

export interface SendWebhookDeliveryInput {
  readonly path: t.SendWebhookDeliveryData['path'];
}

export interface RotateWebhookSecretInput {
  readonly body: t.RotateWebhookSecretData['body'];
}

export interface RecoverWebhookDeliveriesInput {
  readonly body: t.RecoverWebhookDeliveriesData['body'];
}

export interface PreviewWebhookRecoveryInput {
  readonly body: t.PreviewWebhookRecoveryData['body'];
}

/** Webhook settings: one handler per operation of the contract. */
export interface WebhookSettingsHandlers {
  /** Get webhook settings · GET /console/api/webhook-settings · settings.webhooks */
  readonly getWebhookSettings: (ctx: ReadContext) => Promise<Result<t.GetWebhookSettingsResponse['data']>>;
  /** Update webhook settings · PATCH /console/api/webhook-settings · settings.webhooks */
  readonly updateWebhookSettings: (ctx: WriteContext<never>, input: UpdateWebhookSettingsInput) => Promise<Result<t.UpdateWebhookSettingsResponse['data']>>;
  /** List webhook events · GET /console/api/webhook-settings/events · settings.webhooks */
  readonly listWebhookEvents: (ctx: ReadContext, input: ListWebhookEventsInput) => Promise<Page<t.ListWebhookEventsResponse['data'][number]>>;
  /** Send a ping to an endpoint · POST /console/api/webhook-settings/ping · settings.webhooks */
  readonly sendWebhookPing: (ctx: WriteContext<never>, input: SendWebhookPingInput) => Promise<Result<t.SendWebhookPingResponse['data']>>;
  /** Send a webhook sample · POST /console/api/webhook-settings/sample · settings.webhooks */
  readonly sendWebhookSample: (ctx: WriteContext<never>, input: SendWebhookSampleInput) => Promise<Result<t.SendWebhookSampleResponse['data']>>;
  /** Send a waiting delivery now · POST /console/api/webhook-settings/deliveries/{id}/send · settings.webhooks */
  readonly sendWebhookDelivery: (ctx: WriteContext<never>, input: SendWebhookDeliveryInput) => Promise<Result<t.SendWebhookDeliveryResponse['data']>>;
  /** Reveal the signing secret · POST /console/api/webhook-settings/secret/reveal · settings.webhooks */
  readonly revealWebhookSecret: (ctx: WriteContext<never>) => Promise<Result<t.RevealWebhookSecretResponse['data']>>;
  /** Rotate the signing secret · POST /console/api/webhook-settings/secret/rotate · settings.webhooks */
  readonly rotateWebhookSecret: (ctx: WriteContext<never>, input: RotateWebhookSecretInput) => Promise<Result<t.RotateWebhookSecretResponse['data']>>;
  /** Recover failed webhook deliveries · POST /console/api/webhook-settings/recovery · settings.webhooks */
  readonly recoverWebhookDeliveries: (ctx: WriteContext<never>, input: RecoverWebhookDeliveriesInput) => Promise<Result<t.RecoverWebhookDeliveriesResponse['data']>>;
  /** Preview a recovery of webhook deliveries · POST /console/api/webhook-settings/recovery/preview · settings.webhooks */
  readonly previewWebhookRecovery: (ctx: ReadContext, input: PreviewWebhookRecoveryInput) => Promise<Result<t.PreviewWebhookRecoveryResponse['data']>>;
}
