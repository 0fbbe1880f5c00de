import { expect, it } from 'vitest';
import { stretchIn } from '#src/console/web/parts/chart/times.ts';

const quarter = 15 * 60_000;

it("names a stretch of time on the agency's clocks, with their zone as it is then", () => {
  const inBerlin = stretchIn('Europe/Berlin');
  expect(inBerlin(Date.parse('2026-03-02T13:00:00Z'), quarter)).toBe('2 Mar, 14:00–14:15 CET');
  expect(inBerlin(Date.parse('2026-07-02T12:00:00Z'), quarter)).toBe('2 Jul, 14:00–14:15 CEST');
  expect(stretchIn('UTC')(Date.parse('2026-03-02T13:00:00Z'), quarter)).toBe('2 Mar, 13:00–13:15 UTC');
});
