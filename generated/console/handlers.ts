// Written by the compiler from the contract; change the contract instead.
import oauthGrantsFamily from '../../src/console/oauth-grants/index.ts';
import webhookSettingsFamily from '../../src/console/webhook-settings/index.ts';
import type { OauthGrantsHandlers } from './families/oauth-grants/handlers.ts';
import type { WebhookSettingsHandlers } from './families/webhook-settings/handlers.ts';

/** What each family has to implement. */
export interface Handlers {
  readonly 'oauth-grants': OauthGrantsHandlers;
  readonly 'webhook-settings': WebhookSettingsHandlers;
}

/** The handlers by family and operation. */
export const handlers: Handlers = {
  'oauth-grants': oauthGrantsFamily,
  'webhook-settings': webhookSettingsFamily,
};
