// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListInvitationsInput {
  readonly query: WithDefaults<NonNullable<t.ListInvitationsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ResendInvitationInput {
  readonly path: t.ResendInvitationData['path'];
}

/** Organization: one handler per operation of the contract. */
export interface OrganizationHandlers {
  /** List invitations that wait for somebody · GET /console/api/invitations · people.view */
  readonly listInvitations: (ctx: ReadContext, input: ListInvitationsInput) => Promise<Page<t.ListInvitationsResponse['data'][number]>>;
  /** Send an invitation again · POST /console/api/invitations/{user_id}/resend · people.invite */
  readonly resendInvitation: (ctx: WriteContext<'user.invited'>, input: ResendInvitationInput) => Promise<Result<t.ResendInvitationResponse['data']>>;
}
