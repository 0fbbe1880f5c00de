// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, Result, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface UpdateAgencySettingsInput {
  readonly body: t.UpdateAgencySettingsData['body'];
}

export interface CreateSignatureInput {
  readonly body: t.CreateSignatureData['body'];
}

export interface UpdateSignatureInput {
  readonly path: t.UpdateSignatureData['path'];
  readonly body: t.UpdateSignatureData['body'];
}

export interface DeleteSignatureInput {
  readonly path: t.DeleteSignatureData['path'];
  readonly query: NonNullable<t.DeleteSignatureData['query']>;
}

/** Tenant: one handler per operation of the contract. */
export interface TenantHandlers {
  /** Get agency settings · GET /console/api/agency-settings · settings.view */
  readonly getAgencySettings: (ctx: ReadContext) => Promise<Result<t.GetAgencySettingsResponse['data']>>;
  /** Update agency settings · PATCH /console/api/agency-settings · settings.manage */
  readonly updateAgencySettings: (ctx: WriteContext<never>, input: UpdateAgencySettingsInput) => Promise<Result<t.UpdateAgencySettingsResponse['data']>>;
  /** Create a signature · POST /console/api/signatures · self */
  readonly createSignature: (ctx: WriteContext<never>, input: CreateSignatureInput) => Promise<Result<t.CreateSignatureResponse['data']>>;
  /** Update a signature · PATCH /console/api/signatures/{id} · self */
  readonly updateSignature: (ctx: WriteContext<never>, input: UpdateSignatureInput) => Promise<Result<t.UpdateSignatureResponse['data']>>;
  /** Delete a signature · DELETE /console/api/signatures/{id} · self */
  readonly deleteSignature: (ctx: WriteContext<never>, input: DeleteSignatureInput) => Promise<Result<t.DeleteSignatureResponse['data']>>;
}
