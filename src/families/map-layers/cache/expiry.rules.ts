import type { GeocodeCacheEntry } from '#generated/types.gen.ts';

const dayMs = 24 * 60 * 60 * 1000;
const lifetimeDays = { found: 180, not_found: 30 } as const;

/** `provider` of what a person has set. */
export const byHand = 'manual';

/** When to ask again; never for what a person has set. */
export const expiryOf = (
  { outcome, provider }: Pick<GeocodeCacheEntry, 'outcome' | 'provider'>,
  now: Date,
): Date | null => (provider === byHand ? null : new Date(now.getTime() + lifetimeDays[outcome] * dayMs));
