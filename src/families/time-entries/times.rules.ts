import { invalid } from '#src/platform/errors/index.ts';

const maxSeconds = 86_400;

export const secondsBetween = (startedAt: string, endedAt: string): number =>
  Math.floor((Date.parse(endedAt) - Date.parse(startedAt)) / 1_000);

export const hoursAfter = (at: string, hours: number): string =>
  new Date(Date.parse(at) + hours * 3_600_000).toISOString();

export const later = (one: string, other: string): string =>
  Date.parse(one) < Date.parse(other) ? other : one;

/** 400 where time ends before its start, in the future, or more than a day after its start. */
export function checkHours(startedAt: string, endedAt: string, now: Date): void {
  if (Date.parse(endedAt) < Date.parse(startedAt))
    throw invalid('body.ended_at', `is before the start of the time, ${startedAt}.`);
  if (Date.parse(endedAt) > now.getTime())
    throw invalid('body.ended_at', `is in the future; it is ${now.toISOString()}.`);
  if (secondsBetween(startedAt, endedAt) > maxSeconds)
    throw invalid('body.ended_at', `is more than 24 hours after the start of the time, ${startedAt}.`);
}

/** 400 where a timer that still runs would have started in the future, or more than a day ago. */
export function checkRunningStart(startedAt: string, now: Date): void {
  if (Date.parse(startedAt) > now.getTime())
    throw invalid('body.started_at', `is in the future; it is ${now.toISOString()}.`);
  if (now.getTime() - Date.parse(startedAt) > maxSeconds * 1_000)
    throw invalid(
      'body.started_at',
      'is more than 24 hours ago. Send `ended_at` too, which stops the timer.',
    );
}

/** When a timer stops that somebody stops, or another timer: no later than the service would have done it. */
export function stopOf(
  { started_at: startedAt, stops_at: stopsAt }: { started_at: string | null; stops_at: string | null },
  at: string,
): { readonly endedAt: string; readonly isOverdue: boolean } {
  const isOverdue = stopsAt !== null && Date.parse(at) > Date.parse(stopsAt);
  return { endedAt: isOverdue ? stopsAt : later(startedAt!, at), isOverdue };
}
