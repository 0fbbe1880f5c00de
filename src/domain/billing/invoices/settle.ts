import type { InvoiceStatus } from '#generated/types.gen.ts';
import { findRemaining } from '#src/domain/ledger/index.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { moneyOf } from '../amounts.rules.ts';
import { enterCredit } from '../client-credit.ts';
import { tellBilling, type BillingEvent } from '../history.queries.ts';
import { moneyText } from '../texts.ts';
import { statusByAmounts } from './machine.rules.ts';
import { clearReminders } from './reminder-timers.ts';
import { reviseInvoice, type InvoiceChange, type StoredInvoice } from './store.queries.ts';
import {
  findLastPaidAt,
  insertTransaction,
  updateTransaction,
  type NewTransaction,
  type StoredTransaction,
} from './transactions.queries.ts';
import type { InvoiceWriter } from './writer.ts';

// What settles an invoice, and what takes that back: payments, credit of the client, credit notes, refunds and reversals. All of it goes
// through `resettle`, which keeps amounts, state and history together. The invoice is locked.

type Settled = Pick<StoredInvoice, 'paid_minor' | 'credit_minor' | 'credit_note_minor'>;

/** Gives the invoice what settles it now, and the state that follows; the history tells of `cause` first. */
export async function resettle(
  ctx: InvoiceWriter,
  invoice: StoredInvoice,
  change: Partial<Settled>,
  cause: Omit<BillingEvent, 'clientId' | 'clientProgramId' | 'invoiceId' | 'isOwedChanged'>,
  { settledAt = ctx.now, ...also }: InvoiceChange & { readonly settledAt?: Date } = {},
): Promise<InvoiceStatus> {
  const after = { ...invoice, ...change };
  const settled = after.paid_minor + after.credit_minor + after.credit_note_minor;
  const before = invoice.paid_minor + invoice.credit_minor + invoice.credit_note_minor;
  const balance = invoice.total_minor - settled;
  // A credit note lowers what is due, and pays nothing.
  const wasPaid = settled - after.credit_note_minor > before - invoice.credit_note_minor;
  const status = statusByAmounts(invoice.status, { balance, settled, wasPaid });
  const isPaidNow = status === 'paid' && invoice.status !== 'paid';
  await reviseInvoice(
    ctx.db,
    invoice.id,
    {
      ...change,
      ...also,
      status,
      ...(isPaidNow && {
        paid_at: settledAt.toISOString(),
        next_retry_at: null,
        first_failed_at: null,
        failed_attempts: 0,
        is_collection_paused: false,
        collection_resumes_on: null,
      }),
      ...(status !== 'paid' && { paid_at: null }),
    },
    ctx.now,
  );
  if (status !== invoice.status)
    recordHistory(ctx, {
      kind: 'invoice',
      id: invoice.id,
      action: 'updated',
      changes: {
        event: { _changed_fields: ['status'], _previous: { status: invoice.status } },
        previous: { status: invoice.status },
        newValues: { status },
      },
    });
  ctx.announce({ kind: 'invoice', id: invoice.id, revision: invoice.revision + 1 });
  const told = {
    clientId: invoice.client_id,
    invoiceId: invoice.id,
    clientProgramId: invoice.client_program_id,
    isOwedChanged: true,
  };
  await tellBilling(ctx, { ...told, ...cause });
  if (isPaidNow) {
    clearReminders(ctx, invoice.id);
    await tellBilling(ctx, {
      ...told,
      kind: 'invoice_paid',
      summary: `Invoice ${invoice.invoice_number} was ${after.credit_note_minor > 0 ? 'settled: what credit notes left of it is paid' : 'paid in full'}.`,
      amount: moneyOf(invoice.total_minor, invoice.currency),
    });
  }
  return status;
}

/** Uses credit of the client. 409 when there is not as much. */
export async function applyCredit(ctx: InvoiceWriter, invoice: StoredInvoice, amount: number): Promise<void> {
  await enterCredit(ctx, {
    clientId: invoice.client_id,
    currency: invoice.currency,
    kind: 'apply',
    amount: -amount,
    invoiceId: invoice.id,
    summary: null,
  });
  await resettle(
    ctx,
    invoice,
    { credit_minor: invoice.credit_minor + amount },
    {
      kind: 'credit_changed',
      summary: `${moneyText(moneyOf(amount, invoice.currency))} of credit paid for invoice ${invoice.invoice_number}.`,
      amount: moneyOf(-amount, invoice.currency),
    },
  );
}

export interface Payment extends Pick<
  NewTransaction,
  'method' | 'method_label' | 'payment_method_id' | 'reference' | 'note' | 'surcharge_minor' | 'created_by'
> {
  readonly amount: number;
  readonly paidAt: Date;
}

/** Books a payment that has arrived: what is over the balance becomes credit of the client. Answers the payment. */
export async function bookPayment(
  ctx: InvoiceWriter,
  invoice: StoredInvoice,
  { amount, paidAt, ...payment }: Payment,
): Promise<{ readonly id: string; readonly credited: number }> {
  const settling = Math.min(amount, Math.max(0, invoice.balance_minor));
  const credited = amount - settling;
  const id = uuid7();
  await insertTransaction(
    ctx.db,
    {
      ...payment,
      id,
      kind: 'payment',
      status: 'succeeded',
      client_id: invoice.client_id,
      invoice_id: invoice.id,
      currency: invoice.currency,
      amount_minor: amount,
      credited_minor: credited,
      paid_at: paidAt.toISOString(),
      settled_at: paidAt.toISOString(),
    },
    ctx.now,
  );
  const settledAt = await findLastPaidAt(ctx.db, invoice.id);
  await afterPayment(ctx, invoice, { id, amount, settling, label: labelOf(payment), settledAt });
  return { id, credited };
}

interface Booked {
  readonly id: string;
  readonly amount: number;
  readonly settling: number;
  readonly label: string;
  /** When the invoice is paid, if this payment settles it; now when absent. */
  readonly settledAt?: Date;
}

/** What follows once a payment is booked. */
export async function afterPayment(
  ctx: InvoiceWriter,
  invoice: StoredInvoice,
  { id, amount, settling, label, settledAt = ctx.now }: Booked,
): Promise<void> {
  const money = moneyOf(amount, invoice.currency);
  if (amount > settling)
    await enterCredit(ctx, {
      clientId: invoice.client_id,
      currency: invoice.currency,
      kind: 'grant',
      amount: amount - settling,
      reason: `Overpayment of invoice ${invoice.invoice_number}`,
      invoiceId: invoice.id,
      transactionId: id,
      causeId: id,
      summary: `${moneyText(moneyOf(amount - settling, invoice.currency))} paid over the balance of invoice ${invoice.invoice_number} became credit.`,
    });
  await resettle(
    ctx,
    invoice,
    { paid_minor: invoice.paid_minor + settling },
    {
      kind: 'payment_succeeded',
      summary: `Paid ${moneyText(money)} by ${label} for invoice ${invoice.invoice_number}.`,
      amount: money,
      transactionId: id,
    },
    { settledAt },
  );
  ctx.audit({
    recordKind: 'invoice',
    recordId: invoice.id,
    action: 'payment_recorded',
    newValues: { payment_id: id, amount_minor: amount },
  });
}

export const labelOf = ({ method, method_label }: Pick<NewTransaction, 'method' | 'method_label'>): string =>
  method_label ?? method.replaceAll('_', ' ');

export interface Return {
  readonly kind: 'refund' | 'reversal';
  readonly payment: StoredTransaction;
  readonly amount: number;
  /** Where the money goes; that of the payment, or credit of the client. */
  readonly method: NewTransaction['method'];
  readonly reason: string;
  readonly reference?: string | null;
  /** What the provider calls it, where it was made there. */
  readonly externalId?: string;
  /** The transaction of the return, where it is stored already, because a provider was asked to send the money. */
  readonly begunId?: string;
}

/**
 * Books a refund or reversal of a payment as a transaction of its own. It takes the unspent credit that the payment made first; the rest becomes
 * due again, and collection pauses. Answers its id and what became credit.
 */
export async function bookReturn(
  ctx: InvoiceWriter,
  invoice: StoredInvoice,
  { kind, payment, amount, method, reason, reference = null, externalId, begunId }: Return,
): Promise<{ readonly id: string }> {
  const unspent = payment.credit_entry_id === null ? 0 : await findRemaining(ctx.db, payment.credit_entry_id);
  const fromCredit = method === 'credit' ? 0 : Math.min(unspent, amount);
  const reopened = amount - fromCredit;
  const id = begunId ?? uuid7();
  const at = ctx.now.toISOString();
  if (begunId !== undefined)
    await updateTransaction(ctx.db, id, {
      status: 'succeeded',
      credited_minor: -fromCredit,
      paid_at: at,
      settled_at: at,
    });
  else
    await insertTransaction(
      ctx.db,
      {
        id,
        kind,
        status: 'succeeded',
        client_id: invoice.client_id,
        invoice_id: invoice.id,
        payment_method_id: payment.payment_method_id,
        method,
        method_label: method === 'credit' ? null : payment.method_label,
        currency: invoice.currency,
        amount_minor: -amount,
        credited_minor: -fromCredit,
        surcharge_minor: 0,
        reference,
        note: reason,
        ...(externalId !== undefined && { external_id: externalId }),
        paid_at: ctx.now.toISOString(),
        settled_at: ctx.now.toISOString(),
        refunds_transaction_id: payment.id,
        created_by: ctx.identity.kind === 'system' ? null : ctx.identity.userId,
      },
      ctx.now,
    );
  const money = moneyOf(amount, invoice.currency);
  if (fromCredit > 0)
    await enterCredit(ctx, {
      clientId: invoice.client_id,
      currency: invoice.currency,
      kind: 'adjust',
      amount: -fromCredit,
      reason: `Its payment was returned: ${reason}`.slice(0, 1000),
      invoiceId: invoice.id,
      transactionId: id,
      fromEntryId: payment.credit_entry_id!,
      summary: `${moneyText(moneyOf(fromCredit, invoice.currency))} of credit from a payment for invoice ${invoice.invoice_number} was taken back.`,
    });
  if (method === 'credit')
    await enterCredit(ctx, {
      clientId: invoice.client_id,
      currency: invoice.currency,
      kind: 'grant',
      amount,
      reason,
      invoiceId: invoice.id,
      transactionId: id,
      causeId: id,
      summary: `${moneyText(money)} of a payment for invoice ${invoice.invoice_number} became credit.`,
    });
  await resettle(
    ctx,
    invoice,
    { paid_minor: invoice.paid_minor - reopened },
    {
      kind: 'payment_refunded',
      summary: `${moneyText(money)} of the payment for invoice ${invoice.invoice_number} ${
        kind === 'reversal' ? 'was reversed' : method === 'credit' ? 'became credit' : 'was refunded'
      }.`,
      amount: moneyOf(-amount, invoice.currency),
      transactionId: id,
    },
    reopened > 0 ? { is_collection_paused: true, collection_resumes_on: null, next_retry_at: null } : {},
  );
  ctx.audit({
    recordKind: 'invoice',
    recordId: invoice.id,
    action: 'payment_refunded',
    newValues: { payment_id: payment.id, amount_minor: amount, kind },
    reason,
  });
  return { id };
}
