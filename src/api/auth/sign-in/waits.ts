import { counted } from '#src/platform/counted.ts';

/** A wait as people say it: rounded up, so that it is over when they come back. */
export function inWords(seconds: number): string {
  if (seconds <= 90) return counted(seconds, 'second');
  return `${Math.ceil(seconds / 60)} minutes`;
}
