import type { TicketCalendar } from '#generated/types.gen.ts';
import { hoursFault } from '#src/domain/working-time/index.ts';
import { invalid } from '#src/platform/errors/index.ts';

/** 400 for calendars that share a key, or of which one is none. */
export function checkCalendars(calendars: readonly TicketCalendar[], place: string): void {
  const keys = calendars.map(({ key }) => key);
  const again = keys.findIndex((key, index) => keys.indexOf(key) !== index);
  if (again >= 0) throw invalid(`${place}[${again}].key`, `is ${keys[again]}, which the list has already.`);
  calendars.forEach((calendar, index) => checkCalendar(calendar, `${place}[${index}]`));
}

/** 400 for hours that end before they begin or overlap, and days that are named twice. */
export function checkCalendar(
  { intervals, holidays }: Pick<TicketCalendar, 'intervals' | 'holidays'>,
  place: string,
): void {
  for (const [weekday, hours] of Map.groupBy(intervals, (interval) => interval.weekday)) {
    const fault = hoursFault(hours);
    if (fault !== null) throw invalid(`${place}.intervals`, `are wrong on ${weekday}: ${fault}.`);
  }
  const days = new Set<string>();
  holidays.forEach(({ date, hours }, index) => {
    if (days.has(date))
      throw invalid(`${place}.holidays[${index}].date`, `is ${date}, which the list has already.`);
    days.add(date);
    const fault = hoursFault(hours);
    if (fault !== null) throw invalid(`${place}.holidays[${index}].hours`, `are wrong: ${fault}.`);
  });
}
