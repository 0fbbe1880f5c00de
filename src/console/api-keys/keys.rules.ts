import type { ApiKey } from '#generated/console/types.gen.ts';
import { conflict, invalid } from '#src/platform/errors/problem.ts';

/** Enough for every place that a program runs in, few enough to look through. */
export const maxValidKeys = 50;

const maxYears = 5;

/** When a new key ends: in the future, but near enough to be meant. */
export function readExpiry(text: string | null | undefined, now: Date): Date | null {
  if (text == null) return null;
  const at = new Date(text);
  if (!(at > now)) throw invalid('body.expires_at', 'has to lie in the future.');
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() + maxYears);
  if (at > latest)
    throw invalid(
      'body.expires_at',
      `may be ${latest.toISOString()} at the latest, ${maxYears} years from now. Leave it out for a key that never ends by itself.`,
    );
  return at;
}

/** At most one former secret is valid beside the current one. */
export function checkRotation(key: Pick<ApiKey, 'state' | 'former_expires_at'>, force: boolean): void {
  if (key.state !== 'rotating' || force) return;
  throw conflict(
    `The secret before the current one is valid until ${key.former_expires_at}. Wait until then, or send force: true to drop it at once.`,
  );
}
