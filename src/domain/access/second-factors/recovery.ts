import { randomBytes, randomInt, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { StoredCodes } from './factors.queries.ts';

const slowHash = promisify(scrypt) as (code: string, salt: Buffer, length: number) => Promise<Buffer>;

type Ten<T> = [T, T, T, T, T, T, T, T, T, T];
/** As they are shown, once. */
export type RecoveryCodeSet = Ten<string>;

const count = 10;
// Without what looks alike.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

const word = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** Hashed slowly, as their 40 bits are too few for a fast hash. One salt for the set, so that an attempt is hashed once. */
export const hashRecoveryCode = (code: string, salt: Buffer): Promise<Buffer> => slowHash(code, salt, 32);

/** A code as people type it: case, blanks and the dash do not matter. Undefined for what cannot be one. */
export function tidyRecoveryCode(typed: string): string | undefined {
  const plain = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  return /^[a-z2-9]{8}$/.test(plain) ? `${plain.slice(0, 4)}-${plain.slice(4)}` : undefined;
}

/** Ten codes to show once, and what is kept of them. */
export async function newRecoveryCodes(): Promise<{
  readonly codes: RecoveryCodeSet;
  readonly stored: StoredCodes;
}> {
  const salt = randomBytes(16);
  const unique = new Set<string>();
  while (unique.size < count) unique.add(`${word()}-${word()}`);
  const codes = [...unique] as RecoveryCodeSet;
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(code, salt)));
  return { codes, stored: { salt, hashes } };
}
