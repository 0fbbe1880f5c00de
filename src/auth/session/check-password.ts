import type { Db } from '#src/db/index.ts';
import type { Origin } from '../oauth/origin.ts';
import { verifyPassword } from '../passwords.ts';
import { hashAddress, hashEmail } from '../sign-in/subjects.ts';
import { updateSignInBegun, updateSignInEnded } from '../sign-in/throttles.queries.ts';
import { findAccountPassword } from './sessions.queries.ts';

export type PasswordCheck =
  | { readonly email: string }
  | { readonly refusal: 'wrong' }
  | { readonly refusal: 'too_many'; readonly retryAfterSeconds: number };

/** Checks the password of somebody who is signed in. Failures count as those of signing in do, whatever becomes of the caller's transaction. */
export type PasswordChecker = (accountId: string, password: string, origin: Origin) => Promise<PasswordCheck>;

export const createPasswordChecker = (db: Pick<Db, 'system'>): PasswordChecker => async (accountId, password, origin) => {
  const account = await findAccountPassword(db.system, accountId);
  if (account === undefined || account.password_hash === null) return { refusal: 'wrong' };
  const [email, address] = [hashEmail(account.email), hashAddress(origin.ip_address)];
  const retryAfterSeconds = await updateSignInBegun(db.system, email, address);
  if (retryAfterSeconds > 0) return { refusal: 'too_many', retryAfterSeconds };
  if (!await verifyPassword(password, account.password_hash)) return { refusal: 'wrong' };
  await updateSignInEnded(db.system, email, address);
  return { email: account.email };
};
