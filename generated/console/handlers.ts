// Written by the compiler from the contract; change the contract instead.
import sessionFamily from '../../src/console/session/index.ts';
import peopleFamily from '../../src/console/people/index.ts';
import apiKeysFamily from '../../src/console/api-keys/index.ts';
import oauthGrantsFamily from '../../src/console/oauth-grants/index.ts';
import webhookSettingsFamily from '../../src/console/webhook-settings/index.ts';
import taskSettingsFamily from '../../src/console/task-settings/index.ts';
import integrationHealthFamily from '../../src/console/integration-health/index.ts';
import mcpConversationsFamily from '../../src/console/mcp-conversations/index.ts';
import requestEffectsFamily from '../../src/console/request-effects/index.ts';
import processAuthoringFamily from '../../src/console/process-authoring/index.ts';
import taskToolsFamily from '../../src/console/task-tools/index.ts';
import type { SessionHandlers } from './families/session/handlers.ts';
import type { PeopleHandlers } from './families/people/handlers.ts';
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
  readonly people: PeopleHandlers;
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
  people: peopleFamily,
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
