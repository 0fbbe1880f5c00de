import type { BillingTaxRate, InvoiceLineTax, InvoiceTaxSum, Money } from '#generated/types.gen.ts';
import { invalid } from '#src/platform/errors/index.ts';
import {
  divideHalfEven,
  fromTenThousandths,
  minorOf,
  moneyOf,
  percentOf,
  storedTenThousandths,
  tenThousandths,
  wholePercent,
} from '../amounts.rules.ts';

// How a line is computed (domain model D23): quantity times price less the discount, rounded half to even once; then each tax of the rounded
// line, rounded half to even once.

/** What a line is computed of. */
export interface PricedLine {
  readonly quantity: number;
  readonly unitMinor: number;
  readonly discountPercent: number;
  readonly discountMinor: number | null;
  readonly rate: Pick<BillingTaxRate, 'name' | 'kind' | 'percent' | 'components'> | null;
}

/** What it comes to, in minor units. */
export interface LineAmounts {
  readonly discounted_minor: number;
  readonly taxes: InvoiceLineTax[];
  readonly subtotal_minor: number;
  readonly tax_minor: number;
}

const scale = 10_000n;

/** 400 at the place of the line for a quantity, discount or amount that cannot be. */
export function computeLine(
  line: PricedLine,
  { currency, isTaxInclusive, place }: { currency: string; isTaxInclusive: boolean; place: string },
): LineAmounts {
  const gross = tenThousandths(line.quantity, `${place}.quantity`) * BigInt(line.unitMinor);
  const discount = discountOf(line, gross, place);
  const net = divideHalfEven(discount.left, discount.divisor);
  const grossRounded = divideHalfEven(gross, scale);
  const taxes = taxesOf(line.rate, net, isTaxInclusive);
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0n);
  const subtotal = isTaxInclusive ? net - tax : net;
  minorOf(subtotal + tax, place);
  return {
    discounted_minor: minorOf(grossRounded - net, place),
    taxes: taxes.map((each) => ({ ...each, amount: moneyOf(minorOf(each.amount, place), currency) })),
    subtotal_minor: minorOf(subtotal, place),
    tax_minor: minorOf(tax, place),
  };
}

/** What is left of the gross amount, in parts of a minor unit. */
function discountOf(
  { discountPercent, discountMinor }: PricedLine,
  gross: bigint,
  place: string,
): { readonly left: bigint; readonly divisor: bigint } {
  if (discountMinor !== null && discountPercent !== 0)
    throw invalid(`${place}.discount_amount`, 'must be absent beside discount_percent.');
  if (discountMinor !== null) {
    const discount = BigInt(discountMinor) * scale;
    if (discountMinor < 0) throw invalid(`${place}.discount_amount.amount_minor`, 'must not be below 0.');
    if (discount > gross)
      throw invalid(`${place}.discount_amount.amount_minor`, 'must not be more than quantity times price.');
    return { left: gross - discount, divisor: scale };
  }
  const percent = tenThousandths(discountPercent, `${place}.discount_percent`);
  return { left: gross * (wholePercent - percent), divisor: scale * wholePercent };
}

interface ExactTax extends Omit<InvoiceLineTax, 'amount'> {
  readonly amount: bigint;
}

/** Each tax on the net amount, never on another tax; of a line that includes them, its part of the line. */
function taxesOf(rate: PricedLine['rate'], net: bigint, isTaxInclusive: boolean): ExactTax[] {
  if (rate === null) return [];
  const parts = rate.components.length > 0 ? rate.components : [rate];
  const whole = wholePercent + storedTenThousandths(rate.percent);
  return parts.map(({ name, kind, percent }) => {
    const exact = storedTenThousandths(percent);
    return {
      name,
      kind,
      percent,
      amount: isTaxInclusive ? divideHalfEven(net * exact, whole) : percentOf(net, exact),
    };
  });
}

export interface InvoiceTotals {
  readonly subtotal_minor: number;
  readonly discount_minor: number;
  readonly tax_minor: number;
  readonly total_minor: number;
  readonly tax_summary: InvoiceTaxSum[];
}

/** Sums of the lines. A credited line has no discount. */
export function totalsOf(
  lines: readonly (Omit<LineAmounts, 'discounted_minor'> & { readonly discounted_minor?: number })[],
  currency: string,
): InvoiceTotals {
  const sum = (of: (line: (typeof lines)[number]) => number): number =>
    minorOf(
      lines.reduce((total, line) => total + BigInt(of(line)), 0n),
      'body.lines',
    );
  const subtotal = sum((line) => line.subtotal_minor);
  const tax = sum((line) => line.tax_minor);
  return {
    subtotal_minor: subtotal,
    discount_minor: sum((line) => line.discounted_minor ?? 0),
    tax_minor: tax,
    total_minor: minorOf(BigInt(subtotal) + BigInt(tax), 'body.lines'),
    tax_summary: taxSummaryOf(lines, currency),
  };
}

/** One entry for each tax and percent, in the order of the lines. */
function taxSummaryOf(
  lines: readonly Pick<LineAmounts, 'taxes' | 'subtotal_minor'>[],
  currency: string,
): InvoiceTaxSum[] {
  const sums = new Map<string, InvoiceTaxSum>();
  for (const { taxes, subtotal_minor: subtotal } of lines)
    for (const { name, kind, percent, amount } of taxes) {
      const key = JSON.stringify([name, kind, percent]);
      const before = sums.get(key);
      sums.set(key, {
        name,
        kind,
        percent,
        taxable_amount: plus(before?.taxable_amount, subtotal, currency),
        amount: plus(before?.amount, amount.amount_minor, currency),
      });
    }
  return [...sums.values()];
}

const plus = (amount: Money | undefined, minor: number, currency: string): Money =>
  moneyOf((amount?.amount_minor ?? 0) + minor, currency);

/** The percents of the taxes together. */
export const percentOfTaxes = (taxes: readonly { readonly percent: number }[]): number =>
  fromTenThousandths(taxes.reduce((sum, { percent }) => sum + storedTenThousandths(percent), 0n));
