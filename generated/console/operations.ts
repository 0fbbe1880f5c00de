// Written by the compiler from the contract; change the contract instead.
import { createRequire } from 'node:module';
import type { RequestValidators } from './operation.ts';
import { operations as sessionOperations } from './families/session/operations.ts';
import { operations as apiKeysOperations } from './families/api-keys/operations.ts';
import { operations as oauthGrantsOperations } from './families/oauth-grants/operations.ts';
import { operations as webhookSettingsOperations } from './families/webhook-settings/operations.ts';
import { operations as webhookDeliveriesOperations } from './families/webhook-deliveries/operations.ts';

type Requests = Readonly<Record<string, RequestValidators>>;

const load = createRequire(import.meta.url);

/** Loads the validators of a family's requests; the second time costs nothing. */
const requestsOf = (family: string) => (): Requests => (load(`./families/${family}/validators.js`) as { requests: Requests }).requests;

/** Every family of the contract, in its order. */
export const families = [
  { name: 'session', title: 'Session', description: 'Who is signed in, in which agency, and in which browsers.', operations: sessionOperations, requests: requestsOf('session') },
  { name: 'api-keys', title: 'API keys', description: 'The accounts that programs work as, what they may do, and their keys.', operations: apiKeysOperations, requests: requestsOf('api-keys') },
  { name: 'oauth-grants', title: 'OAuth grants', description: 'Which programs members let act for them, and shutting them out.', operations: oauthGrantsOperations, requests: requestsOf('oauth-grants') },
  { name: 'webhook-settings', title: 'Webhook settings', description: "Where the agency's events are sent, which, and with what secret.", operations: webhookSettingsOperations, requests: requestsOf('webhook-settings') },
  { name: 'webhook-deliveries', title: 'Webhook deliveries', description: "What was sent to the agency's webhook endpoint and received from outside, and redelivery.", operations: webhookDeliveriesOperations, requests: requestsOf('webhook-deliveries') },
] as const;

export type FamilyName = (typeof families)[number]['name'];

export type OperationId = (typeof families)[number]['operations'][number]['id'];
