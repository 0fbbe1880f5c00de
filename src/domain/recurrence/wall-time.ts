import type { Temporal } from 'temporal-polyfill';

/** The instant of a wall time: one that a change of clocks skips comes later by the gap, one that it repeats is the first of the two (D18). */
export const instantAt = (wall: Temporal.PlainDateTime, timeZone: string): Date =>
  new Date(wall.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds);
