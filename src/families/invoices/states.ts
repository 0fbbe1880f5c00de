import type { InvoiceStatus } from '#generated/types.gen.ts';
import { invoiceMachine, type StoredInvoice } from '#src/domain/billing/index.ts';
import { problem } from '#src/platform/errors/index.ts';

/** 409 with the reachable states when the invoice is in none of these; `what` completes "cannot be …". */
export function requireState(invoice: StoredInvoice, allowed: readonly InvoiceStatus[], what: string): void {
  const { status, paid_minor: paid, credit_minor: credit, credit_note_minor: credited } = invoice;
  if (allowed.includes(status)) return;
  const reachable = invoiceMachine.reachable(status, {
    isSettledInPart: paid !== 0 || credit > 0 || credited > 0,
  });
  const ways =
    reachable.length === 0
      ? 'It cannot change to any other status.'
      : `It can become ${reachable.join(', ')}.`;
  throw problem('state_conflict', `The invoice is ${status} and cannot be ${what}. ${ways}`);
}

/** States in which an invoice takes money. */
export const payable = [
  'open',
  'partially_paid',
  'uncollectible',
] as const satisfies readonly InvoiceStatus[];
