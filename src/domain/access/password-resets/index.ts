import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connections } from '#src/platform/db/index.ts';
import {
  findReaderOfAccount,
  passwordChanged,
  passwordReset,
  sealSystemMail,
} from '#src/platform/mail/index.ts';
import type { Services } from '#src/call/services.ts';
import type { Origin } from '#src/call/origin.ts';
import { passwordFault } from '../password-check.ts';
import { hashPassword } from '../passwords.ts';
import { hashSecret } from '../secret.ts';
import { hashAddress, hashEmail } from '../sign-in/subjects.ts';
import { updateAttempts } from '../sign-in/throttles.queries.ts';
import { findResetByHash, insertReset, updatePasswordByReset } from './resets.queries.ts';

type System = Pick<Connections, 'system'>;
type Mailing = Pick<Services, 'sealer' | 'mail' | 'baseUrl'>;

/** Where the pages are, below the base address. */
export const resetPaths = { request: '/console/forgot-password', reset: '/console/reset-password' } as const;

export type Requested =
  | { readonly isDone: true }
  | { readonly refusal: 'too_many'; readonly retryAfterSeconds: number };

export type Reset =
  | { readonly accountId: string }
  /** `gone`: unknown, used or past its hour. */
  | { readonly refusal: 'gone' }
  /** In words for who typed it. */
  | { readonly refusal: 'fault'; readonly message: string };

const lifetimeMs = 60 * 60 * 1000;
const hourSeconds = 60 * 60;
const maxPerAccount = 5;
const maxPerAddress = 30;
// Longer than what an account takes that is there; otherwise the time would tell of it.
const answerAfterMs = 250;
const maxEmailLength = 254;
const form = /^[A-Za-z0-9_-]{43}$/;

/**
 * Mails a link for a new password to the account of this address, if there is one: the answer and its time are the same when there
 * is none. The link lives for an hour, and a newer one ends it.
 */
export async function requestReset(
  db: System,
  services: Mailing,
  email: string,
  origin: Origin,
): Promise<Requested> {
  const [done] = await Promise.all([request(db, services, tidy(email), origin), sleep(answerAfterMs)]);
  return done;
}

/** An address as it can be looked for: what is typed into a page has passed no contract. */
const tidy = (email: string): string =>
  email
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, maxEmailLength)
    .toWellFormed();

async function request(db: System, services: Mailing, email: string, origin: Origin): Promise<Requested> {
  const retryAfterSeconds = await wait(db, email, origin);
  if (retryAfterSeconds > 0) return { refusal: 'too_many', retryAfterSeconds };
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const reader = await findReaderOfAccount(db.system, email);
  const mail = passwordReset({
    url: `${services.baseUrl()}${resetPaths.reset}?token=${token}`,
    expiresAt,
    reader,
  });
  await insertReset(
    db.system,
    email,
    hashSecret(token),
    expiresAt,
    sealSystemMail(services, mail, email, origin.request_id, now),
  );
  return { isDone: true };
}

/** Counted for accounts that are not there as well. */
async function wait(db: System, email: string, origin: Origin): Promise<number> {
  const waits = await Promise.all([
    updateAttempts(db.system, {
      bucket: 'password_reset',
      subject: hashEmail(email),
      most: maxPerAccount,
      windowSeconds: hourSeconds,
    }),
    updateAttempts(db.system, {
      bucket: 'password_reset_address',
      subject: hashAddress(origin.ip_address),
      most: maxPerAddress,
      windowSeconds: hourSeconds,
    }),
  ]);
  return Math.max(...waits);
}

/** Whose password the link is for; undefined when it does not hold any more. */
export async function findReset(
  db: System,
  token: string,
): Promise<
  { readonly email: string; readonly names: readonly string[]; readonly expiresAt: Date } | undefined
> {
  const found = form.test(token) ? await findResetByHash(db.system, hashSecret(token)) : undefined;
  return found && { email: found.email, names: found.names, expiresAt: new Date(found.expires_at) };
}

/**
 * Gives the account another password and uses the link up, once. All browsers are signed out, attempts to sign in count anew, and
 * the owner is told by mail; connected apps stay connected.
 */
export async function resetPassword(
  db: System,
  services: Mailing,
  token: string,
  password: string,
  origin: Origin,
): Promise<Reset> {
  const found = await findReset(db, token);
  if (found === undefined) return { refusal: 'gone' };
  const fault = await passwordFault(password, found);
  if (fault !== null) return { refusal: 'fault', message: fault };
  const now = new Date();
  const reader = await findReaderOfAccount(db.system, found.email);
  const mail = passwordChanged({
    at: now,
    signedOut: 'all',
    forgotUrl: `${services.baseUrl()}${resetPaths.request}`,
    reader,
  });
  const accountId = await updatePasswordByReset(db.system, {
    hash: hashSecret(token),
    passwordHash: await hashPassword(password),
    mail: sealSystemMail(services, mail, found.email, origin.request_id, now),
    origin,
    account: hashEmail(found.email),
    address: hashAddress(origin.ip_address),
  });
  return accountId === null ? { refusal: 'gone' } : { accountId };
}
