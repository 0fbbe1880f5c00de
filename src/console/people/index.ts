import type { UserInvitation } from '#generated/types.gen.ts';
import type {
  ListInvitationsInput,
  PeopleHandlers,
  ResendInvitationInput,
} from '#generated/console/families/people/handlers.ts';
import { storedId } from '#src/platform/db/ids.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { resendInvitation as sendAgain } from '#src/families/organization/index.ts';
import { invitations } from './invitations.queries.ts';

const listInvitations = (ctx: ReadContext, { query }: ListInvitationsInput) =>
  invitations.page(ctx.db, query, {});

const resendInvitation = (
  ctx: WriteContext<'user.invited'>,
  { path }: ResendInvitationInput,
): Promise<UserInvitation> => sendAgain(ctx, storedId(path.user_id));

export default { listInvitations, resendInvitation } satisfies PeopleHandlers;
