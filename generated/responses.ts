// Written by the compiler from the contract; change the contract instead.
import type { Validate } from './operation.ts';

type Responses = Readonly<Record<string, Readonly<Record<string, Validate>>>>;

/** Loads the validators of a family's answers: operationId, then status. */
export const loadResponses: Readonly<Record<string, () => Promise<Responses>>> = {
  clients: async () => (await import('./families/clients/responses.js')).responses,
  'client-profiles': async () => (await import('./families/client-profiles/responses.js')).responses,
  'client-notes': async () => (await import('./families/client-notes/responses.js')).responses,
  fields: async () => (await import('./families/fields/responses.js')).responses,
  organization: async () => (await import('./families/organization/responses.js')).responses,
  tenant: async () => (await import('./families/tenant/responses.js')).responses,
  activity: async () => (await import('./families/activity/responses.js')).responses,
};
