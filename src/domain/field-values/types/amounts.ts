import type { Money } from '#generated/types.gen.ts';
import type { ConfigOf } from '../definition.ts';
import { misfit, type CheckValue } from '../misfit.ts';

export function checkNumber(config: Pick<ConfigOf<'number'>, 'min' | 'max' | 'decimals'>): CheckValue {
  const { min, max, decimals } = config;
  return (value) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return misfit('must be a number');
    if (min !== undefined && value < min) return misfit(`must be ${min} or more`);
    if (max !== undefined && value > max) return misfit(`must be ${max} or less`);
    if (decimals !== undefined && Number(value.toFixed(decimals)) !== value) {
      return misfit(
        decimals === 0 ? 'must be a whole number' : `must have at most ${decimals} decimal places`,
      );
    }
    // Minus zero is written as 0 in JSON, so it would never equal itself once stored.
    return value === 0 ? 0 : value;
  };
}

let currencies: ReadonlySet<string> | undefined;

export const isCurrency = (code: string): boolean =>
  (currencies ??= new Set(Intl.supportedValuesOf('currency'))).has(code);

export function isMoney(value: unknown): value is Money {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
  const { amount_minor, currency } = value as Partial<Money>;
  return Number.isSafeInteger(amount_minor) && typeof currency === 'string' && isCurrency(currency);
}

export function checkMoney(config: ConfigOf<'money'>): CheckValue {
  const { currency, min_minor: min, max_minor: max } = config;
  return (value) => {
    if (!isMoney(value))
      return misfit(
        'must be an object of amount_minor (an integer in minor units) and currency (an ISO 4217 code)',
      );
    if (currency !== undefined && value.currency !== currency) return misfit(`must be in ${currency}`);
    if (min !== undefined && value.amount_minor < min)
      return misfit(`must have an amount_minor of ${min} or more`);
    if (max !== undefined && value.amount_minor > max)
      return misfit(`must have an amount_minor of ${max} or less`);
    return { amount_minor: value.amount_minor, currency: value.currency };
  };
}

const minorDigits = new Map<string, number>();

/** Decimal places of a currency: 2 for USD, 0 for JPY, 3 for KWD. */
export function currencyDigits(currency: string): number {
  let digits = minorDigits.get(currency);
  if (digits === undefined) {
    digits =
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
      2;
    minorDigits.set(currency, digits);
  }
  return digits;
}
