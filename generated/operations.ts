// Written by the compiler from the contract; change the contract instead.
import { createRequire } from 'node:module';
import type { RequestValidators } from './operation.ts';
import { operations as clientsOperations } from './families/clients/operations.ts';
import { operations as clientProfilesOperations } from './families/client-profiles/operations.ts';
import { operations as clientNotesOperations } from './families/client-notes/operations.ts';
import { operations as fieldsOperations } from './families/fields/operations.ts';
import { operations as organizationOperations } from './families/organization/operations.ts';
import { operations as tenantOperations } from './families/tenant/operations.ts';
import { operations as activityOperations } from './families/activity/operations.ts';

type Requests = Readonly<Record<string, RequestValidators>>;

const load = createRequire(import.meta.url);

/** Loads the validators of a family's requests; the second time costs nothing. */
const requestsOf = (family: string) => (): Requests => (load(`./families/${family}/validators.js`) as { requests: Requests }).requests;

/** Every family of the contract, in its order. */
export const families = [
  { name: 'clients', operations: clientsOperations, requests: requestsOf('clients') },
  { name: 'client-profiles', operations: clientProfilesOperations, requests: requestsOf('client-profiles') },
  { name: 'client-notes', operations: clientNotesOperations, requests: requestsOf('client-notes') },
  { name: 'fields', operations: fieldsOperations, requests: requestsOf('fields') },
  { name: 'organization', operations: organizationOperations, requests: requestsOf('organization') },
  { name: 'tenant', operations: tenantOperations, requests: requestsOf('tenant') },
  { name: 'activity', operations: activityOperations, requests: requestsOf('activity') },
] as const;

export type FamilyName = (typeof families)[number]['name'];

export type OperationId = (typeof families)[number]['operations'][number]['id'];
