import { Temporal } from 'temporal-polyfill';
import type { Recurrence } from '#generated/types.gen.ts';
import { firstPeriodNear, periodDays, type Weekday } from './periods.rules.ts';
import { instantAt } from './wall-time.ts';

/** Where a schedule starts, as far as the recurrence itself does not say. */
export interface RecurrenceStart {
  /** The day on which the schedule begins, `2026-03-02`: the anchor, unless the recurrence has one. */
  readonly beginsOn: string;
  /** First day of the agency's week (domain model D17). */
  readonly weekStart: Weekday;
}

// A day in every fourth year, every hundredth year at most, is found within these.
const maxPeriods = 1_000;

/**
 * The first time of the recurrence after an instant. Months without the day have it on their last one (D17); changes of clocks count as in
 * `instantAt`.
 */
export function nextTime(
  recurrence: Recurrence,
  after: Date,
  { beginsOn, weekStart }: RecurrenceStart,
): Date {
  const zone = recurrence.time_zone;
  const anchor = Temporal.PlainDate.from(recurrence.anchor_date ?? beginsOn);
  const time = Temporal.PlainTime.from(recurrence.time_of_day);
  const from = Temporal.Instant.fromEpochMilliseconds(after.getTime());
  const day = from.toZonedDateTimeISO(zone).toPlainDate();
  const first = firstPeriodNear(recurrence, anchor, day);
  for (let period = first; period < first + maxPeriods; period += 1) {
    for (const date of periodDays(recurrence, anchor, weekStart, period)) {
      if (Temporal.PlainDate.compare(date, anchor) < 0) continue;
      const at = instantAt(date.toPlainDateTime(time), zone);
      if (at > after) return at;
    }
  }
  throw new Error(`No time of the recurrence was found in ${maxPeriods} periods.`);
}
