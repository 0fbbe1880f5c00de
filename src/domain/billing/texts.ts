import type { Money } from '#generated/types.gen.ts';
import { currencyDigits } from '#src/domain/field-values/index.ts';

/** An amount in words of numbers, such as `1,160.50 USD`, written from its digits: no amount is too large to be exact. */
export function moneyText({ amount_minor: minor, currency }: Money, locale = 'en-US'): string {
  const digits = currencyDigits(currency);
  const padded = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = digits === 0 ? padded : padded.slice(0, -digits);
  const parts = new Intl.NumberFormat(locale).formatToParts(1234.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const fraction = digits === 0 ? '' : `${decimal}${padded.slice(-digits)}`;
  const grouped = new Intl.NumberFormat(locale).format(BigInt(whole));
  return `${minor < 0 ? '-' : ''}${grouped}${fraction} ${currency}`;
}
