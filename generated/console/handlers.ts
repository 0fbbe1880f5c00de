// Written by the compiler from the contract; change the contract instead.
import webhookSettingsFamily from '../../src/console/webhook-settings/index.ts';
import type { WebhookSettingsHandlers } from './families/webhook-settings/handlers.ts';

/** What each family has to implement. */
export interface Handlers {
  readonly 'webhook-settings': WebhookSettingsHandlers;
}

/** The handlers by family and operation. */
export const handlers: Handlers = {
  'webhook-settings': webhookSettingsFamily,
};
