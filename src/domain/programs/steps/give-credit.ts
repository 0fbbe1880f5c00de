import {
  applyCredit,
  enterCredit,
  findBillingSettings,
  lockInvoice,
  moneyOf,
  moneyText,
  requireClient,
  reviseInvoice,
  selectLines,
  storeLines,
  totalColumns,
  type InvoiceWriter,
} from '#src/domain/billing/index.ts';
import { insertProrations, type NewProration, type StoredPeriod } from '../periods/periods.queries.ts';
import type { Rest } from '../periods/proration.rules.ts';
import type { StoredEnrollment } from '../record/stored.queries.ts';
import { prorationLine } from './bill.ts';

interface Returned {
  readonly period: StoredPeriod;
  readonly rest: Rest;
}

/** Grants what the client has paid too much. What is still due of the invoice of the period is paid with it first. */
export async function giveCredit(
  ctx: InvoiceWriter,
  enrollment: StoredEnrollment,
  current: Returned | undefined,
  amount: number,
): Promise<void> {
  const { currency, program_name: program } = enrollment;
  const text =
    current === undefined ? program : `${program}, ${current.rest.start} to ${current.rest.end} unused`;
  const invoiceId = current?.period.invoice_id ?? null;
  await enterCredit(ctx, {
    clientId: enrollment.client_id,
    currency,
    kind: 'grant',
    amount,
    reason: text,
    invoiceId,
    summary: `${moneyText(moneyOf(amount, currency))} of credit for ${text}.`,
  });
  if (invoiceId === null || current?.period.is_paid === true) return;
  const invoice = await lockInvoice(ctx.db, invoiceId);
  if (invoice?.status !== 'open' && invoice?.status !== 'partially_paid') return;
  await applyCredit(ctx, invoice, Math.min(amount, invoice.balance_minor));
}

/** Puts lines on the draft of a period, unless they come to more than it; answers whether it did. */
export async function putOnDraft(
  ctx: InvoiceWriter,
  enrollment: StoredEnrollment,
  { invoice_id: invoiceId, invoice_status: status }: StoredPeriod,
  lines: readonly NewProration[],
): Promise<boolean> {
  const draft = invoiceId === null || status !== 'draft' ? undefined : await lockInvoice(ctx.db, invoiceId);
  if (draft?.status !== 'draft') return false;
  const total = lines.reduce((sum, { total_minor: minor }) => sum + minor, draft.total_minor);
  if (total < 0) return false;
  const settings = await findBillingSettings(ctx.db);
  const kept = (await selectLines(ctx.db, draft.id)).map(({ id: _id, ...line }) => line);
  const added = lines.map((line) => prorationLine(line, settings.default_tax_rate_id));
  const client = await requireClient(ctx.db, draft.client_id);
  const totals = await storeLines(ctx, client, draft, [...kept, ...added]);
  await reviseInvoice(ctx.db, draft.id, totalColumns(totals), ctx.now);
  await insertProrations(ctx.db, enrollment.id, lines, ctx.now, draft.id);
  ctx.announce({ kind: 'invoice', id: draft.id, revision: draft.revision + 1 });
  return true;
}
