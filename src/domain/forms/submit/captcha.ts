import { hash, randomBytes } from 'node:crypto';
import type { Sealer } from '#src/platform/secrets/index.ts';

/** Zero bits that a solution needs: about a second of a browser's time, which a program would spend on every submission. */
export const difficulty = 16;
const lifetimeMs = 15 * 60_000;
const [expiryBytes, saltBytes] = [6, 12];

type Prover = Pick<Sealer, 'prove' | 'isProved'>;

const purposeOf = (formId: string): string => `form captcha: ${formId}`;

/** A challenge of this form; it proves itself, and nothing is stored before it is solved. */
export function createChallenge(sealer: Prover, formId: string, now: Date): string {
  const payload = Buffer.alloc(expiryBytes + saltBytes);
  payload.writeUIntBE(now.getTime() + lifetimeMs, 0, expiryBytes);
  payload.set(randomBytes(saltBytes), expiryBytes);
  const { keyId, mac } = sealer.prove(purposeOf(formId), payload);
  return [payload, Buffer.from(keyId, 'hex'), mac].map((part) => part.toString('base64url')).join('.');
}

/** What is kept of a solution, so that it opens one submission; undefined for one that is wrong, expired or of another form. */
export function solvedChallenge(
  sealer: Prover,
  formId: string,
  token: string,
  now: Date,
): string | undefined {
  const [payloadText, keyText, macText, nonce, ...rest] = token.split('.');
  if (nonce === undefined || rest.length > 0) return undefined;
  const payload = Buffer.from(payloadText!, 'base64url');
  if (payload.length !== expiryBytes + saltBytes) return undefined;
  const proof = {
    keyId: Buffer.from(keyText!, 'base64url').toString('hex'),
    mac: Buffer.from(macText!, 'base64url'),
  };
  if (!sealer.isProved(purposeOf(formId), payload, proof)) return undefined;
  if (payload.readUIntBE(0, expiryBytes) < now.getTime()) return undefined;
  return zeroBits(hash('sha256', token, 'buffer')) >= difficulty ? payloadText : undefined;
}

function zeroBits(bytes: Buffer): number {
  const first = bytes.findIndex((byte) => byte !== 0);
  return first < 0 ? bytes.length * 8 : first * 8 + Math.clz32(bytes[first]!) - 24;
}
