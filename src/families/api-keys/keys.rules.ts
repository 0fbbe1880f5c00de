import type { ApiKey } from '#generated/console/types.gen.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';

/** Enough for every deployment of an integration, few enough to review. */
export const maxValidKeys = 50;

const maxYears = 5;

/** Expiry of a new key: in the future, and at most `maxYears` years away. */
export function readExpiry(text: string | null | undefined, now: Date): Date | null {
  if (text == null) return null;
  const at = new Date(text);
  if (!(at > now)) throw invalid('body.expires_at', 'must be in the future.');
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() + maxYears);
  if (at > latest)
    throw invalid(
      'body.expires_at',
      `must be ${latest.toISOString()} or earlier, at most ${maxYears} years from now. Omit it for a key that does not expire.`,
    );
  return at;
}

/** At most one former secret is valid beside the current one. */
export function checkRotation(key: Pick<ApiKey, 'status' | 'former_expires_at'>, force: boolean): void {
  if (key.status !== 'rotating' || force) return;
  throw conflict(
    `The previous secret is valid until ${key.former_expires_at}. Wait until then, or send force: true to revoke it immediately.`,
  );
}
