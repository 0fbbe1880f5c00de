import { describe, expect, it } from 'vitest';
import {
  capacityBetween,
  capacityOfDay,
  dayIn,
  instantAt,
  isAbsent,
  ordinaryTime,
  type WorkingTime,
} from '#src/domain/working-time/working-time.rules.ts';

const mondayAndTuesday: WorkingTime = {
  time_zone: 'America/New_York',
  hours: [
    { weekday: 'monday', from: '09:00', to: '12:00' },
    { weekday: 'monday', from: '13:00', to: '17:00' },
    { weekday: 'tuesday', from: '09:00', to: '17:00' },
  ],
  capacity_minutes_per_week: null,
  exceptions: [],
};
const withException = (exception: Partial<WorkingTime['exceptions'][number]>): WorkingTime => ({
  ...mondayAndTuesday,
  exceptions: [
    { kind: 'time_off', starts_on: '2026-03-02', ends_on: '2026-03-02', hours: [], note: null, ...exception },
  ],
});

describe('the capacity of a day', () => {
  // 2026-03-02 is a Monday.
  it.each<[string, WorkingTime, string, number]>([
    ['is the working hours of that weekday', mondayAndTuesday, '2026-03-02', 420],
    ['is nothing on other days', mondayAndTuesday, '2026-03-04', 0],
    ['is nothing on a day off', withException({}), '2026-03-02', 0],
    [
      'is that of other hours where there are some',
      withException({ kind: 'other_hours', hours: [{ from: '10:00', to: '11:00' }] }),
      '2026-03-02',
      60,
    ],
    [
      'is the share of the week that is for assigned work',
      { ...mondayAndTuesday, capacity_minutes_per_week: 450 },
      '2026-03-02',
      210,
    ],
    ['is eight hours from Monday to Friday for who said nothing', ordinaryTime('UTC'), '2026-03-06', 480],
    ['is nothing on weekends for who said nothing', ordinaryTime('UTC'), '2026-03-07', 0],
  ])('%s', (_what, time, date, expected) => {
    expect(capacityOfDay(time, date)).toBe(expected);
  });
});

describe('the capacity between two instants', () => {
  it.each<[string, string, string, number]>([
    [
      'counts the hours where the member is, not those of the service',
      '2026-03-02T14:00:00Z',
      '2026-03-02T17:00:00Z',
      180,
    ],
    ['counts only what is left of a day', '2026-03-02T16:30:00Z', '2026-03-02T18:30:00Z', 60],
    ['counts whole days between', '2026-03-01T00:00:00Z', '2026-03-08T23:00:00Z', 900],
    ['is nothing when the end is before the beginning', '2026-03-02T18:00:00Z', '2026-03-02T15:00:00Z', 0],
    ['holds when the clocks change', '2026-03-08T00:00:00Z', '2026-03-10T23:00:00Z', 900],
  ])('%s', (_what, from, to, expected) => {
    expect(capacityBetween(mondayAndTuesday, new Date(from), new Date(to))).toBe(expected);
  });
});

it('tells days off and holidays from other hours', () => {
  expect(isAbsent(withException({}), '2026-03-02')).toBe(true);
  expect(isAbsent(withException({ kind: 'public_holiday' }), '2026-03-02')).toBe(true);
  expect(isAbsent(withException({ kind: 'other_hours' }), '2026-03-02')).toBe(false);
  expect(isAbsent(withException({}), '2026-03-03')).toBe(false);
});

it.each([
  ['America/New_York', '0000-01-01', '0000-01-01T04:57:00.000Z'],
  ['America/New_York', '0001-01-01', '0001-01-01T04:57:00.000Z'],
  ['Asia/Tokyo', '0001-01-01', '0000-12-31T14:42:00.000Z'],
  ['America/New_York', '1000-01-01', '1000-01-01T04:57:00.000Z'],
  ['Asia/Tokyo', '9999-12-31', '9999-12-30T15:00:00.000Z'],
])('finds in %s the day %s', (timeZone, date, instant) => {
  expect(instantAt(date, 0, timeZone).toISOString()).toBe(instant);
  expect(dayIn(new Date(instant), timeZone)).toBe(date);
});

it('finds the last minutes of the year 9999', () => {
  expect(instantAt('9999-12-31', 1439, 'Asia/Tokyo').toISOString()).toBe('9999-12-31T14:59:00.000Z');
});
