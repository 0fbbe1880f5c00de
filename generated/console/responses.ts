// Written by the compiler from the contract; change the contract instead.
import type { Validate } from './operation.ts';

type Responses = Readonly<Record<string, Readonly<Record<string, Validate>>>>;

/** Loads the validators of a family's answers: operationId, then status. */
export const loadResponses: Readonly<Record<string, () => Promise<Responses>>> = {
  session: async () => (await import('./families/session/responses.js')).responses,
  'api-keys': async () => (await import('./families/api-keys/responses.js')).responses,
  'oauth-grants': async () => (await import('./families/oauth-grants/responses.js')).responses,
  'webhook-settings': async () => (await import('./families/webhook-settings/responses.js')).responses,
  'webhook-deliveries': async () => (await import('./families/webhook-deliveries/responses.js')).responses,
};
