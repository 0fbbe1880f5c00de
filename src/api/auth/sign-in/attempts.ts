import { setTimeout as sleep } from 'node:timers/promises';
import type { Connections } from '#src/platform/db/index.ts';
import {
  findReaderOfAccount,
  newSignIn,
  queueSystemMail,
  sealSystemMail,
  signInRefused,
} from '#src/platform/mail/index.ts';
import type { Services } from '#src/call/services.ts';
import type { Origin } from '#src/call/origin.ts';
import {
  hashAddress,
  hashBrowser,
  hashEmail,
  insertRefusalMail,
  updateSignInBegun,
  updateSignInEnded,
  type SignInAttempt,
} from '#src/domain/access/sign-in/index.ts';

/** What the limits on passwords need: the database, and a way to tell the owner. */
export interface SignInServices {
  readonly db: Pick<Connections, 'system'>;
  readonly services: Pick<Services, 'sealer' | 'mail' | 'baseUrl'>;
}

export interface Attempt {
  readonly email: string;
  /** What the browser keeps from its first sign-in on; null for callers without one. */
  readonly browser: string | null;
  readonly isSignedIn: boolean;
}

/** Where people ask for a link for a new password, below the base address. */
const forgotPath = '/console/forgot-password';
// Longer than what an account takes that is there; otherwise the time would tell of it.
const refusedAfterMs = 250;

const subjects = ({ email, browser, isSignedIn }: Attempt, origin: Origin): SignInAttempt => ({
  account: hashEmail(email),
  address: hashAddress(origin.ip_address),
  browser: browser === null ? null : hashBrowser(browser),
  isSignedIn,
});

/**
 * Counts an attempt before its password is looked at; returns the seconds that it has to wait, or 0. Failures count by account
 * and origin together, by address, and by account for origins that are not known to it. The owner gets one mail for each
 * episode of refused attempts.
 */
export async function beginAttempt(
  { db, services }: SignInServices,
  attempt: Attempt,
  origin: Origin,
): Promise<number> {
  const begun = await updateSignInBegun(db.system, subjects(attempt, origin));
  if (begun.is_first_refusal)
    await Promise.all([tell(db, services, attempt.email, origin), sleep(refusedAfterMs)]);
  return begun.wait;
}

/** The password was right. Where neither the browser nor the address is known, the owner of the account gets a mail. */
export async function endAttempt(
  { db, services }: SignInServices,
  attempt: Attempt,
  origin: Origin,
): Promise<void> {
  const isNewPlace = await updateSignInEnded(db.system, subjects(attempt, origin));
  if (!isNewPlace) return;
  const reader = await findReaderOfAccount(db.system, attempt.email);
  const message = newSignIn({
    at: new Date(),
    ipAddress: origin.ip_address,
    userAgent: origin.user_agent,
    forgotUrl: services.baseUrl() + forgotPath,
    reader,
  });
  await queueSystemMail(db.system, services, message, attempt.email.trim(), origin.request_id);
}

async function tell(
  db: Pick<Connections, 'system'>,
  services: SignInServices['services'],
  email: string,
  { request_id: requestId }: Origin,
): Promise<void> {
  const now = new Date();
  const address = email.trim().toWellFormed().replaceAll('\0', '');
  const reader = await findReaderOfAccount(db.system, address);
  const mail = signInRefused({ at: now, forgotUrl: services.baseUrl() + forgotPath, reader });
  await insertRefusalMail(db.system, address, sealSystemMail(services, mail, address, requestId, now));
}
