// Written by the compiler from the contract; change the contract instead.
import sessionFamily from '../../src/families/session/console.ts';
import organizationFamily from '../../src/families/organization/console.ts';
import apiKeysFamily from '../../src/families/api-keys/console.ts';
import oauthGrantsFamily from '../../src/families/oauth-grants/console.ts';
import webhookSettingsFamily from '../../src/families/webhook-settings/console.ts';
import taskSettingsFamily from '../../src/families/task-settings/console.ts';
import integrationHealthFamily from '../../src/families/integration-health/console.ts';
import mcpConversationsFamily from '../../src/families/mcp-conversations/console.ts';
import requestEffectsFamily from '../../src/families/request-effects/console.ts';
import processAuthoringFamily from '../../src/families/process-authoring/console.ts';
import taskToolsFamily from '../../src/families/task-tools/console.ts';
import type { SessionHandlers } from './families/session/handlers.ts';
import type { OrganizationHandlers } from './families/organization/handlers.ts';
import type { ApiKeysHandlers } from './families/api-keys/handlers.ts';
import type { OauthGrantsHandlers } from './families/oauth-grants/handlers.ts';
import type { WebhookSettingsHandlers } from './families/webhook-settings/handlers.ts';
import type { TaskSettingsHandlers } from './families/task-settings/handlers.ts';
import type { IntegrationHealthHandlers } from './families/integration-health/handlers.ts';
import type { McpConversationsHandlers } from './families/mcp-conversations/handlers.ts';
import type { RequestEffectsHandlers } from './families/request-effects/handlers.ts';
import type { ProcessAuthoringHandlers } from './families/process-authoring/handlers.ts';
import type { TaskToolsHandlers } from './families/task-tools/handlers.ts';

/** What each family has to implement. */
export interface Handlers {
  readonly session: SessionHandlers;
  readonly organization: OrganizationHandlers;
  readonly 'api-keys': ApiKeysHandlers;
  readonly 'oauth-grants': OauthGrantsHandlers;
  readonly 'webhook-settings': WebhookSettingsHandlers;
  readonly 'task-settings': TaskSettingsHandlers;
  readonly 'integration-health': IntegrationHealthHandlers;
  readonly 'mcp-conversations': McpConversationsHandlers;
  readonly 'request-effects': RequestEffectsHandlers;
  readonly 'process-authoring': ProcessAuthoringHandlers;
  readonly 'task-tools': TaskToolsHandlers;
}

/** The handlers by family and operation. */
export const handlers: Handlers = {
  session: sessionFamily,
  organization: organizationFamily,
  'api-keys': apiKeysFamily,
  'oauth-grants': oauthGrantsFamily,
  'webhook-settings': webhookSettingsFamily,
  'task-settings': taskSettingsFamily,
  'integration-health': integrationHealthFamily,
  'mcp-conversations': mcpConversationsFamily,
  'request-effects': requestEffectsFamily,
  'process-authoring': processAuthoringFamily,
  'task-tools': taskToolsFamily,
};
