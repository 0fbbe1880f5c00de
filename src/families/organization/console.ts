import type { UserInvitation } from '#generated/types.gen.ts';
import type {
  ListInvitationsInput,
  OrganizationHandlers,
  ResendInvitationInput,
} from '#generated/console/families/organization/handlers.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { getEmployeeSchedule, listEmployeeCompensation } from './employees/employees.ts';
import { resendInvitation as sendAgain } from './placements/invitations.ts';
import { invitations } from './placements/pending-invitations.queries.ts';

const listInvitations = (ctx: ReadContext, { query }: ListInvitationsInput) =>
  invitations.page(ctx.db, query, {});

const resendInvitation = (
  ctx: WriteContext<'user.invited'>,
  { path }: ResendInvitationInput,
): Promise<UserInvitation> => sendAgain(ctx, storedId(path.user_id));

export default {
  getEmployeeSchedule,
  listEmployeeCompensation,
  listInvitations,
  resendInvitation,
} satisfies OrganizationHandlers;
