// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListServiceAccountsInput {
  readonly query: WithDefaults<NonNullable<t.ListServiceAccountsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateServiceAccountInput {
  readonly body: t.CreateServiceAccountData['body'];
}

export interface GetServiceAccountInput {
  readonly path: t.GetServiceAccountData['path'];
}

export interface UpdateServiceAccountInput {
  readonly path: t.UpdateServiceAccountData['path'];
  readonly body: t.UpdateServiceAccountData['body'];
}

export interface DeleteServiceAccountInput {
  readonly path: t.DeleteServiceAccountData['path'];
  readonly query: NonNullable<t.DeleteServiceAccountData['query']>;
}

export interface ListApiKeysInput {
  readonly query: WithDefaults<NonNullable<t.ListApiKeysData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateApiKeyInput {
  readonly body: t.CreateApiKeyData['body'];
}

export interface GetApiKeyInput {
  readonly path: t.GetApiKeyData['path'];
}

export interface RotateApiKeyInput {
  readonly path: t.RotateApiKeyData['path'];
  readonly body: t.RotateApiKeyData['body'];
}

export interface RevokeApiKeyInput {
  readonly path: t.RevokeApiKeyData['path'];
}

/** API keys: one handler per operation of the contract. */
export interface ApiKeysHandlers {
  /** Get the permission catalogue · GET /console/api/permission-catalog · any */
  readonly getPermissionCatalog: (ctx: ReadContext) => Promise<Result<t.GetPermissionCatalogResponse['data']>>;
  /** List service accounts · GET /console/api/service-accounts · settings.api */
  readonly listServiceAccounts: (ctx: ReadContext, input: ListServiceAccountsInput) => Promise<Page<t.ListServiceAccountsResponse['data'][number]>>;
  /** Create a service account · POST /console/api/service-accounts · settings.api */
  readonly createServiceAccount: (ctx: WriteContext<never>, input: CreateServiceAccountInput) => Promise<Result<t.CreateServiceAccountResponse['data']>>;
  /** Get a service account · GET /console/api/service-accounts/{id} · settings.api */
  readonly getServiceAccount: (ctx: ReadContext, input: GetServiceAccountInput) => Promise<Result<t.GetServiceAccountResponse['data']>>;
  /** Update a service account · PATCH /console/api/service-accounts/{id} · settings.api */
  readonly updateServiceAccount: (ctx: WriteContext<never>, input: UpdateServiceAccountInput) => Promise<Result<t.UpdateServiceAccountResponse['data']>>;
  /** Delete a service account · DELETE /console/api/service-accounts/{id} · settings.api */
  readonly deleteServiceAccount: (ctx: WriteContext<never>, input: DeleteServiceAccountInput) => Promise<Result<t.DeleteServiceAccountResponse['data']>>;
  /** List API keys · GET /console/api/api-keys · settings.api */
  readonly listApiKeys: (ctx: ReadContext, input: ListApiKeysInput) => Promise<Page<t.ListApiKeysResponse['data'][number]>>;
  /** Create an API key · POST /console/api/api-keys · settings.api */
  readonly createApiKey: (ctx: WriteContext<never>, input: CreateApiKeyInput) => Promise<Result<t.CreateApiKeyResponse['data']>>;
  /** Get an API key · GET /console/api/api-keys/{id} · settings.api */
  readonly getApiKey: (ctx: ReadContext, input: GetApiKeyInput) => Promise<Result<t.GetApiKeyResponse['data']>>;
  /** Rotate an API key · POST /console/api/api-keys/{id}/rotate · settings.api */
  readonly rotateApiKey: (ctx: WriteContext<never>, input: RotateApiKeyInput) => Promise<Result<t.RotateApiKeyResponse['data']>>;
  /** Revoke an API key · POST /console/api/api-keys/{id}/revoke · settings.api */
  readonly revokeApiKey: (ctx: WriteContext<never>, input: RevokeApiKeyInput) => Promise<Result<t.RevokeApiKeyResponse['data']>>;
}
