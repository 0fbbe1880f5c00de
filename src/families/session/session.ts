import type { CurrentSession, SessionAgency, SessionConfirmation } from '#generated/console/types.gen.ts';
import type {
  ConfirmSessionInput,
  SetSessionAgencyInput,
} from '#generated/console/families/session/handlers.ts';
import {
  confirmationMs,
  sessionOf,
  selectAgenciesOfAccount,
  updateSessionConfirmed,
  updateSessionTenant,
} from '#src/domain/access/sessions/index.ts';
import type { ReadContext, SessionIdentity, WriteContext } from '#src/call/context.ts';
import { counted } from '#src/platform/counted.ts';
import { notFound, problem } from '#src/platform/errors/index.ts';
import { readPreferences } from './preferences.ts';
import { findUserEmail, selectOwnAgency } from './session.queries.ts';

export async function getSession(ctx: ReadContext): Promise<CurrentSession> {
  const { db, identity, now } = ctx;
  const { session } = identity;
  const [email, preferences, agencies] = await Promise.all([
    findUserEmail(db, identity.userId),
    readPreferences(ctx),
    session === undefined ? selectOwnAgency(db) : selectAgenciesOfAccount(db, session.accountId),
  ]);
  return {
    user: { id: identity.userId, name: identity.name, email },
    role: identity.role,
    permissions: [...identity.permissions],
    preferences,
    agency: agencies.find(({ id }) => id === identity.tenantId)!,
    agencies,
    session: session === undefined ? null : stateOf(session, now),
  };
}

const stateOf = ({ id, proof, confirmationExpiresAt, expiresAt }: SessionIdentity, now: Date) => ({
  id,
  proof,
  confirmation_expires_at:
    confirmationExpiresAt > now.getTime() ? new Date(confirmationExpiresAt).toISOString() : null,
  expires_at: new Date(expiresAt).toISOString(),
});

export async function setSessionAgency(
  { db, identity }: WriteContext,
  { body: { agency_id: agencyId } }: SetSessionAgencyInput,
): Promise<SessionAgency> {
  const { id, accountId } = sessionOf(identity);
  const isSet = await updateSessionTenant(db, id, agencyId);
  const agency = (await selectAgenciesOfAccount(db, accountId)).find((one) => one.id === agencyId);
  if (agency === undefined) throw notFound('agency', agencyId);
  if (!isSet)
    throw problem(
      'not_found',
      'You were suspended or removed there after you signed in. Sign out and sign in again to enter this agency.',
    );
  return agency;
}

export async function confirmSession(
  ctx: WriteContext,
  { body: { password } }: ConfirmSessionInput,
): Promise<SessionConfirmation> {
  const { id } = sessionOf(ctx.identity);
  await checkOwnPassword(ctx, password, 'body.password');
  const confirmedAt = await updateSessionConfirmed(ctx.db, id);
  return { confirmation_expires_at: new Date(confirmedAt.getTime() + confirmationMs).toISOString() };
}

/** Answers the caller's e-mail address; 400 that names the place when the password is wrong, 429 after too many failures. */
export async function checkOwnPassword(
  { services, identity, origin }: WriteContext,
  password: string,
  place: string,
): Promise<string> {
  const check = await services.checkPassword(sessionOf(identity).accountId, password, origin);
  if ('email' in check) return check.email;
  if (check.refusal === 'wrong') throw problem('validation_error', `${place} is not your password.`);
  const { retryAfterSeconds } = check;
  throw problem('rate_limited', `Too many attempts. Try again in ${counted(retryAfterSeconds, 'second')}.`, {
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
}
