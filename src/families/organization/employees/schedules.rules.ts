import type { EmployeeScheduleException, EmployeeScheduleSet, WeeklyInterval } from '#generated/types.gen.ts';
import { invalid } from '#src/platform/errors/index.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

interface Stretch {
  readonly from: string;
  readonly to: string;
}

/** Working hours in the order of the week; 400 for one that ends before it begins, or that overlaps with another of its day. */
export function readHours(hours: readonly WeeklyInterval[], place: string): WeeklyInterval[] {
  checkStretches(hours, place, (one, other) => one.weekday === other.weekday);
  return hours.toSorted(
    (a, b) => weekdays.indexOf(a.weekday) - weekdays.indexOf(b.weekday) || a.from.localeCompare(b.from),
  );
}

function checkStretches<S extends Stretch>(
  hours: readonly S[],
  place: string,
  isSameDay: (one: S, other: S) => boolean,
): void {
  for (const [index, one] of hours.entries()) {
    if (one.to <= one.from) throw invalid(`${place}[${index}].to`, 'must be after from.');
    const clash = hours.findIndex(
      (other, place) => place < index && isSameDay(one, other) && one.from < other.to && other.from < one.to,
    );
    if (clash >= 0) throw invalid(`${place}[${index}]`, `overlaps with ${place}[${clash}].`);
  }
}

const maxDays = 3660;
const dayMs = 24 * 60 * 60 * 1000;

/** Days with other hours, in order; 400 where they cannot be, or are days of two exceptions at once. */
export function readExceptions(
  given: NonNullable<EmployeeScheduleSet['exceptions']>,
): EmployeeScheduleException[] {
  for (const [index, one] of given.entries()) {
    const place = `body.exceptions[${index}]`;
    if (one.ends_on < one.starts_on) throw invalid(`${place}.ends_on`, 'must not be before starts_on.');
    if (Date.parse(one.ends_on) - Date.parse(one.starts_on) > maxDays * dayMs)
      throw invalid(`${place}.ends_on`, `must be at most ${maxDays} days after starts_on.`);
    if (one.kind !== 'other_hours' && (one.hours?.length ?? 0) > 0)
      throw invalid(`${place}.hours`, `is only allowed with other_hours, not with ${one.kind}.`);
    if (one.kind === 'other_hours' && (one.hours?.length ?? 0) === 0)
      throw invalid(`${place}.hours`, 'is required with other_hours.');
    checkStretches(one.hours ?? [], `${place}.hours`, () => true);
    const clash = given.findIndex(
      (other, place) => place < index && one.starts_on <= other.ends_on && other.starts_on <= one.ends_on,
    );
    if (clash >= 0) throw invalid(place, `overlaps with body.exceptions[${clash}].`);
  }
  return given
    .map(({ kind, starts_on, ends_on, hours = [], note = null }) => ({
      kind,
      starts_on,
      ends_on,
      hours: hours.toSorted((a, b) => a.from.localeCompare(b.from)),
      note,
    }))
    .toSorted((a, b) => a.starts_on.localeCompare(b.starts_on));
}

/** 400 for more minutes than the working hours have. */
export function checkCapacity(capacity: number | null, working: number): void {
  if (capacity !== null && capacity > working)
    throw invalid(
      'body.capacity_minutes_per_week',
      `must be at most ${working}, the minutes of the working hours.`,
    );
}
