import type { Services } from '#src/call/services.ts';
import { setTimer, type TimerKind } from '#src/platform/timers/index.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { moneyOf } from '../amounts.rules.ts';
import { tellBilling } from '../history.queries.ts';
import { findBeginning } from '../settings.queries.ts';
import { mailReminder } from './mails.ts';
import { hasReminders } from './reminders.queries.ts';
import { collectionTimer, reminderTimer } from './reminder-timers.ts';
import { lockInvoice, reviseInvoice } from './store.queries.ts';
import type { InvoiceWriter } from './writer.ts';

/** Reminds the client of an invoice that is unpaid, on the days that the agency has chosen. */
export const invoiceReminders = (services: Services): TimerKind => ({
  kind: reminderTimer,
  events: [],
  async fire(ctx, { recordId }) {
    const invoice = await lockInvoice(ctx.db, recordId);
    if (invoice === undefined || invoice.balance_minor <= 0 || invoice.is_collection_paused) return;
    if (invoice.status !== 'open' && invoice.status !== 'partially_paid') return;
    if (!(await hasReminders(ctx.db, invoice.client_id))) return;
    const reminded = await mailReminder({ ...ctx, services }, recordId);
    if (reminded === 0) return;
    await tellBilling(ctx, {
      clientId: invoice.client_id,
      kind: 'reminder_sent',
      summary: `The client was reminded of invoice ${invoice.invoice_number}.`,
      amount: moneyOf(invoice.balance_minor, invoice.currency),
      invoiceId: invoice.id,
      clientProgramId: invoice.client_program_id,
    });
  },
});

/** Resumes collection on the day that was agreed. */
export const collectionResumption: TimerKind = {
  kind: collectionTimer,
  events: [],
  async fire(ctx, { recordId }) {
    const invoice = await lockInvoice(ctx.db, recordId);
    if (invoice?.is_collection_paused !== true || invoice.collection_resumes_on === null) return;
    if ((await findBeginning(ctx.db, invoice.collection_resumes_on)) > ctx.now) return;
    await setCollection(ctx, invoice, { isPaused: false, resumesOn: null });
  },
};

type Stored = NonNullable<Awaited<ReturnType<typeof lockInvoice>>>;

/** Pauses or resumes reminders, automatic charges and late fees of the invoice. */
export async function setCollection(
  ctx: Omit<InvoiceWriter, 'services'>,
  invoice: Stored,
  { isPaused, resumesOn, reason }: { isPaused: boolean; resumesOn: string | null; reason?: string | null },
): Promise<void> {
  await reviseInvoice(
    ctx.db,
    invoice.id,
    { is_collection_paused: isPaused, collection_resumes_on: resumesOn },
    ctx.now,
  );
  setTimer(
    ctx,
    { kind: collectionTimer, recordId: invoice.id },
    resumesOn === null ? null : await findBeginning(ctx.db, resumesOn),
  );
  recordHistory(ctx, {
    kind: 'invoice',
    id: invoice.id,
    action: isPaused ? 'collection_paused' : 'collection_resumed',
    reason: reason ?? null,
  });
  ctx.announce({ kind: 'invoice', id: invoice.id, revision: invoice.revision + 1 });
  await tellBilling(ctx, {
    clientId: invoice.client_id,
    kind: 'collection_changed',
    summary: `Collection of invoice ${invoice.invoice_number} was ${isPaused ? 'paused' : 'resumed'}.`,
    invoiceId: invoice.id,
    clientProgramId: invoice.client_program_id,
  });
}
