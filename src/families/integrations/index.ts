import type { IntegrationsHandlers } from '#generated/families/integrations/handlers.ts';
import { listIntegrationCredentials } from './credentials.ts';
import { getIntegrationEndpointDetails, listIntegrationEndpoints } from './endpoints.ts';
import { listConnectedIntegrations, listIntegrations } from './integrations.ts';
import { listMcpConnections } from './mcp/connections.ts';
import { listMcpConnectionTools } from './mcp/tools.ts';
import { queryIntegrationResources } from './resources.ts';
import { runIntegrationEndpoint } from './run-endpoint.ts';
import { listIntegrationSubaccounts } from './subaccounts.ts';

export default {
  listIntegrations,
  listConnectedIntegrations,
  listIntegrationEndpoints,
  getIntegrationEndpointDetails,
  runIntegrationEndpoint,
  queryIntegrationResources,
  listIntegrationCredentials,
  listIntegrationSubaccounts,
  listMcpConnections,
  listMcpConnectionTools,
} satisfies IntegrationsHandlers;
