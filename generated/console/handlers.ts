// Written by the compiler from the contract; change the contract instead.
import sessionFamily from '../../src/console/session/index.ts';
import apiKeysFamily from '../../src/console/api-keys/index.ts';
import oauthGrantsFamily from '../../src/console/oauth-grants/index.ts';
import webhookSettingsFamily from '../../src/console/webhook-settings/index.ts';
import type { SessionHandlers } from './families/session/handlers.ts';
import type { ApiKeysHandlers } from './families/api-keys/handlers.ts';
import type { OauthGrantsHandlers } from './families/oauth-grants/handlers.ts';
import type { WebhookSettingsHandlers } from './families/webhook-settings/handlers.ts';

/** What each family has to implement. */
export interface Handlers {
  readonly session: SessionHandlers;
  readonly 'api-keys': ApiKeysHandlers;
  readonly 'oauth-grants': OauthGrantsHandlers;
  readonly 'webhook-settings': WebhookSettingsHandlers;
}

/** The handlers by family and operation. */
export const handlers: Handlers = {
  session: sessionFamily,
  'api-keys': apiKeysFamily,
  'oauth-grants': oauthGrantsFamily,
  'webhook-settings': webhookSettingsFamily,
};
