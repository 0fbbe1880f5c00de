import { randomBytes, scryptSync } from 'node:crypto';

const cost = { N: 2 ** 10, r: 8, p: 1 };

/**
 * A hash as the service stores it, at a thirtieth of the cost that it chooses itself: sign-ins take the numbers from the
 * hash, and most tests are about something else than how long they take.
 */
export function cheapHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password.normalize('NFKC'), salt, 32, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}
