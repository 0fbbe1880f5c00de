import type { Money } from '#generated/types.gen.ts';
import {
  checkPositive,
  checkSameCurrency,
  moneyOf,
  moneyText,
  type StoredInvoice,
} from '#src/domain/billing/index.ts';

/** 400 for an amount that is not above 0 or in another currency than the invoice. */
export function checkAmount(invoice: StoredInvoice, amount: Money): void {
  checkPositive(amount, 'body.amount');
  checkSameCurrency(amount, invoice.currency, 'body.amount');
}

/** Minor units in the currency of the invoice, for people. */
export const amountText = ({ currency }: StoredInvoice, minor: number): string =>
  moneyText(moneyOf(minor, currency));
