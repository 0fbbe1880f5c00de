import { isDay, isInstant } from '#generated/validation.ts';

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

const relativeForm =
  /^(now|today|tomorrow|yesterday|(?:start|end)_of_(?:week|month|quarter|year))(?:([+-]\d{1,4})([hdwm]))?$/;
const units = { h: 'hours', d: 'days', w: 'weeks', m: 'months' } as const;

/** `today`, `start_of_week-1w`, `now-4h`; undefined for any other text. Hours go with `now` alone. */
export function readRelative(text: string): RelativeMoment | undefined {
  const [, anchor, amount = '0', unit = 'd'] = relativeForm.exec(text) ?? [];
  if (anchor === undefined || (unit === 'h' && anchor !== 'now')) return undefined;
  return {
    anchor: anchor as RelativeMoment['anchor'],
    amount: Number(amount),
    unit: units[unit as keyof typeof units],
  };
}

/** A day, or a time told from now. */
export function readDay(text: string): Moment | undefined {
  return isDay(text) ? { day: text } : readRelative(text);
}

/** An instant, a day, or a time told from now. Seconds may be left out of an instant. */
export function readMoment(text: string): Moment | undefined {
  const day = readDay(text);
  if (day !== undefined) return day;
  const instant = text.replace(withoutSeconds, '$1:00');
  return isInstant(instant) ? { instant: new Date(instant).toISOString() } : undefined;
}

const withoutSeconds = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?=[Z+-])/i;
