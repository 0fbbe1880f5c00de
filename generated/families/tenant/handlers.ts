// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface SubmitPlatformFeedbackInput {
  readonly body: t.SubmitPlatformFeedbackData['body'];
}

export interface ListSignaturesInput {
  readonly query: WithDefaults<NonNullable<t.ListSignaturesData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetTenantContextInput {
  readonly query: NonNullable<t.GetTenantContextData['query']>;
}

/** Tenant: one handler per operation of the contract. */
export interface TenantHandlers {
  /** Submit feedback on the platform · POST /v1/platform-feedback · any */
  readonly submitPlatformFeedback: (ctx: WriteContext<never>, input: SubmitPlatformFeedbackInput) => Promise<Result<t.SubmitPlatformFeedbackResponse['data']>>;
  /** List e-mail signatures · GET /v1/signatures · any */
  readonly listSignatures: (ctx: ReadContext, input: ListSignaturesInput) => Promise<Page<t.ListSignaturesResponse['data'][number]>>;
  /** Get reference data of the agency · GET /v1/tenant-context · any */
  readonly getTenantContext: (ctx: ReadContext, input: GetTenantContextInput) => Promise<Result<t.GetTenantContextResponse['data']>>;
}
