import { Secret, TOTP } from 'otpauth';
import type { SealContext } from '#src/platform/secrets/index.ts';

/** What secrets of authenticator apps are bound to: they belong to an account, and no agency. */
export const totpContext: SealContext = { tenantId: 'system', purpose: 'totp' };

const periodSeconds = 30;

/** A secret of 160 bits, in base 32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, issuer?: string, label?: string): TOTP =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    ...(issuer !== undefined && { issuer }),
    ...(label !== undefined && { label }),
  });

/** What the QR code says: RFC 6238 with the values that every app has by itself. */
export const totpAddress = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, issuer, label).toString();

/** The step of a right code, one to each side of the present one; undefined for a wrong one. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const at = now.getTime();
  const delta = totpOf(secret).validate({ token: code.replaceAll(' ', ''), window: 1, timestamp: at });
  return delta === null ? undefined : Math.floor(at / 1000 / periodSeconds) + delta;
}
