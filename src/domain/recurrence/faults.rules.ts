import type { Recurrence } from '#generated/types.gen.ts';

/** What is wrong with a recurrence: the property, and what to do about it. */
export interface RecurrenceFault {
  readonly property: keyof Recurrence;
  /** Follows the name of the property. */
  readonly message: string;
}

const ofMonths: readonly Recurrence['frequency'][] = ['monthly', 'quarterly', 'yearly'];
const monthsOfQuarter = 3;
// The longest interval: no schedule has to wait longer for its first time.
const maxYearsAhead = 100;

/** Parts that contradict each other; undefined when none do. */
export function contradictionIn(recurrence: Recurrence): RecurrenceFault | undefined {
  const { frequency, month } = recurrence;
  if (recurrence.weekdays !== undefined && frequency !== 'weekly')
    return {
      property: 'weekdays',
      message: `must be absent unless frequency is weekly. ${
        ofMonths.includes(frequency)
          ? 'Use weekday_of_month for a day such as the first Monday.'
          : 'Use the frequency weekly for days of the week.'
      }`,
    };
  for (const property of ['day_of_month', 'weekday_of_month'] as const)
    if (recurrence[property] !== undefined && !ofMonths.includes(frequency))
      return { property, message: 'must be absent when frequency is daily or weekly.' };
  if (recurrence.day_of_month !== undefined && recurrence.weekday_of_month !== undefined)
    return { property: 'weekday_of_month', message: 'must be absent beside day_of_month.' };
  if (month !== undefined && frequency !== 'yearly' && frequency !== 'quarterly')
    return { property: 'month', message: 'must be absent unless frequency is quarterly or yearly.' };
  if (month !== undefined && frequency === 'quarterly' && month > monthsOfQuarter)
    return {
      property: 'month',
      message: `must be at most ${monthsOfQuarter} when frequency is quarterly.`,
    };
  return undefined;
}

/** As `contradictionIn`, and an anchor so far ahead that the recurrence never comes. */
export function recurrenceFault(recurrence: Recurrence, now: Date): RecurrenceFault | undefined {
  const contradiction = contradictionIn(recurrence);
  if (contradiction !== undefined) return contradiction;
  const year = Number(recurrence.anchor_date?.slice(0, 4) ?? 0);
  return year > now.getUTCFullYear() + maxYearsAhead
    ? {
        property: 'anchor_date',
        message: `must be at most ${maxYearsAhead} years ahead. Name the day of the first time, or leave it out.`,
      }
    : undefined;
}
