import type { InvoiceStatus } from '#generated/types.gen.ts';
import { Machine } from '#src/domain/transitions/index.ts';

export interface InvoiceFacts {
  /** Money, credit or a credit note has settled a part of it. */
  readonly isSettledInPart: boolean;
}

const who = [{ permission: 'billing.manage' as const }, { permission: 'programs.bill' as const }];

/** Domain model 8.1. */
export const invoiceMachine = new Machine<InvoiceStatus, InvoiceFacts>({
  noun: 'invoice',
  parts: {},
  steps: [
    { from: ['draft'], to: 'open', who },
    { from: ['open', 'uncollectible'], to: 'partially_paid', who },
    { from: ['open', 'partially_paid', 'uncollectible'], to: 'paid', who },
    { from: ['open'], to: 'void', who, when: ({ isSettledInPart }) => !isSettledInPart },
    { from: ['open', 'partially_paid'], to: 'uncollectible', who },
    { from: ['partially_paid', 'paid'], to: 'open', who },
    { from: ['paid'], to: 'partially_paid', who },
  ],
});

export const invoiceStatuses = [
  'draft',
  'open',
  'partially_paid',
  'paid',
  'void',
  'uncollectible',
] as const satisfies readonly InvoiceStatus[];

/** The state of a numbered invoice that its amounts bring it to. What was written off stays so until something is paid. */
export function statusByAmounts(
  before: InvoiceStatus,
  {
    balance,
    settled,
    wasPaid,
  }: { readonly balance: number; readonly settled: number; readonly wasPaid: boolean },
): InvoiceStatus {
  if (before === 'void' || before === 'draft') return before;
  if (balance <= 0) return 'paid';
  if (before === 'uncollectible' && !wasPaid) return 'uncollectible';
  return settled > 0 ? 'partially_paid' : 'open';
}
