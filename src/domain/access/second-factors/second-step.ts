import { hash, randomBytes } from 'node:crypto';
import type { Connections } from '#src/platform/db/index.ts';
import type { Sealer } from '#src/platform/secrets/index.ts';
import { hashSecret } from '../secret.ts';
import {
  deleteCodeAttempts,
  deleteRecoveryCode,
  deleteSignInStep,
  findFactors,
  findSignInStep,
  insertSignInStep,
  updateCodeAttempts,
  updateTotpStep,
  type Factors,
} from './factors.queries.ts';
import { hashRecoveryCode, tidyRecoveryCode } from './recovery.ts';
import { totpContext, totpStep } from './totp.ts';

type System = Pick<Connections, 'system'>;

const stepMs = 10 * 60_000;
const form = /^[A-Za-z0-9_-]{43}$/;

/** Whose codes a limit counts. */
export const codeSubject = (accountId: string): Buffer => hash('sha256', `code:${accountId}`, 'buffer');

/** What is still owed after a right password. */
export interface SecondStep {
  /** Stands for the password in the form that comes next, for ten minutes. */
  readonly token: string;
  readonly hasTotp: boolean;
  readonly hasPasskeys: boolean;
}

const owed = (factors: Factors | undefined) => {
  const hasTotp = factors !== undefined && factors.totp_sealed !== null;
  const hasPasskeys = factors !== undefined && factors.passkeys > 0;
  return { hasTotp, hasPasskeys, isOwed: hasTotp || (hasPasskeys && factors.is_required) };
};

/** Whether the password of the account is not enough to sign in. */
export const owesSecondFactor = async (db: System, accountId: string): Promise<boolean> =>
  owed(await findFactors(db.system, accountId)).isOwed;

/**
 * Whether an agency of the account requires a second factor, and it has no authenticator app: where passkeys cannot be asked for, the
 * password must not be enough.
 */
export async function lacksApp(db: System, accountId: string): Promise<boolean> {
  const factors = await findFactors(db.system, accountId);
  return factors !== undefined && factors.is_required && factors.totp_sealed === null;
}

/** Null where the password is enough: without an app, and without passkeys or an agency that requires a second factor. */
export async function beginSecondStep(db: System, accountId: string, now: Date): Promise<SecondStep | null> {
  const { isOwed, hasTotp, hasPasskeys } = owed(await findFactors(db.system, accountId));
  if (!isOwed) return null;
  const token = randomBytes(32).toString('base64url');
  await insertSignInStep(db.system, hashSecret(token), accountId, new Date(now.getTime() + stepMs));
  return { token, hasTotp, hasPasskeys };
}

/** The account whose password was given; undefined once the step is over. */
export const findStep = async (db: System, token: string, now: Date): Promise<string | undefined> =>
  form.test(token) ? findSignInStep(db.system, hashSecret(token), now) : undefined;

/** One step leads to one session. */
export const endStep = (db: System, token: string): Promise<boolean> =>
  deleteSignInStep(db.system, hashSecret(token));

/** A recovery code that signed somebody in. */
export interface UsedCode {
  readonly email: string;
  readonly codesLeft: number;
}

export type StepTaken =
  | { readonly accountId: string; readonly usedCode: UsedCode | null }
  | { readonly refusal: 'gone' }
  | { readonly refusal: 'wrong'; readonly accountId: string }
  | { readonly refusal: 'too_many'; readonly retryAfterSeconds: number };

/** Takes a code of the app or a recovery code. Attempts are counted before they are looked at. */
export async function takeSecondStep(
  db: System,
  sealer: Sealer,
  { token, code }: { readonly token: string; readonly code: string },
  now: Date,
): Promise<StepTaken> {
  const accountId = await findStep(db, token, now);
  if (accountId === undefined) return { refusal: 'gone' };
  const subject = codeSubject(accountId);
  const retryAfterSeconds = await updateCodeAttempts(db.system, subject);
  if (retryAfterSeconds > 0) return { refusal: 'too_many', retryAfterSeconds };
  const proof = await prove(db, sealer, accountId, code, now);
  if (proof === undefined) return { refusal: 'wrong', accountId };
  await deleteCodeAttempts(db.system, subject);
  return (await endStep(db, token)) ? { accountId, ...proof } : { refusal: 'gone' };
}

/** Undefined for a wrong code. */
async function prove(
  { system }: System,
  sealer: Sealer,
  accountId: string,
  code: string,
  now: Date,
): Promise<{ readonly usedCode: UsedCode | null } | undefined> {
  const factors = await findFactors(system, accountId);
  if (factors === undefined) return undefined;
  const plain = code.replaceAll(' ', '');
  if (/^\d{6}$/.test(plain)) {
    if (factors.totp_sealed === null) return undefined;
    const step = totpStep(sealer.open(factors.totp_sealed, totpContext), plain, now);
    return step !== undefined && (await updateTotpStep(system, accountId, step))
      ? { usedCode: null }
      : undefined;
  }
  const recovery = tidyRecoveryCode(code);
  if (recovery === undefined || factors.recovery_salt === null) return undefined;
  const codeHash = await hashRecoveryCode(recovery, factors.recovery_salt);
  return (await deleteRecoveryCode(system, accountId, codeHash))
    ? { usedCode: { email: factors.email, codesLeft: factors.codes_left - 1 } }
    : undefined;
}
