import type { Money } from '#generated/types.gen.ts';
import { currencyDigits } from '#src/domain/field-values/index.ts';

const latin = { numberingSystem: 'latn' } as const;

/** An amount in words of numbers, such as `1,160.50 USD`, written from its digits: no amount is too large to be exact. */
export function moneyText({ amount_minor: minor, currency }: Money, locale = 'en-US'): string {
  const digits = currencyDigits(currency);
  const padded = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = digits === 0 ? padded : padded.slice(0, -digits);
  const parts = new Intl.NumberFormat(locale, latin).formatToParts(1234.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const fraction = digits === 0 ? '' : `${decimal}${padded.slice(-digits)}`;
  const grouped = new Intl.NumberFormat(locale, latin).format(BigInt(whole));
  return `${minor < 0 ? '-' : ''}${grouped}${fraction} ${currency}`;
}

/** A quantity or a percent, with up to four decimals. */
export const figureText = (value: number, locale = 'en-US'): string =>
  new Intl.NumberFormat(locale, { ...latin, maximumFractionDigits: 4, useGrouping: false }).format(value);

/** Scripts that stand well in an English text, and that the font of documents has. */
const familiar = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]*$/u;

/** A day as readers of the language write it, such as `March 1, 2026` or `1. März 2026`; in figures where the words have other letters. */
export function dayText(day: string, locale = 'en-US'): string {
  const at = new Date(`${day}T00:00:00Z`);
  const inWords = { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory', ...latin } as const;
  const text = new Intl.DateTimeFormat(locale, inWords).format(at);
  if (familiar.test(text)) return text;
  const inFigures = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat(locale, {
    ...inFigures,
    timeZone: 'UTC',
    calendar: 'gregory',
    ...latin,
  }).format(at);
}

/** Whether dates and amounts can be written in the language: not every tag of the right form names one. */
export function isLocale(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}
