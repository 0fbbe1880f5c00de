const minute = 60_000;

/** What clocks in the zone show, as if it were UTC. */
export function clockIn(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  return (instant) => {
    const of = Object.fromEntries(
      format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
    );
    return Date.UTC(of['year']!, of['month']! - 1, of['day'], of['hour'], of['minute'], of['second']);
  };
}

/** What a field for date and time shows of an instant, such as `2026-03-02T14:05`. */
export const fieldOf = (instant: string, timeZone: string): string =>
  new Date(clockIn(timeZone)(Date.parse(instant))).toISOString().slice(0, 16);

/** The instant at which clocks in the zone show what was entered; null while it is not whole. */
export function instantOf(entered: string, timeZone: string): string | null {
  const shown = Date.parse(`${entered}Z`);
  if (Number.isNaN(shown)) return null;
  const clock = clockIn(timeZone);
  // Twice, since the clocks may be changed between the guess and the instant.
  const guess = shown - (clock(shown) - shown);
  const instant = guess - (clock(guess) - shown);
  return new Date(Math.round(instant / minute) * minute).toISOString();
}
