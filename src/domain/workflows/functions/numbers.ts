import type { Evaluation } from '../evaluate.ts';
import { ExpressionFault } from '../syntax.ts';
import { isEmpty, toNumber, type Value } from '../values.ts';
import { ofValues, type ExpressionFunction } from './declare.ts';

const maxDigits = 15;

function digitsOf(value: Value): number {
  const digits = Math.trunc(toNumber(value));
  if (digits < 0 || digits > maxDigits) throw new ExpressionFault(`Digits are 0 to ${maxDigits}.`);
  return digits;
}

/** Money is an object with `amount_minor` and `currency`, or an amount in minor units of the agency's currency. */
function formatMoney({ surroundings: { locale, currency: own } }: Evaluation, value: Value): string {
  const currency =
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    typeof value['currency'] === 'string'
      ? value['currency']
      : own;
  try {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
    return format.format(toNumber(value) / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  } catch (error) {
    if (error instanceof RangeError) throw new ExpressionFault(`${currency} is not a currency.`);
    throw error;
  }
}

export const numbers = {
  round: ofValues(1, 2, (_, value = null, digits = null) => {
    const factor = 10 ** digitsOf(digits);
    const number = toNumber(value);
    return Math.abs(number) * factor > Number.MAX_SAFE_INTEGER
      ? number
      : Math.round(number * factor) / factor;
  }),
  format_number: ofValues(1, 2, ({ surroundings }, value = null, digits = null) =>
    isEmpty(value)
      ? ''
      : toNumber(value).toLocaleString(surroundings.locale, {
          maximumFractionDigits: digits === null ? 3 : digitsOf(digits),
          minimumFractionDigits: digits === null ? 0 : digitsOf(digits),
        }),
  ),
  format_money: ofValues(1, 1, (evaluation, value = null) =>
    isEmpty(value) ? '' : formatMoney(evaluation, value),
  ),
} satisfies Record<string, ExpressionFunction>;
