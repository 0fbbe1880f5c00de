import type { InvoiceRecipient } from '#generated/types.gen.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { clientCredit } from '../client-credit.ts';
import { readAccount } from '#src/domain/ledger/index.ts';
import { jsonb, parseRecord } from '#src/platform/db/query/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { moneyOf } from '../amounts.rules.ts';
import { findPreferences, findTerms, requireClient, selectRecipients } from '../clients.queries.ts';
import { tellBilling } from '../history.queries.ts';
import { takeNumber } from '../number-series.queries.ts';
import { findBillingSettings, findToday } from '../settings.queries.ts';
import { moneyText } from '../texts.ts';
import { applyCredit } from './settle.ts';
import { computeLines } from './drafts.ts';
import { dueBy } from './dates.rules.ts';
import { hoursOf } from './draft-lines.ts';
import { selectInvoice } from './invoice.queries.ts';
import { totalsOf } from './lines.rules.ts';
import { openPaymentPage } from './payment-page.ts';
import { storePdf } from './pdf/store-pdf.ts';
import { setReminders } from './reminder-timers.ts';
import {
  lockInvoice,
  recomputeLines,
  reviseInvoice,
  selectLines,
  totalColumns,
  type StoredInvoice,
  type StoredLine,
} from './store.queries.ts';
import { holdTime, lockTime } from './time.queries.ts';
import type { InvoiceWriter } from './writer.ts';

/**
 * Gives a draft its number, freezes it and opens it. The number comes last of what can fail: until the transaction ends, nobody else gets one.
 * Errors: 409 for a draft without a line or a recipient, or whose total is below zero.
 */
export async function finalize(ctx: InvoiceWriter, draft: StoredInvoice): Promise<void> {
  const client = await requireClient(ctx.db, draft.client_id, true);
  const settings = await findBillingSettings(ctx.db);
  const day = draft.invoice_date ?? (await findToday(ctx.db, ctx.now));
  const recipients = await recipientsOf(ctx, draft);
  if (recipients.length === 0)
    throw conflict(
      'The client has no recipient of invoices. Add one with updateClientBillingSettings first.',
    );
  const stored = await selectLines(ctx.db, draft.id);
  if (stored.length === 0) throw conflict('The invoice has no lines. Add one before it gets its number.');
  const dated = { ...draft, invoice_date: day };
  const lines = await computeLines(ctx, client, dated, await withCurrentHours(ctx, stored), 'lines');
  const totals = totalsOf(lines, draft.currency);
  if (totals.total_minor < 0)
    throw conflict(
      'The total is below zero. Deduct less on this invoice, or refund the payment of an earlier one.',
    );
  await recomputeLines(ctx.db, lines);

  const terms = (await findTerms(ctx.db, client)).terms ?? settings.payment_terms;
  const due = draft.due_on ?? dueBy(day, terms);
  if (due < day)
    throw conflict(
      `The due date ${due} is before the invoice date, ${day}. Change due_on or invoice_date of the draft first.`,
    );
  const { seller, buyer, tax_exemption } = parseRecord((await selectInvoice(ctx.db, draft.id))!);
  const form = {
    prefix: settings.invoice_number_prefix,
    digits: settings.invoice_number_digits,
    isByYear: settings.is_numbered_by_year,
  };
  const number = await takeNumber(ctx.db, 'invoice', form, day);
  const isPaid = totals.total_minor === 0;
  await reviseInvoice(
    ctx.db,
    draft.id,
    {
      ...totalColumns(totals),
      invoice_number: number.text,
      running_number: number.running,
      status: isPaid ? 'paid' : 'open',
      invoice_date: day,
      due_on: due,
      seller: JSON.stringify(seller),
      buyer: JSON.stringify(buyer),
      tax_exemption: jsonb(tax_exemption),
      recipients: JSON.stringify(recipients),
      late_fee_percent: terms.late_fee_percent,
      grace_days: terms.grace_days,
      finalized_at: ctx.now.toISOString(),
      paid_at: isPaid ? ctx.now.toISOString() : null,
    },
    ctx.now,
  );
  for (const id of await lockTime(ctx.db, draft.id, ctx.now))
    recordHistory(ctx, { kind: 'time_entry', id, action: 'locked', reason: `Billed on ${number.text}.` });
  ctx.audit({
    recordKind: 'invoice',
    recordId: draft.id,
    action: 'finalized',
    newValues: { invoice_number: number.text, total_minor: totals.total_minor, currency: draft.currency },
  });
  await tellBilling(ctx, {
    clientId: client.id,
    kind: 'invoice_finalized',
    summary: `Invoice ${number.text} over ${moneyText(moneyOf(totals.total_minor, draft.currency))}, due on ${due}.`,
    amount: moneyOf(totals.total_minor, draft.currency),
    invoiceId: draft.id,
    clientProgramId: draft.client_program_id,
    isOwedChanged: true,
  });
  const preferences = await findPreferences(ctx.db, client);
  if (preferences.is_credit_auto_applied ?? settings.is_credit_auto_applied) await useCredit(ctx, draft.id);
  await setReminders(ctx, draft.id);
  await storePdf(ctx, draft.id);
  await openPaymentPage(ctx, draft.id);
}

/** Those of the draft, or else those of the client. */
async function recipientsOf(ctx: InvoiceWriter, draft: StoredInvoice): Promise<readonly InvoiceRecipient[]> {
  return draft.recipients ?? selectRecipients(ctx.db, draft.client_id, 'invoices');
}

/** Time may have been corrected or deleted since the line was written: it is billed as it is now. */
async function withCurrentHours(ctx: InvoiceWriter, lines: readonly StoredLine[]): Promise<StoredLine[]> {
  const time = await holdTime(
    ctx.db,
    lines.flatMap((line) => line.time_entry_ids),
  );
  return lines.map((line) => {
    if (line.time_entry_ids.length === 0) return line;
    const entries = line.time_entry_ids.map((id) => time.get(id)).filter((entry) => entry?.seconds != null);
    return {
      ...line,
      time_entry_ids: entries.map((entry) => entry!.id),
      quantity: hoursOf(entries.map((entry) => entry!)),
    };
  });
}

/** As much of the client's credit as there is and is due. */
async function useCredit(ctx: InvoiceWriter, id: string): Promise<void> {
  const invoice = (await lockInvoice(ctx.db, id))!;
  const { balance } = await readAccount(ctx.db, clientCredit(invoice.client_id, invoice.currency));
  const amount = Math.min(balance, invoice.balance_minor);
  if (amount > 0) await applyCredit(ctx, invoice, amount);
}
