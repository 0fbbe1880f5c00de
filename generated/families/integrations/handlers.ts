// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListIntegrationCredentialsInput {
  readonly query: WithDefaults<NonNullable<t.ListIntegrationCredentialsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ListIntegrationSubaccountsInput {
  readonly path: t.ListIntegrationSubaccountsData['path'];
  readonly query: WithDefaults<NonNullable<t.ListIntegrationSubaccountsData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface GetIntegrationEndpointDetailsInput {
  readonly query: NonNullable<t.GetIntegrationEndpointDetailsData['query']>;
}

export interface ListIntegrationEndpointsInput {
  readonly query: WithDefaults<NonNullable<t.ListIntegrationEndpointsData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface RunIntegrationEndpointInput {
  readonly body: t.RunIntegrationEndpointData['body'];
}

export interface QueryIntegrationResourcesInput {
  readonly query: WithDefaults<NonNullable<t.QueryIntegrationResourcesData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.QueryIntegrationResourcesData['body'];
}

export interface ListIntegrationsInput {
  readonly query: WithDefaults<NonNullable<t.ListIntegrationsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ListConnectedIntegrationsInput {
  readonly query: WithDefaults<NonNullable<t.ListConnectedIntegrationsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ListMcpConnectionsInput {
  readonly query: WithDefaults<NonNullable<t.ListMcpConnectionsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ListMcpConnectionToolsInput {
  readonly path: t.ListMcpConnectionToolsData['path'];
  readonly query: WithDefaults<NonNullable<t.ListMcpConnectionToolsData['query']>, 'order' | 'limit' | 'offset'>;
}

/** Integrations: one handler per operation of the contract. */
export interface IntegrationsHandlers {
  /** List integration credentials · GET /v1/integration-credentials · self */
  readonly listIntegrationCredentials: (ctx: ReadContext, input: ListIntegrationCredentialsInput) => Promise<Page<t.ListIntegrationCredentialsResponse['data'][number]>>;
  /** List the accounts of a connection · GET /v1/integration-credentials/{id}/subaccounts · record */
  readonly listIntegrationSubaccounts: (ctx: ReadContext, input: ListIntegrationSubaccountsInput) => Promise<Page<t.ListIntegrationSubaccountsResponse['data'][number]>>;
  /** Get integration endpoint details · GET /v1/integration-endpoint-details · automations.view */
  readonly getIntegrationEndpointDetails: (ctx: ReadContext, input: GetIntegrationEndpointDetailsInput) => Promise<Result<t.GetIntegrationEndpointDetailsResponse['data']>>;
  /** List integration endpoints · GET /v1/integration-endpoints · automations.view */
  readonly listIntegrationEndpoints: (ctx: ReadContext, input: ListIntegrationEndpointsInput) => Promise<Page<t.ListIntegrationEndpointsResponse['data'][number]>>;
  /** Run an integration endpoint · POST /v1/integration-endpoints/call · automations.run */
  readonly runIntegrationEndpoint: (ctx: WriteContext<never>, input: RunIntegrationEndpointInput) => Promise<Result<t.RunIntegrationEndpointResponse['data']>>;
  /** Query integration resources · POST /v1/integration-resources/query · record */
  readonly queryIntegrationResources: (ctx: ReadContext, input: QueryIntegrationResourcesInput) => Promise<Page<t.QueryIntegrationResourcesResponse['data'][number]>>;
  /** List integrations · GET /v1/integrations · automations.view */
  readonly listIntegrations: (ctx: ReadContext, input: ListIntegrationsInput) => Promise<Page<t.ListIntegrationsResponse['data'][number]>>;
  /** List connected integrations · GET /v1/integrations/connected · automations.view */
  readonly listConnectedIntegrations: (ctx: ReadContext, input: ListConnectedIntegrationsInput) => Promise<Page<t.ListConnectedIntegrationsResponse['data'][number]>>;
  /** List MCP connections · GET /v1/mcp-connections · automations.view */
  readonly listMcpConnections: (ctx: ReadContext, input: ListMcpConnectionsInput) => Promise<Page<t.ListMcpConnectionsResponse['data'][number]>>;
  /** List the tools of an MCP connection · GET /v1/mcp-connections/{id}/tools · automations.view */
  readonly listMcpConnectionTools: (ctx: ReadContext, input: ListMcpConnectionToolsInput) => Promise<Page<t.ListMcpConnectionToolsResponse['data'][number]>>;
}
