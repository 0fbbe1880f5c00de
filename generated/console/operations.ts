// Written by the compiler from the contract; change the contract instead.
import { createRequire } from 'node:module';
import type { RequestValidators } from './operation.ts';
import { operations as sessionOperations } from './families/session/operations.ts';
import { operations as peopleOperations } from './families/people/operations.ts';
import { operations as organizationOperations } from './families/organization/operations.ts';
import { operations as apiKeysOperations } from './families/api-keys/operations.ts';
import { operations as oauthGrantsOperations } from './families/oauth-grants/operations.ts';
import { operations as webhookSettingsOperations } from './families/webhook-settings/operations.ts';
import { operations as taskSettingsOperations } from './families/task-settings/operations.ts';
import { operations as webhookDeliveriesOperations } from './families/webhook-deliveries/operations.ts';
import { operations as integrationHealthOperations } from './families/integration-health/operations.ts';
import { operations as mcpConversationsOperations } from './families/mcp-conversations/operations.ts';
import { operations as requestEffectsOperations } from './families/request-effects/operations.ts';
import { operations as activityOperations } from './families/activity/operations.ts';
import { operations as processAuthoringOperations } from './families/process-authoring/operations.ts';
import { operations as taskToolsOperations } from './families/task-tools/operations.ts';

type Requests = Readonly<Record<string, RequestValidators>>;

const load = createRequire(import.meta.url);

/** Loads the validators of a family's requests; the second time costs nothing. */
const requestsOf = (family: string) => (): Requests => (load(`./families/${family}/validators.js`) as { requests: Requests }).requests;

/** Every family of the contract, in its order. */
export const families = [
  { name: 'session', title: 'Session', description: 'Who is signed in, in which agency, and in which browsers.', operations: sessionOperations, requests: requestsOf('session') },
  { name: 'people', title: 'People', description: 'Invitations that wait for somebody.', operations: peopleOperations, requests: requestsOf('people') },
  { name: 'organization', title: 'Organization', description: 'Members and service accounts, departments, levels, and who may do what.', operations: organizationOperations, requests: requestsOf('organization') },
  { name: 'api-keys', title: 'API keys', description: 'The accounts that programs work as, what they may do, and their keys.', operations: apiKeysOperations, requests: requestsOf('api-keys') },
  { name: 'oauth-grants', title: 'OAuth grants', description: 'Which programs members let act for them, and shutting them out.', operations: oauthGrantsOperations, requests: requestsOf('oauth-grants') },
  { name: 'webhook-settings', title: 'Webhook settings', description: "Where the agency's events are sent, which, and with what secret.", operations: webhookSettingsOperations, requests: requestsOf('webhook-settings') },
  { name: 'task-settings', title: 'Task settings', description: 'How stages of tasks are assigned by themselves.', operations: taskSettingsOperations, requests: requestsOf('task-settings') },
  { name: 'webhook-deliveries', title: 'Webhook deliveries', description: "What was sent to the agency's webhook endpoint and received from outside, and redelivery.", operations: webhookDeliveriesOperations, requests: requestsOf('webhook-deliveries') },
  { name: 'integration-health', title: 'Integration health', description: 'How calls, webhooks and budgets of requests are doing.', operations: integrationHealthOperations, requests: requestsOf('integration-health') },
  { name: 'mcp-conversations', title: 'MCP conversations', description: 'What AI hosts were asked for, the tools that they got, and the calls that they made.', operations: mcpConversationsOperations, requests: requestsOf('mcp-conversations') },
  { name: 'request-effects', title: 'Request effects', description: 'What single calls of the request log changed and set off.', operations: requestEffectsOperations, requests: requestsOf('request-effects') },
  { name: 'activity', title: 'Activity', description: 'Logs that show what happened and who called.', operations: activityOperations, requests: requestsOf('activity') },
  { name: 'process-authoring', title: 'Process authoring', description: 'Writing processes, publishing them, and processes as text.', operations: processAuthoringOperations, requests: requestsOf('process-authoring') },
  { name: 'task-tools', title: 'Task tools', description: 'Using the tools that stages of tasks offer, such as checklists, links and approvals.', operations: taskToolsOperations, requests: requestsOf('task-tools') },
] as const;

export type FamilyName = (typeof families)[number]['name'];

export type OperationId = (typeof families)[number]['operations'][number]['id'];
