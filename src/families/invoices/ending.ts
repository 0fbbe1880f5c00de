import type { WriteContext } from '#src/call/context.ts';
import {
  claimLateFees,
  clearReminders,
  dropLateFee,
  freeTime,
  moneyOf,
  moneyText,
  reviseInvoice,
  storePdf,
  tellBilling,
  type StoredInvoice,
} from '#src/domain/billing/index.ts';
import { replaceWaiting, requireNoOpenAttempt, retryTimer } from '#src/domain/payments/index.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import type { ActionOf, Done } from './manage.ts';
import { requireState } from './states.ts';

export async function voidInvoice(
  ctx: WriteContext<never>,
  invoice: StoredInvoice,
  { reason = null }: ActionOf<'void'>,
): Promise<Done> {
  if (invoice.status === 'void') return { outcome: 'unchanged' };
  requireState(invoice, ['open'], 'voided');
  if (invoice.paid_minor !== 0 || invoice.credit_minor > 0 || invoice.credit_note_minor > 0)
    throw conflict('A part of the invoice is settled. Credit it with a credit note instead.');
  await replaceWaiting(ctx.db, invoice.id, null, ctx.now);
  await requireNoOpenAttempt(ctx, invoice.id);
  await end(ctx, invoice, { status: 'void', voided_at: ctx.now.toISOString(), status_reason: reason });
  for (const id of await freeTime(ctx.db, invoice.id, ctx.now))
    recordHistory(ctx, {
      kind: 'time_entry',
      id,
      action: 'unlocked',
      reason: `Invoice ${invoice.invoice_number} was voided.`,
    });
  await claimLateFees(ctx.db, invoice.id, []);
  await dropLateFee(ctx, invoice.id);
  // Whoever has its document by the page or a download reads that it is void.
  await storePdf(ctx, invoice.id);
  await tellEnd(ctx, invoice, 'invoice_voided', 'was voided');
  return { outcome: 'voided' };
}

export async function writeOff(
  ctx: WriteContext<never>,
  invoice: StoredInvoice,
  { reason }: ActionOf<'write_off'>,
): Promise<Done> {
  if (invoice.status === 'uncollectible') return { outcome: 'unchanged' };
  requireState(invoice, ['open', 'partially_paid'], 'written off');
  await end(ctx, invoice, {
    status: 'uncollectible',
    written_off_at: ctx.now.toISOString(),
    status_reason: reason,
    next_retry_at: null,
  });
  await tellEnd(ctx, invoice, 'invoice_written_off', 'was written off');
  return { outcome: 'written_off' };
}

async function end(
  ctx: WriteContext<never>,
  invoice: StoredInvoice,
  values: Parameters<typeof reviseInvoice>[2] & {
    readonly status: string;
    readonly status_reason: string | null;
  },
): Promise<void> {
  await reviseInvoice(ctx.db, invoice.id, values, ctx.now);
  clearReminders(ctx, invoice.id);
  setTimer(ctx, { kind: retryTimer, recordId: invoice.id }, null);
  recordHistory(ctx, {
    kind: 'invoice',
    id: invoice.id,
    action: 'updated',
    reason: values.status_reason,
    changes: {
      event: { _changed_fields: ['status'], _previous: { status: invoice.status } },
      previous: { status: invoice.status },
      newValues: { status: values.status },
    },
  });
  ctx.announce({ kind: 'invoice', id: invoice.id, revision: invoice.revision + 1 });
}

async function tellEnd(
  ctx: WriteContext<never>,
  { id, client_id, client_program_id, invoice_number, balance_minor, currency }: StoredInvoice,
  kind: 'invoice_voided' | 'invoice_written_off',
  what: string,
): Promise<void> {
  const amount = moneyOf(balance_minor, currency);
  await tellBilling(ctx, {
    clientId: client_id,
    kind,
    summary: `Invoice ${invoice_number} over ${moneyText(amount)} ${what}.`,
    amount,
    invoiceId: id,
    clientProgramId: client_program_id,
    isOwedChanged: true,
  });
}
