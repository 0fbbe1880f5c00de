// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface CreateIntegrationCredentialInput {
  readonly body: t.CreateIntegrationCredentialData['body'];
}

export interface UpdateIntegrationCredentialInput {
  readonly path: t.UpdateIntegrationCredentialData['path'];
  readonly body: t.UpdateIntegrationCredentialData['body'];
}

export interface AuthorizeIntegrationCredentialInput {
  readonly path: t.AuthorizeIntegrationCredentialData['path'];
}

export interface CompleteIntegrationAuthorizationInput {
  readonly body: t.CompleteIntegrationAuthorizationData['body'];
}

export interface TestIntegrationCredentialInput {
  readonly path: t.TestIntegrationCredentialData['path'];
}

export interface RevokeIntegrationCredentialInput {
  readonly path: t.RevokeIntegrationCredentialData['path'];
  readonly body: t.RevokeIntegrationCredentialData['body'];
}

export interface DeleteClientIntegrationAccountInput {
  readonly path: t.DeleteClientIntegrationAccountData['path'];
  readonly query: NonNullable<t.DeleteClientIntegrationAccountData['query']>;
}

export interface ListIntegrationCallsInput {
  readonly query: WithDefaults<NonNullable<t.ListIntegrationCallsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateMcpConnectionInput {
  readonly body: t.CreateMcpConnectionData['body'];
}

export interface UpdateMcpConnectionInput {
  readonly path: t.UpdateMcpConnectionData['path'];
  readonly body: t.UpdateMcpConnectionData['body'];
}

export interface DeleteMcpConnectionInput {
  readonly path: t.DeleteMcpConnectionData['path'];
  readonly query: NonNullable<t.DeleteMcpConnectionData['query']>;
}

export interface AuthorizeMcpConnectionInput {
  readonly path: t.AuthorizeMcpConnectionData['path'];
}

export interface RefreshMcpConnectionInput {
  readonly path: t.RefreshMcpConnectionData['path'];
}

export interface UpdateMcpToolEnabledInput {
  readonly path: t.UpdateMcpToolEnabledData['path'];
  readonly body: t.UpdateMcpToolEnabledData['body'];
}

/** Integrations: one handler per operation of the contract. */
export interface IntegrationsHandlers {
  /** Create a connection · POST /console/api/integration-credentials · self */
  readonly createIntegrationCredential: (ctx: WriteContext<never>, input: CreateIntegrationCredentialInput) => Promise<Result<t.CreateIntegrationCredentialResponse['data']>>;
  /** Update a connection · PATCH /console/api/integration-credentials/{id} · self */
  readonly updateIntegrationCredential: (ctx: WriteContext<never>, input: UpdateIntegrationCredentialInput) => Promise<Result<t.UpdateIntegrationCredentialResponse['data']>>;
  /** Authorize a connection again · POST /console/api/integration-credentials/{id}/authorize · self */
  readonly authorizeIntegrationCredential: (ctx: WriteContext<never>, input: AuthorizeIntegrationCredentialInput) => Promise<Result<t.AuthorizeIntegrationCredentialResponse['data']>>;
  /** Complete an authorization · POST /console/api/integration-authorizations/complete · self */
  readonly completeIntegrationAuthorization: (ctx: WriteContext<never>, input: CompleteIntegrationAuthorizationInput) => Promise<Result<t.CompleteIntegrationAuthorizationResponse['data']>>;
  /** Test a connection · POST /console/api/integration-credentials/{id}/test · self */
  readonly testIntegrationCredential: (ctx: WriteContext<never>, input: TestIntegrationCredentialInput) => Promise<Result<t.TestIntegrationCredentialResponse['data']>>;
  /** Revoke a connection · POST /console/api/integration-credentials/{id}/revoke · self */
  readonly revokeIntegrationCredential: (ctx: WriteContext<never>, input: RevokeIntegrationCredentialInput) => Promise<Result<t.RevokeIntegrationCredentialResponse['data']>>;
  /** Delete a client account mapping · DELETE /console/api/client-integration-accounts/{id} · clients.edit */
  readonly deleteClientIntegrationAccount: (ctx: WriteContext<never>, input: DeleteClientIntegrationAccountInput) => Promise<Result<t.DeleteClientIntegrationAccountResponse['data']>>;
  /** List integration calls · GET /console/api/integration-calls · automations.view */
  readonly listIntegrationCalls: (ctx: ReadContext, input: ListIntegrationCallsInput) => Promise<Page<t.ListIntegrationCallsResponse['data'][number]>>;
  /** Create an MCP connection · POST /console/api/mcp-connections · settings.manage */
  readonly createMcpConnection: (ctx: WriteContext<never>, input: CreateMcpConnectionInput) => Promise<Result<t.CreateMcpConnectionResponse['data']>>;
  /** Update an MCP connection · PATCH /console/api/mcp-connections/{id} · settings.manage */
  readonly updateMcpConnection: (ctx: WriteContext<never>, input: UpdateMcpConnectionInput) => Promise<Result<t.UpdateMcpConnectionResponse['data']>>;
  /** Delete an MCP connection · DELETE /console/api/mcp-connections/{id} · settings.manage */
  readonly deleteMcpConnection: (ctx: WriteContext<never>, input: DeleteMcpConnectionInput) => Promise<Result<t.DeleteMcpConnectionResponse['data']>>;
  /** Authorize an MCP connection again · POST /console/api/mcp-connections/{id}/authorize · settings.manage */
  readonly authorizeMcpConnection: (ctx: WriteContext<never>, input: AuthorizeMcpConnectionInput) => Promise<Result<t.AuthorizeMcpConnectionResponse['data']>>;
  /** Refresh the tools of an MCP connection · POST /console/api/mcp-connections/{id}/refresh · settings.manage */
  readonly refreshMcpConnection: (ctx: WriteContext<never>, input: RefreshMcpConnectionInput) => Promise<Result<t.RefreshMcpConnectionResponse['data']>>;
  /** Update a tool of an MCP server · PATCH /console/api/mcp-connections/{id}/tools · settings.manage */
  readonly updateMcpToolEnabled: (ctx: WriteContext<never>, input: UpdateMcpToolEnabledInput) => Promise<Result<t.UpdateMcpToolEnabledResponse['data']>>;
}
