import { randomBytes } from 'node:crypto';
import type { UserInvitation, UserInvite, UserRef } from '#generated/types.gen.ts';
import type { InviteUserInput } from '#generated/families/organization/handlers.ts';
import { checkHeld, checkRank, checkRoleChange, hashSecret } from '#src/domain/access/index.ts';
import { demandConfirmation } from '#src/domain/access/sessions/index.ts';
import { requireSteadyDirection } from '#src/domain/names/index.ts';
import { parseRecord } from '#src/platform/db/query/index.ts';
import type { WriteContext } from '#src/call/context.ts';
import { conflict, notFound } from '#src/platform/errors/index.ts';
import { findReader, invitation as invitationMail, queueMail } from '#src/platform/mail/index.ts';
import { findAgencyName, saveInvitation } from './invitations.queries.ts';
import { replacePlacements, selectPlacements, type Placement } from '../departments/memberships.queries.ts';
import { lockPeople } from '../rights/people-lock.queries.ts';
import { noteUsers } from '../rights/permission-notes.ts';
import { checkPlacements, readPlacements } from './placements.ts';
import * as queries from '../users/users.queries.ts';

type Ctx = WriteContext<'user.invited'>;

/** Validity of an invitation link (domain model §15). */
const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

export async function inviteUser(ctx: Ctx, { body }: InviteUserInput): Promise<UserInvitation> {
  await lockPeople(ctx.db);
  const email = body.email.trim();
  const former = await queries.lockUserByEmail(ctx.db, email);
  if (former !== undefined) checkInvitable(ctx, former, email);
  const wanted = await readPlacements(ctx, body.departments ?? [], (noun, id) => notFound(noun, id));
  await checkPlacements(ctx, wanted, []);
  checkRoleChange(ctx.identity, null, body.role ?? null);
  if (body.role != null) demandConfirmation(ctx);
  const userId = await store(ctx, former, body, email, wanted);
  const isResend = former?.status === 'invited';
  return sendInvitation(ctx, userId, { departments: wanted, isResend, message: body.message ?? null });
}

/** 409 for somebody who is with the agency; 403 for an invited one who would hold more than the caller. */
function checkInvitable(ctx: Ctx, former: queries.StoredUser, email: string): void {
  if (former.kind === 'service_account' && former.status !== 'removed')
    throw conflict(`A service account already uses the address ${email}.`);
  if (former.status === 'active' || former.status === 'suspended')
    throw conflict(`${former.name} has the address ${email} and is already ${former.status} in this agency.`);
  if (former.status !== 'invited') return;
  checkRank(ctx.identity, former.role);
  checkHeld(ctx, former.held, 'invited user');
}

/** Somebody new, or who was here before: invited then, or removed, and who then comes back with nothing but what this request says. */
async function store(
  ctx: Ctx,
  former: queries.StoredUser | undefined,
  body: UserInvite,
  email: string,
  departments: readonly Placement[],
): Promise<string> {
  requireSteadyDirection(body.name, 'body.name');
  const role = body.role ?? null;
  const isBack = former !== undefined && former.kind === 'member';
  if (isBack) {
    await queries.updateUser(
      ctx.db,
      former.id,
      { name: body.name?.trim() ?? former.name, status: 'invited', role, account_id: null, permissions: [] },
      ctx.now,
    );
  }
  const userId = isBack
    ? former.id
    : await queries.insertInvitedUser(
        ctx.db,
        { name: body.name?.trim() ?? email.split('@')[0]!, email, role },
        ctx.identity.userId,
        ctx.now,
      );
  await replacePlacements(ctx.db, userId, departments, ctx.now);
  return userId;
}

/** Sends the invitation again with another link; departments and role stay as they are. */
export async function resendInvitation(ctx: Ctx, userId: string): Promise<UserInvitation> {
  await lockPeople(ctx.db);
  const user = await queries.lockUser(ctx.db, userId);
  if (user === undefined) throw notFound('user', userId);
  checkRank(ctx.identity, user.role);
  checkHeld(ctx, user.held, 'invited user');
  if (user.status !== 'invited')
    throw conflict(
      `${user.name} is ${user.status}. Only users with the status invited can be invited again.`,
    );
  return sendInvitation(ctx, userId, {
    departments: await selectPlacements(ctx.db, userId),
    isResend: true,
    message: null,
  });
}

interface Sending {
  readonly departments: readonly Placement[];
  readonly isResend: boolean;
  /** Personal words of the inviter. */
  readonly message: string | null;
}

/** A link with 256 random bits that only the mail contains; the database stores its hash. */
async function sendInvitation(
  ctx: Ctx,
  userId: string,
  { departments, isResend, message }: Sending,
): Promise<UserInvitation> {
  const { db, identity, now, services } = ctx;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const user = parseRecord((await queries.selectUser(db, userId))!);
  const [invitedBy, agency, reader] = await Promise.all([
    queries.findUserRef(db, identity.userId),
    findAgencyName(db),
    findReader(db, userId),
  ]);
  const ref: UserRef = { id: user.id, name: user.name, email: user.email };
  const emailDeliveryId = await queueMail(
    ctx,
    invitationMail({
      agency,
      inviter: invitedBy!.name,
      name: user.name,
      url: `${services.baseUrl()}/console/invitation?token=${token}`,
      expiresAt,
      personalMessage: message,
      isResend,
      reader,
    }),
    { email: user.email!, userId },
    { kind: 'user', id: userId, name: user.name },
  );
  await saveInvitation(
    db,
    { userId, tokenHash: hashSecret(token), invitedBy: identity.userId, emailDeliveryId, expiresAt },
    now,
  );
  await noteUsers(ctx, [userId], 'invitation_sent');
  ctx.emit('user.invited', {
    user: ref,
    invited_by: invitedBy!,
    department_ids: departments.map((one) => one.department_id),
    expires_at: expiresAt.toISOString(),
    is_resend: isResend,
  });
  ctx.audit({ recordKind: 'user', recordId: userId, action: 'invited' });
  return { user, invited_by: invitedBy!, expires_at: expiresAt.toISOString(), is_resend: isResend };
}
