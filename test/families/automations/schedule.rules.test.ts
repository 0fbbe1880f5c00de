import { expect, it } from 'vitest';
import { upcomingRuns } from '#src/families/automations/flow/index.ts';
import type { AutomationSchedule } from '#generated/types.gen.ts';

const zone = 'Europe/Berlin';
const start = {
  beganAt: new Date('2026-01-01T00:00:00Z'),
  beginsOn: '2026-01-01',
  weekStart: 'monday',
} as const;
const cron = (expression: string, time_zone = zone): AutomationSchedule => ({
  type: 'cron',
  expression,
  time_zone,
});
const times = (schedule: AutomationSchedule, after: string, count: number): string[] =>
  upcomingRuns(schedule, new Date(after), start, count).map((time) => time.toISOString().slice(5, 16));

it.each<[string, AutomationSchedule]>([
  ['a cron expression', cron('30 2 * * *')],
  [
    'a recurrence',
    {
      type: 'recurrence',
      recurrence: { frequency: 'daily', interval: 1, time_of_day: '02:30', time_zone: zone },
    },
  ],
])(
  'comes later by the gap where clocks skip its time, and once at the first of two (D18): %s',
  (_, schedule) => {
    expect(times(schedule, '2026-03-27T12:00:00Z', 3)).toEqual(['03-28T01:30', '03-29T01:30', '03-30T00:30']);
    expect(times(schedule, '2026-10-24T12:00:00Z', 2)).toEqual(['10-25T00:30', '10-26T01:30']);
    // From between the two half past twos, and from the second one.
    expect(times(schedule, '2026-10-25T00:45:00Z', 1)).toEqual(['10-26T01:30']);
    expect(times(schedule, '2026-10-25T01:30:00Z', 1)).toEqual(['10-26T01:30']);
  },
);

it('keeps several times of named hours apart', () => {
  expect(times(cron('*/30 2,3 * * *'), '2026-03-28T12:00:00Z', 3)).toEqual([
    '03-29T01:00',
    '03-29T01:30',
    '03-30T00:00',
  ]);
  expect(times(cron('*/30 2 * * *'), '2026-10-24T12:00:00Z', 3)).toEqual([
    '10-25T00:00',
    '10-25T00:30',
    '10-26T01:00',
  ]);
  expect(times(cron('30 2 * * *', 'America/New_York'), '2026-03-07T12:00:00Z', 1)).toEqual(['03-08T07:30']);
});

it('goes on every hour through a change of clocks', () => {
  expect(times(cron('30 * * * *'), '2026-03-29T00:00:00Z', 3)).toEqual([
    '03-29T00:30',
    '03-29T01:30',
    '03-29T02:30',
  ]);
  expect(times(cron('30 * * * *'), '2026-10-24T23:45:00Z', 3)).toEqual([
    '10-25T00:30',
    '10-25T01:30',
    '10-25T02:30',
  ]);
});
