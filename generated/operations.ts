// Written by the compiler from the contract; change the contract instead.
import { operations as clientsOperations } from './families/clients/operations.ts';
import { requests as clientsRequests } from './families/clients/validators.js';
import { operations as clientProfilesOperations } from './families/client-profiles/operations.ts';
import { requests as clientProfilesRequests } from './families/client-profiles/validators.js';
import { operations as clientNotesOperations } from './families/client-notes/operations.ts';
import { requests as clientNotesRequests } from './families/client-notes/validators.js';
import { operations as fieldsOperations } from './families/fields/operations.ts';
import { requests as fieldsRequests } from './families/fields/validators.js';
import { operations as organizationOperations } from './families/organization/operations.ts';
import { requests as organizationRequests } from './families/organization/validators.js';
import { operations as tenantOperations } from './families/tenant/operations.ts';
import { requests as tenantRequests } from './families/tenant/validators.js';
import { operations as activityOperations } from './families/activity/operations.ts';
import { requests as activityRequests } from './families/activity/validators.js';

/** Every family of the contract, in its order. */
export const families = [
  { name: 'clients', operations: clientsOperations, requests: clientsRequests },
  { name: 'client-profiles', operations: clientProfilesOperations, requests: clientProfilesRequests },
  { name: 'client-notes', operations: clientNotesOperations, requests: clientNotesRequests },
  { name: 'fields', operations: fieldsOperations, requests: fieldsRequests },
  { name: 'organization', operations: organizationOperations, requests: organizationRequests },
  { name: 'tenant', operations: tenantOperations, requests: tenantRequests },
  { name: 'activity', operations: activityOperations, requests: activityRequests },
] as const;

export type FamilyName = (typeof families)[number]['name'];

export type OperationId = (typeof families)[number]['operations'][number]['id'];
