import type { RecoveryCodes, SignInMethods, TotpEnrollment } from '#generated/console/types.gen.ts';
import type { ConfirmTotpEnrollmentInput } from '#generated/console/families/sign-in-methods/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import {
  codeSubject,
  deleteCodeAttempts,
  deleteTotp,
  insertFactorEvent,
  lockFactors,
  newRecoveryCodes,
  newTotpSecret,
  totpAddress,
  totpContext,
  totpStep,
  updateRecoveryCodes,
  updateSessionFactor,
  updateTotpBegun,
  updateTotpConfirmed,
} from '#src/domain/access/second-factors/index.ts';
import { deleteSessions, sessionOf } from '#src/domain/access/sessions/index.ts';
import { conflict, invalid, problem } from '#src/platform/errors/index.ts';
import { mailFactorChange } from './mails.ts';
import { checkProved, readMethods } from './methods.ts';
import { findAgencyName } from './methods.queries.ts';

const enrollmentMs = 10 * 60_000;

export async function startTotpEnrollment(ctx: WriteContext): Promise<TotpEnrollment> {
  const { db, identity, now, services } = ctx;
  const session = sessionOf(identity);
  const factors = await lockFactors(db, session.accountId);
  checkProved(session, factors);
  if (factors.totp_sealed !== null)
    throw conflict('The account already has an authenticator app. Remove it first.');
  const secret = newTotpSecret();
  const until = new Date(now.getTime() + enrollmentMs);
  await updateTotpBegun(db, session.accountId, services.sealer.seal(secret, totpContext), until);
  const agency = await findAgencyName(db, identity.tenantId);
  return {
    secret,
    otpauth_url: totpAddress(secret, agency.slice(0, 60).toWellFormed(), factors.email),
    expires_at: until.toISOString(),
  };
}

export async function confirmTotpEnrollment(
  ctx: WriteContext,
  { body }: ConfirmTotpEnrollmentInput,
): Promise<RecoveryCodes> {
  const { db, identity, now, services, origin } = ctx;
  const session = sessionOf(identity);
  const { id, accountId } = session;
  // Before anything is locked: the count is kept whatever becomes of this transaction.
  const wait = await services.takeCodeAttempt(accountId);
  if (wait > 0)
    throw problem('rate_limited', `There were too many wrong codes. Try again in ${wait} seconds.`, {
      headers: { 'retry-after': String(wait) },
    });
  const factors = await lockFactors(db, accountId);
  checkProved(session, factors);
  const { pending_sealed: pending, pending_until: until } = factors;
  if (pending === null || until === null || new Date(until) <= now)
    throw conflict('No authenticator app was started in the last ten minutes. Start again.');
  const step = totpStep(services.sealer.open(pending, totpContext), body.code, now);
  if (step === undefined)
    throw invalid(
      'body.code',
      'is not the code that the app shows now. Check the clock of the device, and enter the next code.',
    );
  const { codes, stored } = await newRecoveryCodes();
  await updateTotpConfirmed(db, accountId, { at: now, step, codes: stored });
  await updateSessionFactor(db, id);
  await deleteSessions(db, accountId, { keep: id }, origin);
  await insertFactorEvent(db, accountId, origin);
  await mailFactorChange(ctx, factors.email, 'app_added');
  await deleteCodeAttempts(db, codeSubject(accountId));
  return { secret: codes };
}

export async function removeTotp(ctx: WriteContext): Promise<SignInMethods> {
  const { db, identity, origin } = ctx;
  const { accountId } = sessionOf(identity);
  const factors = await lockFactors(db, accountId);
  if (factors.totp_sealed !== null) {
    if (factors.is_required && factors.passkeys === 0)
      throw conflict('An agency of yours requires a second factor. Add a passkey first.');
    await deleteTotp(db, accountId);
    await insertFactorEvent(db, accountId, origin);
    await mailFactorChange(ctx, factors.email, 'app_removed');
  }
  return readMethods(db, accountId);
}

export async function replaceRecoveryCodes(ctx: WriteContext): Promise<RecoveryCodes> {
  const { db, identity, origin } = ctx;
  const { accountId } = sessionOf(identity);
  const factors = await lockFactors(db, accountId);
  if (factors.totp_sealed === null)
    throw conflict(
      'Recovery codes stand in for an authenticator app, and the account has none. Add one first.',
    );
  const { codes, stored } = await newRecoveryCodes();
  await updateRecoveryCodes(db, accountId, stored);
  await insertFactorEvent(db, accountId, origin);
  await mailFactorChange(ctx, factors.email, 'codes_replaced');
  return { secret: codes };
}
