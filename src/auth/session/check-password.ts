import type { Db } from '#src/db/index.ts';
import type { Origin } from '../oauth/origin.ts';
import { verifyPassword } from '../passwords.ts';
import { beginAttempt, endAttempt, type SignInServices } from '../sign-in/attempts.ts';
import { findAccountPassword } from './sessions.queries.ts';

export type PasswordCheck =
  | { readonly email: string }
  | { readonly refusal: 'wrong' }
  | { readonly refusal: 'too_many'; readonly retryAfterSeconds: number };

/** Checks the password of somebody who is signed in. Failures count as those of signing in do, whatever becomes of the caller's transaction. */
export type PasswordChecker = (accountId: string, password: string, origin: Origin) => Promise<PasswordCheck>;

export const createPasswordChecker = (db: Pick<Db, 'system'>, services: () => SignInServices['services']): PasswordChecker => async (accountId, password, origin) => {
  const account = await findAccountPassword(db.system, accountId);
  if (account === undefined || account.password_hash === null) return { refusal: 'wrong' };
  const attempt = { email: account.email, browser: null, isSignedIn: true };
  const retryAfterSeconds = await beginAttempt({ db, services: services() }, attempt, origin);
  if (retryAfterSeconds > 0) return { refusal: 'too_many', retryAfterSeconds };
  if (!await verifyPassword(password, account.password_hash)) return { refusal: 'wrong' };
  await endAttempt(db, attempt, origin);
  return { email: account.email };
};
