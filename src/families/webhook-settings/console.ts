import type { WebhookSettingsHandlers } from '#generated/console/families/webhook-settings/handlers.ts';
import { sendWebhookDelivery } from './deliveries.ts';
import { listWebhookEvents } from './events.ts';
import { previewWebhookRecovery, recoverWebhookDeliveries } from './recovery.ts';
import { revealWebhookSecret, rotateWebhookSecret } from './secret.ts';
import { getWebhookSettings, updateWebhookSettings } from './settings.ts';
import { sendWebhookPing, sendWebhookSample } from './tests.ts';

export default {
  getWebhookSettings,
  updateWebhookSettings,
  listWebhookEvents,
  sendWebhookPing,
  sendWebhookSample,
  sendWebhookDelivery,
  revealWebhookSecret,
  rotateWebhookSecret,
  previewWebhookRecovery,
  recoverWebhookDeliveries,
} satisfies WebhookSettingsHandlers;
