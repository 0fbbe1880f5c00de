// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListInvitationsInput {
  readonly query: WithDefaults<NonNullable<t.ListInvitationsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ResendInvitationInput {
  readonly path: t.ResendInvitationData['path'];
}

export interface GetEmployeeScheduleInput {
  readonly path: t.GetEmployeeScheduleData['path'];
}

export interface ListEmployeeCompensationInput {
  readonly path: t.ListEmployeeCompensationData['path'];
  readonly query: WithDefaults<NonNullable<t.ListEmployeeCompensationData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

/** Organization: one handler per operation of the contract. */
export interface OrganizationHandlers {
  /** List pending invitations · GET /console/api/invitations · people.view */
  readonly listInvitations: (ctx: ReadContext, input: ListInvitationsInput) => Promise<Page<t.ListInvitationsResponse['data'][number]>>;
  /** Resend an invitation · POST /console/api/invitations/{user_id}/resend · people.invite */
  readonly resendInvitation: (ctx: WriteContext<'user.invited'>, input: ResendInvitationInput) => Promise<Result<t.ResendInvitationResponse['data']>>;
  /** Get the working hours of a member · GET /console/api/employees/{user_id}/schedule · self */
  readonly getEmployeeSchedule: (ctx: ReadContext, input: GetEmployeeScheduleInput) => Promise<Result<t.GetEmployeeScheduleResponse['data']>>;
  /** List compensation of a member · GET /console/api/employees/{user_id}/compensation · people.manage */
  readonly listEmployeeCompensation: (ctx: ReadContext, input: ListEmployeeCompensationInput) => Promise<Page<t.ListEmployeeCompensationResponse['data'][number]>>;
}
