// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, Result } from '../../../src/door/context.ts';
import type * as t from '../../types.gen.ts';

export interface GetTenantContextInput {
  readonly query: NonNullable<t.GetTenantContextData['query']>;
}

/** Tenant: one handler per operation of the contract. */
export interface TenantHandlers {
  /** Read the reference data of the agency · GET /v1/tenant-context · none */
  readonly getTenantContext: (ctx: ReadContext, input: GetTenantContextInput) => Promise<Result<t.GetTenantContextResponse['data']>>;
}
