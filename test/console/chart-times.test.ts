import { expect, it } from 'vitest';
import { stretchIn } from '#src/console/web/parts/chart/times.ts';

const quarter = 15 * 60_000;

it("names a stretch of time on the reader's clocks and in their language, with the zone as it is then", () => {
  const inBerlin = stretchIn({ timeZone: 'Europe/Berlin', locale: 'en-GB' });
  expect(inBerlin(Date.parse('2026-03-02T13:00:00Z'), quarter)).toBe('2 Mar, 14:00–14:15 CET');
  expect(inBerlin(Date.parse('2026-07-02T12:00:00Z'), quarter)).toBe('2 Jul, 14:00–14:15 CEST');
  const inAmerican = stretchIn({ timeZone: 'UTC', locale: 'en-US' });
  expect(inAmerican(Date.parse('2026-03-02T13:00:00Z'), quarter)).toBe('Mar 2, 01:00 PM–01:15 PM UTC');
});
