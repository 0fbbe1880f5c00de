import { isDate } from '#src/field-values/index.ts';

export type MomentUnit = 'hours' | 'days' | 'weeks' | 'months';
type Stretch = 'week' | 'month' | 'quarter' | 'year';

/** A time that is told from now, such as `end_of_month-2w`. */
export interface RelativeMoment {
  readonly anchor: 'now' | 'today' | 'tomorrow' | 'yesterday' | `start_of_${Stretch}` | `end_of_${Stretch}`;
  readonly amount: number;
  readonly unit: MomentUnit;
}

/** A time as a condition names it: an instant, a day of the agency's calendar, or a time told from now. */
export type Moment = { readonly instant: string } | { readonly day: string } | RelativeMoment;

const relativeForm = /^(now|today|tomorrow|yesterday|(?:start|end)_of_(?:week|month|quarter|year))(?:([+-]\d{1,4})([hdwm]))?$/;
const instantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/i;
const units = { h: 'hours', d: 'days', w: 'weeks', m: 'months' } as const;

/** `today`, `start_of_week-1w`, `now-4h`; undefined for any other text. Hours go with `now` alone. */
export function readRelative(text: string): RelativeMoment | undefined {
  const [, anchor, amount = '0', unit = 'd'] = relativeForm.exec(text) ?? [];
  if (anchor === undefined || (unit === 'h' && anchor !== 'now')) return undefined;
  return { anchor: anchor as RelativeMoment['anchor'], amount: Number(amount), unit: units[unit as keyof typeof units] };
}

/** A day, or a time told from now. */
export function readDay(text: string): Moment | undefined {
  return isDate(text) ? { day: text } : readRelative(text);
}

/** An instant, a day, or a time told from now. */
export function readMoment(text: string): Moment | undefined {
  const day = readDay(text);
  if (day !== undefined || !instantForm.test(text)) return day;
  const at = new Date(text);
  // Years of more than four digits, and the one before the first, are not the calendar's of the database.
  const instant = Number.isNaN(at.getTime()) ? '' : at.toISOString();
  return /^(?!0000)\d{4}-/.test(instant) ? { instant } : undefined;
}
