// Written by the compiler from the contract; change the contract instead.
import type { Validate } from './operation.ts';

type Responses = Readonly<Record<string, Readonly<Record<string, Validate>>>>;

/** Loads the validators of a family's answers: operationId, then status. */
export const loadResponses: Readonly<Record<string, () => Promise<Responses>>> = {
  session: async () => (await import('./families/session/responses.js')).responses,
  people: async () => (await import('./families/people/responses.js')).responses,
  organization: async () => (await import('./families/organization/responses.js')).responses,
  'api-keys': async () => (await import('./families/api-keys/responses.js')).responses,
  'oauth-grants': async () => (await import('./families/oauth-grants/responses.js')).responses,
  'webhook-settings': async () => (await import('./families/webhook-settings/responses.js')).responses,
  'task-settings': async () => (await import('./families/task-settings/responses.js')).responses,
  'webhook-deliveries': async () => (await import('./families/webhook-deliveries/responses.js')).responses,
  'integration-health': async () => (await import('./families/integration-health/responses.js')).responses,
  'mcp-conversations': async () => (await import('./families/mcp-conversations/responses.js')).responses,
  'request-effects': async () => (await import('./families/request-effects/responses.js')).responses,
  activity: async () => (await import('./families/activity/responses.js')).responses,
  'process-authoring': async () => (await import('./families/process-authoring/responses.js')).responses,
  'task-tools': async () => (await import('./families/task-tools/responses.js')).responses,
};
