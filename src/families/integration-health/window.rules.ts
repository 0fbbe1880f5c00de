import type { IntegrationHealthWindow } from '#generated/console/types.gen.ts';

/** The stretch of time that is looked at, in buckets of one length, and the one just before it. */
export interface Window {
  readonly startsAt: Date;
  /** Now: the last bucket is under way. */
  readonly endsAt: Date;
  readonly bucketSeconds: number;
  readonly bucketCount: number;
  /** Long enough for calls to be counted by hour: buckets are whole hours. */
  readonly isByHour: boolean;
  /** Where as long a stretch before it begins; undefined when the request log does not reach back so far. */
  readonly beforeStartsAt: Date | undefined;
}

const lengths: Readonly<
  Record<
    IntegrationHealthWindow,
    { readonly bucketSeconds: number; readonly bucketCount: number; readonly hasBefore: boolean }
  >
> = {
  hour: { bucketSeconds: 60, bucketCount: 60, hasBefore: true },
  day: { bucketSeconds: 900, bucketCount: 96, hasBefore: true },
  week: { bucketSeconds: 7_200, bucketCount: 84, hasBefore: true },
  // The log is kept for 30 days.
  month: { bucketSeconds: 21_600, bucketCount: 120, hasBefore: false },
};

/** Buckets begin at whole multiples of their length in UTC, so that a chart does not flicker from one reading to the next. */
export function windowAt(name: IntegrationHealthWindow, now: Date): Window {
  const { bucketSeconds, bucketCount, hasBefore } = lengths[name];
  const bucket = bucketSeconds * 1000;
  const start = Math.floor(now.getTime() / bucket) * bucket - (bucketCount - 1) * bucket;
  return {
    startsAt: new Date(start),
    endsAt: now,
    bucketSeconds,
    bucketCount,
    isByHour: bucketSeconds >= 3_600,
    beforeStartsAt: hasBefore ? new Date(2 * start - now.getTime()) : undefined,
  };
}

/** One entry for every bucket, also for those in which nothing happened. */
export function bucketsOf<T>(
  { startsAt, bucketSeconds, bucketCount }: Window,
  found: ReadonlyMap<number, T>,
  empty: T,
): (T & { starts_at: string })[] {
  return Array.from({ length: bucketCount }, (_, place) => ({
    starts_at: new Date(startsAt.getTime() + place * bucketSeconds * 1000).toISOString(),
    ...(found.get(place) ?? empty),
  }));
}
