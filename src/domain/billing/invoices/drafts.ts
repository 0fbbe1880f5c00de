import type { BillingTaxRate, InvoiceLineInput, InvoiceOrigin } from '#generated/types.gen.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { insertRecord } from '#src/platform/db/query/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { moneyOf, percentOf, storedTenThousandths } from '../amounts.rules.ts';
import {
  coversRate,
  findExemption,
  findPreferences,
  isInForce,
  requireClient,
  type BilledClient,
} from '../clients.queries.ts';
import { findBillingSettings, findToday } from '../settings.queries.ts';
import { findRates } from '../tax-rates.queries.ts';
import { readLines, type DraftLine } from './draft-lines.ts';
import { computeLine, totalsOf, type InvoiceTotals, type LineAmounts } from './lines.rules.ts';
import {
  claimLateFees,
  findFeeDraft,
  holdLateInvoices,
  lockInvoice,
  recomputeLines,
  replaceLines,
  reviseInvoice,
  selectDraftIds,
  selectLines,
  totalColumns,
  type StoredInvoice,
} from './store.queries.ts';
import { putOnInvoice } from './time.queries.ts';
import type { InvoiceWriter } from './writer.ts';

/** Lines of an invoice in one answer. */
const maxLines = 200;

export interface NewDraft {
  readonly client: BilledClient;
  readonly origin: InvoiceOrigin;
  readonly clientProgramId: string | null;
  readonly currency: string | undefined;
  /** As in a request, or as recurring billing makes them. */
  readonly lines: readonly InvoiceLineInput[] | readonly DraftLine[];
  readonly invoiceDate: string | null;
  readonly dueOn: string | null;
  readonly recipients: StoredInvoice['recipients'];
  readonly billingAddressId: string | null;
  /** Undefined for what is usual for the client and the agency. */
  readonly purchaseOrderNumber: string | null | undefined;
  readonly memo: string | null | undefined;
  readonly footer: string | null | undefined;
  readonly internalNote: string | null;
  readonly createdBy: string | null;
}

/** Creates a draft, with the fees for invoices that the client paid late; answers its id. The client is held. */
export async function createDraft(ctx: InvoiceWriter, draft: NewDraft): Promise<string> {
  const settings = await findBillingSettings(ctx.db);
  const preferences = await findPreferences(ctx.db, draft.client);
  const currency = draft.currency ?? preferences.currency ?? settings.currency;
  const id = await insertRecord(
    ctx.db,
    'invoices',
    {
      status: 'draft',
      origin: draft.origin,
      client_id: draft.client.id,
      client_program_id: draft.clientProgramId,
      currency,
      invoice_date: draft.invoiceDate,
      due_on: draft.dueOn,
      is_tax_inclusive: settings.is_tax_inclusive,
      billing_address_id: draft.billingAddressId,
      recipients: draft.recipients === null ? null : JSON.stringify(draft.recipients),
      ...totalColumns(totalsOf([], currency)),
      purchase_order_number: usual(draft.purchaseOrderNumber, preferences.purchase_order_number),
      memo: usual(draft.memo, preferences.invoice_note ?? settings.default_memo),
      footer: usual(draft.footer, settings.invoice_footer),
      internal_note: draft.internalNote,
      created_by: draft.createdBy,
    },
    ctx.now,
  );
  const invoice = {
    id,
    client_id: draft.client.id,
    currency,
    is_tax_inclusive: settings.is_tax_inclusive,
    invoice_date: draft.invoiceDate,
  };
  const wanted = isRead(draft.lines)
    ? draft.lines
    : await readLines(
        {
          db: ctx.db,
          clientId: draft.client.id,
          invoiceId: id,
          currency,
          defaultRateId: settings.default_tax_rate_id,
          keptRateIds: new Set(),
          place: 'body.lines',
        },
        draft.lines,
      );
  const fees = await lateFees(ctx, invoice);
  const totals = await storeLines(ctx, draft.client, invoice, [...wanted, ...fees].slice(0, maxLines));
  await ctx.db.updateTable('invoices').set(totalColumns(totals)).where('id', '=', id).execute();
  recordHistory(ctx, { kind: 'invoice', id, action: 'created' });
  ctx.announce({ kind: 'invoice', id, revision: 1 });
  return id;
}

const usual = (given: string | null | undefined, otherwise: string | null): string | null =>
  given === undefined ? otherwise : given;

const isRead = (lines: NewDraft['lines']): lines is readonly DraftLine[] =>
  lines.length > 0 && 'kind' in lines[0]!;

type LinesOf = Pick<StoredInvoice, 'id' | 'client_id' | 'currency' | 'is_tax_inclusive' | 'invoice_date'>;

/** Computes the lines, stores them and puts their time on the invoice; answers the totals. */
export async function storeLines(
  ctx: InvoiceWriter,
  client: BilledClient,
  invoice: LinesOf,
  lines: readonly DraftLine[],
): Promise<InvoiceTotals> {
  const computed = await computeLines(ctx, client, invoice, lines, 'body.lines');
  const totals = totalsOf(computed, invoice.currency);
  await replaceLines(ctx.db, invoice.id, computed);
  const time = computed.flatMap((line) =>
    line.time_entry_ids.map((id) => ({ id, rate: moneyOf(line.unit_minor, invoice.currency) })),
  );
  await putOnInvoice(ctx.db, invoice.id, time, ctx.now);
  await claimLateFees(
    ctx.db,
    invoice.id,
    computed.map((line) => line.late_invoice_id).filter((id) => id !== null),
  );
  return totals;
}

/** The lines with their amounts: without the taxes of which a client is exempt on the day of the invoice. */
export async function computeLines<L extends DraftLine>(
  ctx: Pick<InvoiceWriter, 'db' | 'now'>,
  client: BilledClient,
  invoice: LinesOf,
  lines: readonly L[],
  place: string,
): Promise<(L & LineAmounts)[]> {
  const day = invoice.invoice_date ?? (await findToday(ctx.db, ctx.now));
  const exemption = await findExemption(ctx.db, client);
  const isExempt = isInForce(exemption, day);
  const rateIds = [...new Set(lines.map((line) => line.tax_rate_id).filter((id) => id !== null))];
  const rates = await findRates(ctx.db, rateIds);
  const rateOf = ({ tax_rate_id: id }: DraftLine): BillingTaxRate | null => {
    const rate = (id !== null && rates.get(id)) || null;
    return rate !== null && isExempt && coversRate(exemption, rate) ? null : rate;
  };
  return lines.map((line, index) => ({
    ...line,
    ...computeLine(
      {
        quantity: line.quantity,
        unitMinor: line.unit_minor,
        discountPercent: line.discount_percent,
        discountMinor: line.discount_minor,
        rate: rateOf(line),
      },
      {
        currency: invoice.currency,
        isTaxInclusive: invoice.is_tax_inclusive,
        place: `${place}[${index}]`,
      },
    ),
  }));
}

/** Computes the drafts of the client anew, after a change of its exemption. A client has few of them at a time. */
export async function recomputeDrafts(
  ctx: Pick<InvoiceWriter, 'db' | 'now' | 'announce'>,
  client: BilledClient,
): Promise<void> {
  for (const id of await selectDraftIds(ctx.db, client.id)) {
    const draft = await lockInvoice(ctx.db, id);
    if (draft?.status !== 'draft') continue;
    const lines = await computeLines(ctx, client, draft, await selectLines(ctx.db, id), 'lines');
    const totals = totalsOf(lines, draft.currency);
    if (totals.total_minor === draft.total_minor) continue;
    await recomputeLines(ctx.db, lines);
    await reviseInvoice(ctx.db, id, totalColumns(totals), ctx.now);
    ctx.announce({ kind: 'invoice', id, revision: draft.revision + 1 });
  }
}

/** A line for each invoice of the client that is past its days of grace, billed once. */
async function lateFees(ctx: InvoiceWriter, invoice: LinesOf): Promise<DraftLine[]> {
  const today = await findToday(ctx.db, ctx.now);
  const late = await holdLateInvoices(ctx.db, invoice.client_id, invoice.currency, today);
  const lines = late.map(
    ({ id, invoice_number: number, balance_minor: balance, late_fee_percent: percent }) => ({
      kind: 'late_fee' as const,
      service_id: null,
      name: `Late fee for ${number}`,
      description: null,
      quantity: 1,
      unit_minor: Number(percentOf(BigInt(balance), storedTenThousandths(percent))),
      discount_percent: 0,
      discount_minor: null,
      tax_rate_id: null,
      time_entry_ids: [],
      period_start_date: null,
      period_end_date: null,
      late_invoice_id: id,
    }),
  );
  return lines.filter((line) => line.unit_minor > 0);
}

/** Takes the fee for paying an invoice late off the draft that has it; a fee that has a number stays. */
export async function dropLateFee(ctx: InvoiceWriter, lateInvoiceId: string): Promise<void> {
  const draftId = await findFeeDraft(ctx.db, lateInvoiceId);
  const draft = draftId === undefined ? undefined : await lockInvoice(ctx.db, draftId);
  if (draft?.status !== 'draft') return;
  const client = await requireClient(ctx.db, draft.client_id);
  const lines = (await selectLines(ctx.db, draft.id)).filter(
    ({ late_invoice_id: id }) => id !== lateInvoiceId,
  );
  const totals = await storeLines(
    ctx,
    client,
    draft,
    lines.map(({ id: _id, ...line }) => line),
  );
  await reviseInvoice(ctx.db, draft.id, totalColumns(totals), ctx.now);
  ctx.announce({ kind: 'invoice', id: draft.id, revision: draft.revision + 1 });
}

/** 409 for a change that a numbered invoice does not take. */
export const frozen = ({ invoice_number: number, status }: StoredInvoice) =>
  conflict(
    `The invoice ${number} is ${status.replaceAll('_', ' ')}: once an invoice has a number, only its due date, recipients and memo can change.`,
  );
