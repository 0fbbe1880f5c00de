import { expect, it } from 'vitest';
import type { Recurrence } from '#generated/types.gen.ts';
import { nextTime } from '#src/domain/recurrence/index.ts';

const berlin = 'Europe/Berlin';
const times = (
  recurrence: Recurrence,
  after: string,
  count: number,
  weekStart: 'monday' | 'sunday' = 'monday',
) => {
  const found: string[] = [];
  let at = new Date(after);
  for (let n = 0; n < count; n += 1) {
    at = nextTime(recurrence, at, { beginsOn: '2026-01-30', weekStart });
    found.push(at.toISOString().slice(0, 16));
  }
  return found;
};

it('comes every so many days, counted from its anchor', () => {
  const rule: Recurrence = {
    frequency: 'daily',
    interval: 3,
    time_of_day: '08:00',
    time_zone: 'UTC',
    anchor_date: '2026-03-01',
  };
  expect(times(rule, '2026-03-01T08:00:00Z', 2)).toEqual(['2026-03-04T08:00', '2026-03-07T08:00']);
  expect(times(rule, '2026-12-31T00:00:00Z', 1)).toEqual(['2027-01-01T08:00']);
  expect(times(rule, '2020-01-01T00:00:00Z', 1)).toEqual(['2026-03-01T08:00']);
});

it('comes on its days of a week that begins as the agency says (D17)', () => {
  const rule: Recurrence = {
    frequency: 'weekly',
    interval: 2,
    weekdays: ['sunday', 'monday'],
    time_of_day: '09:00',
    time_zone: 'UTC',
    anchor_date: '2026-03-02',
  };
  expect(times(rule, '2026-03-02T00:00:00Z', 3)).toEqual([
    '2026-03-02T09:00',
    '2026-03-08T09:00',
    '2026-03-16T09:00',
  ]);
  expect(times(rule, '2026-03-02T00:00:00Z', 3, 'sunday')).toEqual([
    '2026-03-02T09:00',
    '2026-03-15T09:00',
    '2026-03-16T09:00',
  ]);
});

it('comes on the last day of months without its day (D17)', () => {
  const rule: Recurrence = {
    frequency: 'monthly',
    interval: 1,
    day_of_month: 31,
    time_of_day: '00:00',
    time_zone: 'UTC',
  };
  expect(times(rule, '2026-01-31T12:00:00Z', 3)).toEqual([
    '2026-02-28T00:00',
    '2026-03-31T00:00',
    '2026-04-30T00:00',
  ]);
  expect(
    times({ ...rule, day_of_month: undefined } as unknown as Recurrence, '2026-02-01T00:00:00Z', 2),
  ).toEqual(['2026-02-28T00:00', '2026-03-30T00:00']);
});

it('comes on the first or last weekday of a month', () => {
  const rule = (ordinal: 'first' | 'last' | 'fourth'): Recurrence => ({
    frequency: 'monthly',
    interval: 1,
    weekday_of_month: { ordinal, weekday: 'friday' },
    time_of_day: '10:00',
    time_zone: 'UTC',
  });
  expect(times(rule('first'), '2026-04-30T00:00:00Z', 2)).toEqual(['2026-05-01T10:00', '2026-06-05T10:00']);
  expect(times(rule('last'), '2026-04-30T00:00:00Z', 2)).toEqual(['2026-05-29T10:00', '2026-06-26T10:00']);
  expect(times(rule('fourth'), '2026-04-30T00:00:00Z', 1)).toEqual(['2026-05-22T10:00']);
});

it('comes in its month of the quarter or year', () => {
  const base = { interval: 1, day_of_month: 15, time_of_day: '10:00', time_zone: 'UTC' } as const;
  expect(times({ ...base, frequency: 'quarterly', month: 2 }, '2026-03-01T00:00:00Z', 2)).toEqual([
    '2026-05-15T10:00',
    '2026-08-15T10:00',
  ]);
  expect(
    times({ ...base, frequency: 'yearly', month: 2, day_of_month: 29 }, '2026-03-01T00:00:00Z', 2),
  ).toEqual(['2027-02-28T10:00', '2028-02-29T10:00']);
});

it('comes later by the gap where clocks skip its time, and at the first of two (D18)', () => {
  const rule: Recurrence = { frequency: 'daily', interval: 1, time_of_day: '02:30', time_zone: berlin };
  expect(times(rule, '2026-03-28T12:00:00Z', 2)).toEqual(['2026-03-29T01:30', '2026-03-30T00:30']);
  expect(times(rule, '2026-10-24T12:00:00Z', 2)).toEqual(['2026-10-25T00:30', '2026-10-26T01:30']);
});
