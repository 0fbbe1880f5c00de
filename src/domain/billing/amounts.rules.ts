import type { Money } from '#generated/types.gen.ts';
import { isCurrency } from '#src/domain/field-values/index.ts';
import { invalid } from '#src/platform/errors/index.ts';

// Money is counted in whole minor units and computed with integers of any length: no sum depends on how floating point rounds.

/** Quantities and percents have up to four decimals. */
const decimals = 4;
const scale = 10_000n;
/** 100 percent, in ten thousandths of a percent. */
export const wholePercent = 100n * scale;
/** Beyond it JSON does not keep a number exact (domain model D23). */
const maxMinor = BigInt(Number.MAX_SAFE_INTEGER);

/** A quotient rounded half to even. The divisor is above 0. */
export function divideHalfEven(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  const rest = dividend % divisor;
  const twice = (rest < 0n ? -rest : rest) * 2n;
  if (twice < divisor || (twice === divisor && quotient % 2n === 0n)) return quotient;
  return rest < 0n ? quotient - 1n : quotient + 1n;
}

/** A quantity or a percent in ten thousandths; 400 with its place when it is finer than that. */
export function tenThousandths(value: number, place: string): bigint {
  const text = value.toFixed(decimals);
  if (Number(text) !== value) throw invalid(place, `must have at most ${decimals} decimal places.`);
  return BigInt(text.replace('.', ''));
}

/** As `tenThousandths`, of a value that was checked when it was stored. */
export const storedTenThousandths = (value: number): bigint =>
  BigInt(value.toFixed(decimals).replace('.', ''));

/** A number of ten thousandths as a number. */
export const fromTenThousandths = (value: bigint): number => Number(value) / Number(scale);

/** A quantity times a price in minor units, in ten thousandths of a minor unit. */
export const times = (quantity: bigint, unitMinor: bigint): bigint => quantity * unitMinor;

/** Rounds ten thousandths of a minor unit to minor units. */
export const toMinor = (tenThousandthsOfMinor: bigint): bigint =>
  divideHalfEven(tenThousandthsOfMinor, scale);

/** Part of an amount by a percent, rounded half to even once. */
export const percentOf = (amount: bigint, percent: bigint): bigint =>
  divideHalfEven(amount * percent, wholePercent);

/** The amount as a number; 400 at the place of what made it when it is beyond what can be represented. */
export function minorOf(amount: bigint, place: string): number {
  if (amount > maxMinor || amount < -maxMinor)
    throw invalid(place, `makes an amount beyond ${Number.MAX_SAFE_INTEGER} minor units.`);
  return Number(amount);
}

export const moneyOf = (amountMinor: number, currency: string): Money => ({
  amount_minor: amountMinor,
  currency,
});

/** 400 for a code that is no currency. */
export function checkCurrency(currency: string | null | undefined, place: string): void {
  if (currency != null && !isCurrency(currency))
    throw invalid(place, `is ${currency}, which is not an ISO 4217 currency, such as USD.`);
}

/** 400 for an amount in another currency. */
export function checkSameCurrency(amount: Money, currency: string, place: string): void {
  if (amount.currency !== currency)
    throw invalid(`${place}.currency`, `is ${amount.currency}, and must be ${currency}.`);
}

/** 400 for an amount that is not above 0. */
export function checkPositive(amount: Money, place: string): void {
  checkCurrency(amount.currency, `${place}.currency`);
  if (amount.amount_minor <= 0) throw invalid(`${place}.amount_minor`, 'must be above 0.');
}
