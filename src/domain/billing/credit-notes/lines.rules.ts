import type { InvoiceLineTax } from '#generated/types.gen.ts';
import { problem } from '#src/platform/errors/index.ts';
import { divideHalfEven, moneyOf } from '../amounts.rules.ts';

/** A line of an invoice, and what credit notes have credited of it. */
export interface CreditableLine {
  readonly id: string;
  readonly position: number;
  readonly name: string;
  readonly subtotal_minor: number;
  readonly taxes: readonly InvoiceLineTax[];
  readonly credited: readonly {
    readonly subtotal_minor: number;
    readonly taxes: readonly InvoiceLineTax[];
  }[];
}

export interface CreditedLine {
  readonly invoice_line_id: string;
  readonly position: number;
  readonly name: string;
  readonly subtotal_minor: number;
  readonly taxes: InvoiceLineTax[];
  readonly tax_minor: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const leftOf = ({ subtotal_minor: subtotal, credited }: CreditableLine): number =>
  subtotal - sum(credited.map((each) => each.subtotal_minor));

const taxLeftOf = ({ taxes, credited }: CreditableLine, index: number): number =>
  taxes[index]!.amount.amount_minor -
  sum(credited.map((each) => each.taxes[index]?.amount.amount_minor ?? 0));

const isCredited = (line: CreditableLine): boolean =>
  leftOf(line) === 0 && line.taxes.every((_, index) => taxLeftOf(line, index) === 0);

/** A part of an amount in the proportion of two others, rounded half to even. */
const inProportion = (amount: number, part: number, whole: number): number =>
  Number(divideHalfEven(BigInt(amount) * BigInt(part), BigInt(whole)));

/**
 * Credits an amount of the line, or all that is left of it. Each tax goes with it in proportion, and the last credit takes the rest, so that
 * together they credit each tax to the cent. 409 when less is left.
 */
export function creditLine(line: CreditableLine, wanted: number | undefined, currency: string): CreditedLine {
  const left = leftOf(line);
  if (isCredited(line) || (wanted !== undefined && wanted > left))
    throw problem(
      'state_conflict',
      `Only ${left} minor units of the line "${line.name}" are left to credit.`,
    );
  const subtotal = wanted ?? left;
  const taxes = line.taxes.map((tax, index): InvoiceLineTax => {
    const rest = taxLeftOf(line, index);
    const part =
      subtotal === left
        ? rest
        : Math.min(rest, inProportion(tax.amount.amount_minor, subtotal, line.subtotal_minor));
    return { ...tax, amount: moneyOf(part, currency) };
  });
  return {
    invoice_line_id: line.id,
    position: line.position,
    name: line.name,
    subtotal_minor: subtotal,
    taxes,
    tax_minor: sum(taxes.map(({ amount }) => amount.amount_minor)),
  };
}

/** All that is left of the invoice. */
export const creditRest = (lines: readonly CreditableLine[], currency: string): CreditedLine[] =>
  lines.filter((line) => !isCredited(line)).map((line) => creditLine(line, undefined, currency));

/** What settles an invoice. */
interface SettledInvoice {
  readonly balance_minor: number;
  readonly credit_minor: number;
}

/** Where the total of a credit note goes: what is due first, then what credit paid, then what was paid otherwise. */
export interface Split {
  readonly reduced: number;
  readonly toCredit: number;
  readonly paidBack: number;
}

export function splitTotal(
  total: number,
  { balance_minor: balance, credit_minor: credit }: SettledInvoice,
): Split {
  const reduced = Math.min(total, Math.max(0, balance));
  const toCredit = Math.min(total - reduced, credit);
  return { reduced, toCredit, paidBack: total - reduced - toCredit };
}
