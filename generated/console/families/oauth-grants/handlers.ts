// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListOauthGrantsInput {
  readonly query: WithDefaults<NonNullable<t.ListOauthGrantsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface RevokeOauthGrantInput {
  readonly path: t.RevokeOauthGrantData['path'];
}

/** OAuth grants: one handler per operation of the contract. */
export interface OauthGrantsHandlers {
  /** List OAuth grants · GET /console/api/oauth-grants · self */
  readonly listOauthGrants: (ctx: ReadContext, input: ListOauthGrantsInput) => Promise<Page<t.ListOauthGrantsResponse['data'][number]>>;
  /** Revoke an OAuth grant · POST /console/api/oauth-grants/{id}/revoke · self */
  readonly revokeOauthGrant: (ctx: WriteContext<never>, input: RevokeOauthGrantInput) => Promise<Result<t.RevokeOauthGrantResponse['data']>>;
}
