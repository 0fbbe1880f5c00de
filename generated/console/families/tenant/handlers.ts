// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, Result, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface UpdateAgencySettingsInput {
  readonly body: t.UpdateAgencySettingsData['body'];
}

/** Tenant: one handler per operation of the contract. */
export interface TenantHandlers {
  /** Get agency settings · GET /console/api/agency-settings · settings.view · pending */
  readonly getAgencySettings?: (ctx: ReadContext) => Promise<Result<t.GetAgencySettingsResponse['data']>>;
  /** Change agency settings · PATCH /console/api/agency-settings · settings.manage · pending */
  readonly updateAgencySettings?: (ctx: WriteContext<never>, input: UpdateAgencySettingsInput) => Promise<Result<t.UpdateAgencySettingsResponse['data']>>;
}
