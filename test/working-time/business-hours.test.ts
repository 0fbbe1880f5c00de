import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterBusinessMs,
  businessMsBetween,
  hoursFault,
  isBusinessTime,
  type BusinessHours,
} from '#src/domain/working-time/index.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const office: BusinessHours = {
  time_zone: 'America/New_York',
  intervals: weekdays.flatMap((weekday) => [
    { weekday, from: '09:00', to: '12:00' },
    { weekday, from: '13:00', to: '17:00' },
  ]),
  holidays: [
    { date: '2026-07-03', hours: [] },
    { date: '2026-12-24', hours: [{ from: '09:00', to: '12:00' }] },
  ],
};
const nights: BusinessHours = {
  time_zone: 'Europe/Berlin',
  intervals: ['saturday', 'sunday'].flatMap((weekday) => [
    { weekday, from: '00:00', to: '04:00' },
    { weekday, from: '22:00', to: '24:00' },
  ]),
  holidays: [],
};
const hour = 3_600_000;
const at = (text: string) => new Date(text);

describe('business time between two instants', () => {
  it.each<[string, BusinessHours | null, string, string, number]>([
    // 2026-03-02 is a Monday; New York is five hours behind until 8 March.
    ['counts hours of the day, without the break', office, '2026-03-02T14:00:00Z', '2026-03-02T22:00:00Z', 7],
    ['counts a part of an hour to the second', office, '2026-03-02T14:05:09Z', '2026-03-02T15:05:09Z', 1],
    ['leaves out a weekend', office, '2026-03-06T21:00:00Z', '2026-03-09T14:00:00Z', 2],
    ['leaves out a holiday', office, '2026-07-02T21:00:00Z', '2026-07-06T13:00:00Z', 0],
    ['counts the hours of a half day', office, '2026-12-24T05:00:00Z', '2026-12-25T05:00:00Z', 3],
    ['counts every hour without a calendar', null, '2026-03-02T00:00:00Z', '2026-03-03T12:00:00Z', 36],
    ['is nothing backwards', office, '2026-03-03T14:00:00Z', '2026-03-02T14:00:00Z', 0],
    // 29 March 2026: the clocks of Berlin go from 02:00 to 03:00.
    [
      'is shorter in the night that clocks skip an hour',
      nights,
      '2026-03-28T23:00:00Z',
      '2026-03-29T04:00:00Z',
      3,
    ],
    // 25 October 2026: 02:00 to 03:00 comes twice.
    ['is longer in the night that repeats one', nights, '2026-10-24T22:00:00Z', '2026-10-25T04:00:00Z', 5],
  ])('%s', (_what, hours, from, to, expected) => {
    expect(businessMsBetween(hours, at(from), at(to))).toBe(expected * hour);
  });
});

describe('the instant after some business time', () => {
  it.each<[string, BusinessHours | null, string, number, string]>([
    ['is in the same stretch', office, '2026-03-02T14:00:00Z', 1, '2026-03-02T15:00:00.000Z'],
    [
      'is the end of a stretch rather than the next',
      office,
      '2026-03-02T14:00:00Z',
      3,
      '2026-03-02T17:00:00.000Z',
    ],
    ['goes on after the break', office, '2026-03-02T14:00:00Z', 4, '2026-03-02T19:00:00.000Z'],
    ['begins at the next opening', office, '2026-03-07T14:00:00Z', 1, '2026-03-09T14:00:00.000Z'],
    ['goes to midnight', nights, '2026-03-07T21:00:00Z', 2, '2026-03-07T23:00:00.000Z'],
    ['is the instant itself for none', office, '2026-03-07T14:00:00Z', 0, '2026-03-07T14:00:00.000Z'],
  ])('%s', (_what, hours, from, hoursLater, expected) => {
    expect(afterBusinessMs(hours, at(from), hoursLater * hour).toISOString()).toBe(expected);
  });

  it('is so much business time later, whatever the calendar and the season', () => {
    const start = fc.date({
      min: at('2025-01-01T00:00:00Z'),
      max: at('2027-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        fc.constantFrom(office, nights),
        start,
        fc.integer({ min: 1, max: 200 * hour }),
        (hours, from, ms) => {
          const end = afterBusinessMs(hours, from, ms);
          expect(businessMsBetween(hours, from, end)).toBe(ms);
          expect(businessMsBetween(hours, from, new Date(end.getTime() - 1))).toBeLessThan(ms);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('adds up: two stretches of time are the whole', () => {
    const start = fc.date({
      min: at('2026-01-01T00:00:00Z'),
      max: at('2026-12-01T00:00:00Z'),
      noInvalidDate: true,
    });
    const lengths = fc.tuple(
      fc.integer({ min: 0, max: 900 * hour }),
      fc.integer({ min: 0, max: 900 * hour }),
    );
    fc.assert(
      fc.property(start, lengths, (from, [first, second]) => {
        const middle = new Date(from.getTime() + first);
        const end = new Date(middle.getTime() + second);
        expect(businessMsBetween(office, from, end)).toBe(
          businessMsBetween(office, from, middle) + businessMsBetween(office, middle, end),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('ends within ten years, however seldom the hours are', () => {
    const never = { ...office, intervals: [{ weekday: 'monday', from: '09:00', to: '09:01' }] };
    const from = at('2026-01-01T00:00:00Z');
    expect(afterBusinessMs(never, from, 525_600 * 60_000).getTime() - from.getTime()).toBe(3653 * 24 * hour);
  });
});

it('knows whether an instant is within the hours, whose end is not', () => {
  expect(
    ['13:59:59', '14:00:00', '16:59:59', '17:00:00'].map((time) =>
      isBusinessTime(office, at(`2026-03-02T${time}Z`)),
    ),
  ).toEqual([false, true, true, false]);
  expect(isBusinessTime(null, at('2026-03-01T03:00:00Z'))).toBe(true);
});

it('names hours that end before they begin, and those that overlap', () => {
  expect(hoursFault([{ from: '09:00', to: '09:00' }])).toContain('not later');
  expect(
    hoursFault([
      { from: '13:00', to: '24:00' },
      { from: '09:00', to: '13:01' },
    ]),
  ).toContain('overlap');
  expect(
    hoursFault([
      { from: '13:00', to: '24:00' },
      { from: '09:00', to: '13:00' },
    ]),
  ).toBeNull();
});
