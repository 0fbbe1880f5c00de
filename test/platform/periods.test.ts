import { describe, expect, it } from 'vitest';
import { requirePeriod } from '#src/platform/periods.ts';

const now = new Date('2026-11-28T12:00:00Z');
const limits = { place: 'query.started_after', usualDays: 30, maxDays: 366 };
const period = (after?: string, before?: string) => {
  const { from, until } = requirePeriod(now, { after, before }, limits);
  return [from.toISOString(), until.toISOString()];
};

describe('a period that a caller bounds', () => {
  it('ends now, and is as long as usual', () =>
    expect(period()).toEqual(['2026-10-29T12:00:00.000Z', '2026-11-28T12:00:00.000Z']));

  it('is counted back from its end', () =>
    expect(period(undefined, '2026-03-31T00:00:00Z')[0]).toBe('2026-03-01T00:00:00.000Z'));

  it('begins with the year 1, where instants begin', () =>
    expect(period(undefined, '0001-01-05T00:00:00Z')).toEqual([
      '0001-01-01T00:00:00.000Z',
      '0001-01-05T00:00:00.000Z',
    ]));

  it('has a moment at least, and no more days than allowed', () => {
    expect(() => period('2026-03-01T00:00:00Z', '2026-03-01T00:00:00Z')).toThrow('before the end');
    expect(() => period('2025-11-27T11:59:59Z')).toThrow('more than 366 days');
    expect(period('2025-11-27T12:00:00Z')[0]).toBe('2025-11-27T12:00:00.000Z');
  });
});
