import { isLocale } from '#src/domain/tenants/index.ts';
import { dayIn, nextDay } from '#src/domain/working-time/index.ts';

/** Whom a text is for: its language, and the time zone of the agency. */
export interface Reader {
  /** A calendar day, `2026-03-02`, in words. */
  day(date: string): string;
  instant(at: string): string;
  number(value: number): string;
  amount(value: number, currency: string): string;
  /** The day at an instant, or so many days after it, in words. */
  dayAt(at: Date, daysLater: number): string;
}

/** What writes dates and numbers as in the language, or in that of the agency if nobody knows it. */
export function readerOf(language: string | null, agency: { locale: string; time_zone: string }): Reader {
  const locale = [language, agency.locale].find((tag) => tag !== null && isLocale(tag)) ?? 'en-US';
  const words = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const day = (date: string): string => words.format(new Date(`${date}T00:00:00Z`));
  return {
    day,
    instant: (at) =>
      new Intl.DateTimeFormat(locale, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: agency.time_zone,
      }).format(new Date(at)),
    // Numbers of customers and years are no sums: they stay without thousands separators.
    number: (value) =>
      new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }).format(value),
    amount: (value, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency }).format(value),
    dayAt(at, daysLater) {
      let date = dayIn(at, agency.time_zone);
      // By the calendar, so that a day of 23 or 25 hours is one too.
      for (let days = 0; days < daysLater; days += 1) date = nextDay(date);
      return day(date);
    },
  };
}
