import { describe, expect, it } from 'vitest';
import {
  anchorDayOf,
  billingDateFrom,
  cutAfter,
  lastDayAfter,
  periodFrom,
} from '#src/domain/programs/periods/periods.rules.ts';
import { isWaived, partOf, restFrom } from '#src/domain/programs/periods/proration.rules.ts';
import { dueAfter, lastMissed, nextPeriod } from '#src/domain/programs/plan/schedule-periods.rules.ts';

const monthly = (billing_anchor_day: number) => ({ frequency: 'monthly' as const, billing_anchor_day });

/** A paid month. */
const paid = {
  period_start_date: '2026-03-01',
  period_end_date: '2026-03-31',
  price_minor: 31_000,
  whole_days: 31,
  tax_rate_id: null,
  applied_price_minor: null,
  applied_total_minor: null,
  invoice_id: 'invoice',
  invoice_status: 'paid',
  line_minor: 31_000,
  line_total_minor: 34_100,
};

describe('periods of billing', () => {
  it('last until the day before the anchor day, and a shorter first one reaches it', () => {
    expect(periodFrom('2026-01-01', monthly(1))).toMatchObject({
      end: '2026-01-31',
      next: '2026-02-01',
      days: 31,
    });
    expect(periodFrom('2026-01-20', monthly(1))).toMatchObject({
      end: '2026-01-31',
      days: 12,
      wholeDays: 31,
    });
    expect(periodFrom('2026-01-10', monthly(20))).toMatchObject({
      end: '2026-01-19',
      days: 10,
      wholeDays: 31,
    });
  });

  it('begin on the last day of a month without the anchor day, and on the day again afterwards (D17)', () => {
    expect(periodFrom('2026-01-31', monthly(31)).next).toBe('2026-02-28');
    expect(periodFrom('2026-02-28', monthly(31))).toMatchObject({
      next: '2026-03-31',
      days: 31,
      wholeDays: 31,
    });
    expect(periodFrom('2028-01-31', monthly(31)).next).toBe('2028-02-29');
  });

  it('count quarters, half years, years and weeks', () => {
    const at = (frequency: 'quarterly' | 'semiannually' | 'yearly') =>
      periodFrom('2026-01-15', { frequency, billing_anchor_day: 15 }).next;
    expect([at('quarterly'), at('semiannually'), at('yearly')]).toEqual([
      '2026-04-15',
      '2026-07-15',
      '2027-01-15',
    ]);
    expect(periodFrom('2026-01-15', { frequency: 'weekly', billing_anchor_day: null }).next).toBe(
      '2026-01-22',
    );
    expect(periodFrom('2026-01-15', { frequency: 'one_time', billing_anchor_day: null }).next).toBeNull();
    expect(anchorDayOf('weekly', '2026-01-15', 3)).toBeNull();
    expect(anchorDayOf('monthly', '2026-01-15')).toBe(15);
  });

  it('are cut after the last day of the enrolment', () => {
    const cut = cutAfter(periodFrom('2026-01-01', monthly(1)), '2026-01-10');
    expect(cut).toMatchObject({ end: '2026-01-10', next: null, days: 10, wholeDays: 31 });
    expect(lastDayAfter('2026-01-31', 1)).toBe('2026-02-27');
  });

  it('are skipped by a pause, up to the first beginning that is not before it ends (D20)', () => {
    expect(billingDateFrom('2026-02-01', monthly(1), '2026-04-01')).toBe('2026-04-01');
    expect(billingDateFrom('2026-02-01', monthly(1), '2026-04-02')).toBe('2026-05-01');
    expect(billingDateFrom('2026-05-01', monthly(1), '2026-04-02')).toBe('2026-05-01');
  });
});

describe('proration', () => {
  it('counts days and rounds half to even (D22)', () => {
    expect(partOf(110_000, 15, 31)).toBe(53_226);
    expect(partOf(135_000, 15, 31)).toBe(65_323);
    expect([partOf(1, 1, 2), partOf(3, 1, 2), partOf(5, 1, 2)]).toEqual([0, 2, 2]);
  });

  it('is of the days from that day on', () => {
    expect(restFrom(paid, '2026-03-17')).toEqual({
      start: '2026-03-17',
      end: '2026-03-31',
      days: 15,
      minor: 15_000,
      totalMinor: 16_500,
    });
    expect(restFrom(paid, '2026-03-31')).toMatchObject({ days: 1 });
    expect(restFrom(paid, '2026-04-01')).toBeUndefined();
    expect(restFrom(paid, '2026-03-17', '2026-03-20')).toMatchObject({ end: '2026-03-20', days: 4 });
    // What a member changed on the invoice counts, and what was settled since.
    expect(restFrom({ ...paid, line_minor: 15_500 }, '2026-03-17')).toMatchObject({ minor: 7_500 });
    const applied = { ...paid, applied_price_minor: 62_000, applied_total_minor: 68_200 };
    expect(restFrom(applied, '2026-03-17')).toMatchObject({ minor: 30_000, totalMinor: 33_000 });
  });

  it('does not settle what the agency no longer asks for', () => {
    expect(isWaived(paid)).toBe(false);
    expect(isWaived({ ...paid, invoice_status: 'void' })).toBe(true);
    expect(isWaived({ ...paid, invoice_status: 'uncollectible' })).toBe(true);
    expect(isWaived({ ...paid, line_minor: null, line_total_minor: null })).toBe(true);
    expect(isWaived({ ...paid, price_minor: 0, line_minor: null, invoice_id: null })).toBe(false);
  });
});

const at = (text: string) => new Date(text);
const around = {
  startDate: '2026-03-02',
  endDate: null as string | null,
  timeZone: 'UTC',
  weekStart: 'monday' as const,
  hours: {
    time_zone: 'UTC',
    intervals: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((weekday) => ({
      weekday,
      from: '09:00',
      to: '17:00',
    })),
    holidays: [{ date: '2026-05-01', hours: [] }],
  },
};
type Plan = Parameters<typeof nextPeriod>[0];
const plan = (recurrence: object | null, more: Partial<Plan> = {}): Plan => ({
  recurrence:
    recurrence === null
      ? null
      : ({
          frequency: 'monthly',
          interval: 1,
          time_of_day: '08:00',
          time_zone: 'UTC',
          ...recurrence,
        } as never),
  lead_days: 0,
  day_shift: 'none',
  ...more,
});
const next = (of: Plan, from: string, ...taken: string[]) => nextPeriod(of, around, at(from), new Set(taken));

describe('periods of schedules', () => {
  it('have the key of their calendar, which stays when the day moves', () => {
    expect(next(plan({ day_of_month: 10 }), '2026-03-03T00:00:00Z')).toMatchObject({
      date: '2026-03-10',
      key: '2026-03',
    });
    expect(next(plan({ day_of_month: 12 }), '2026-03-03T00:00:00Z', '2026-03')).toMatchObject({
      key: '2026-04',
    });
    const keyOf = (recurrence: object) => next(plan(recurrence), '2026-03-03T00:00:00Z')?.key;
    expect(keyOf({ frequency: 'daily' })).toBe('2026-03-03');
    expect(keyOf({ frequency: 'weekly', weekdays: ['friday'] })).toBe('2026-W10');
    expect(keyOf({ frequency: 'weekly', weekdays: ['friday', 'monday'] })).toBe('2026-W10-2');
    expect(keyOf({ frequency: 'quarterly', day_of_month: 5 })).toBe('2026-Q1');
    expect(keyOf({ frequency: 'yearly', month: 6, day_of_month: 5 })).toBe('2026');
  });

  it('begin on a working day when they are shifted, and make their task days ahead (D19)', () => {
    const first = { day_of_month: 1 };
    expect(next(plan(first, { day_shift: 'after' }), '2026-04-20T00:00:00Z')).toMatchObject({
      date: '2026-05-01',
      key: '2026-05',
      begins: at('2026-05-04T08:00:00Z'),
    });
    expect(next(plan(first, { day_shift: 'before', lead_days: 3 }), '2026-04-20T00:00:00Z')).toMatchObject({
      begins: at('2026-04-30T08:00:00Z'),
      taskAt: at('2026-04-27T08:00:00Z'),
    });
  });

  it('end with the enrolment, and come once without a recurrence', () => {
    const ended = { ...around, endDate: '2026-04-30' };
    expect(
      nextPeriod(plan({ day_of_month: 1 }), ended, at('2026-04-02T00:00:00Z'), new Set()),
    ).toBeUndefined();
    expect(next(plan(null), '1970-01-01T00:00:00Z')).toMatchObject({ date: '2026-03-02', key: '2026-03-02' });
    expect(next(plan(null), '1970-01-01T00:00:00Z', '2026-03-02')).toBeUndefined();
  });

  it('are missed by a pause up to its end, which takes the one at that instant (D20)', () => {
    const missed = (until: string) =>
      lastMissed(plan({ day_of_month: 1 }), around, [at('2026-03-15T00:00:00Z'), at(until)], new Set())?.key;
    expect(missed('2026-06-10T00:00:00Z')).toBe('2026-06');
    expect(missed('2026-06-01T08:00:00Z')).toBe('2026-05');
    expect(missed('2026-03-20T00:00:00Z')).toBeUndefined();
  });
});

it('counts the days until a task is due by the calendar, not by hours', () => {
  const begins = new Date('2026-03-28T11:00:00.000Z');
  expect(dueAfter(begins, 2, 'Europe/Berlin').toISOString()).toBe('2026-03-30T10:00:00.000Z');
  expect(dueAfter(begins, 2, 'UTC').toISOString()).toBe('2026-03-30T11:00:00.000Z');
});
