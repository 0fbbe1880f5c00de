import type { IntegrationsHandlers } from '#generated/console/families/integrations/handlers.ts';
import { authorizeIntegrationCredential, completeIntegrationAuthorization } from './authorization.ts';
import { listIntegrationCalls } from './calls.ts';
import { deleteClientIntegrationAccount } from './client-accounts.ts';
import { createIntegrationCredential, updateIntegrationCredential } from './credentials.ts';
import { authorizeMcpConnection } from './mcp/authorize.ts';
import { createMcpConnection, deleteMcpConnection, updateMcpConnection } from './mcp/connections.ts';
import { refreshMcpConnection, updateMcpToolEnabled } from './mcp/tools.ts';
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
  createMcpConnection,
  updateMcpConnection,
  deleteMcpConnection,
  authorizeMcpConnection,
  refreshMcpConnection,
  updateMcpToolEnabled,
} satisfies IntegrationsHandlers;
