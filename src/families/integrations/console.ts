import type { IntegrationsHandlers } from '#generated/console/families/integrations/handlers.ts';
import { authorizeIntegrationCredential, completeIntegrationAuthorization } from './authorization.ts';
import { listIntegrationCalls } from './calls.ts';
import { deleteClientIntegrationAccount } from './client-accounts.ts';
import { createIntegrationCredential, updateIntegrationCredential } from './credentials.ts';
import { revokeIntegrationCredential, testIntegrationCredential } from './credential-state.ts';

export default {
  createIntegrationCredential,
  updateIntegrationCredential,
  authorizeIntegrationCredential,
  completeIntegrationAuthorization,
  testIntegrationCredential,
  revokeIntegrationCredential,
  deleteClientIntegrationAccount,
  listIntegrationCalls,
} satisfies IntegrationsHandlers;
