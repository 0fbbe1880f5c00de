import type { Connections } from '#src/platform/db/index.ts';
import type { Log } from '#src/platform/log.ts';
import type { Origin } from '#src/call/origin.ts';
import { verifyPassword } from '#src/domain/access/index.ts';
import { beginSecondStep, type SecondStep } from '#src/domain/access/second-factors/index.ts';
import { findAccount, insertSignInEvent } from './accounts.queries.ts';
import { beginAttempt, endAttempt, type SignInServices } from './attempts.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** What the browser keeps from its first sign-in on (known-browser.ts); null for callers without one. */
  readonly browser: string | null;
}

export type SignIn =
  /** `step`: what is owed before the person is signed in; null where the password is enough. */
  | { readonly accountId: string; readonly step: SecondStep | null }
  | { readonly refusal: 'wrong' }
  | { readonly refusal: 'too_many'; readonly retryAfterSeconds: number };

/** Checked where there is no password to check, so that an unknown e-mail takes as long as a known one. It fits none. */
const nobody = 'scrypt$32768$8$1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const unknownUserId = '00000000-0000-0000-0000-000000000000';

export interface SignInContext extends SignInServices {
  readonly log: Pick<Log, 'info'>;
}

/**
 * Whose account this is. Failures make the next attempts from the same origin wait longer and longer (attempts.ts); attempts
 * that come while they have to wait are not even looked at.
 */
export async function signIn(
  ctx: SignInContext,
  { email, password, browser }: Credentials,
  origin: Origin,
): Promise<SignIn> {
  const { db, log } = ctx;
  const attempt = { email, browser, isSignedIn: false };
  const retryAfterSeconds = await beginAttempt(ctx, attempt, origin);
  if (retryAfterSeconds > 0) {
    log.info(
      { request_id: origin.request_id, ip_address: origin.ip_address, retry_after: retryAfterSeconds },
      'sign-in refused: too many attempts',
    );
    return { refusal: 'too_many', retryAfterSeconds };
  }
  const found = await findAccount(db.system, email.trim());
  const isRight = await verifyPassword(password, found?.password_hash ?? nobody);
  if (found === undefined || found.password_hash === null || !isRight) {
    if (found === undefined)
      log.info(
        { request_id: origin.request_id, ip_address: origin.ip_address },
        'sign-in failed: no such account',
      );
    await insertSignInEvent(
      db.system,
      found?.id ?? unknownUserId,
      'sign_in_failed',
      'The password is wrong.',
      origin,
    );
    return { refusal: 'wrong' };
  }
  await endAttempt(ctx, attempt, origin);
  const step = await beginSecondStep(db, found.id, new Date());
  if (step === null) await noteSignIn(db, found.id, origin);
  return { accountId: found.id, step };
}

/** Somebody is signed in: by a password, by a second factor after it, or by a passkey. */
export const noteSignIn = (
  db: Pick<Connections, 'system'>,
  accountId: string,
  origin: Origin,
): Promise<void> => insertSignInEvent(db.system, accountId, 'sign_in', null, origin);

/** The browser is signed out, or lets somebody else in. */
export const noteSignOut = (
  db: Pick<Connections, 'system'>,
  accountId: string,
  origin: Origin,
): Promise<void> => insertSignInEvent(db.system, accountId, 'sign_out', null, origin);
