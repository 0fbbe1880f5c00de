import type { CreateCreditNoteInput } from '#generated/console/families/billing/handlers.ts';
import { conflict, invalid, problem, unknownReference } from '#src/platform/errors/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkPositive, checkSameCurrency, moneyOf } from '../amounts.rules.ts';
import { totalsOf, type InvoiceTotals } from '../invoices/lines.rules.ts';
import type { StoredInvoice } from '../invoices/store.queries.ts';
import type { InvoiceWriter } from '../invoices/writer.ts';
import { moneyText } from '../texts.ts';
import {
  creditLine,
  creditRest,
  splitTotal,
  type CreditableLine,
  type CreditedLine,
  type Split,
} from './lines.rules.ts';
import {
  countCreditNotes,
  hasPendingRefund,
  selectCreditable,
  selectPaidParts,
  type PaidPart,
} from './store.queries.ts';

export type CreditNoteWish = Omit<CreateCreditNoteInput['body'], 'invoice_id' | 'expected_revision'>;

/** A credit note that can be issued. */
export interface CreditNotePlan {
  readonly lines: readonly CreditedLine[];
  readonly totals: InvoiceTotals;
  readonly split: Split;
  /** What is given back of each payment. */
  readonly parts: readonly PaidPart[];
}

/** An invoice shows them all. */
const maxCreditNotes = 50;

/** Judges a credit note on an invoice, which is locked: 400 and 409 with the reason why it cannot be issued. */
export async function planCreditNote(
  { db }: Pick<InvoiceWriter, 'db'>,
  invoice: StoredInvoice,
  { lines: wanted }: Pick<CreditNoteWish, 'lines'>,
): Promise<CreditNotePlan> {
  if (invoice.status === 'draft' || invoice.status === 'void')
    throw problem(
      'state_conflict',
      `The invoice is ${invoice.status} and cannot be credited. ${invoice.status === 'draft' ? 'Change it instead.' : 'Nothing of it is to be paid.'}`,
    );
  if ((await countCreditNotes(db, invoice.id)) >= maxCreditNotes)
    throw conflict(`An invoice can have at most ${maxCreditNotes} credit notes.`);
  const stored = await selectCreditable(db, invoice.id);
  const lines =
    wanted === undefined
      ? creditRest(stored, invoice.currency)
      : creditWanted(stored, wanted, invoice.currency);
  const totals = totalsOf(lines, invoice.currency);
  const left = invoice.total_minor - invoice.credit_note_minor;
  if (lines.length === 0 || left <= 0)
    throw problem('state_conflict', 'Nothing of the invoice is left to credit.');
  if (totals.total_minor <= 0)
    throw conflict('The lines come to no amount above 0: credit others with them.');
  if (totals.total_minor > left)
    throw problem(
      'state_conflict',
      `Only ${moneyText(moneyOf(left, invoice.currency))} of the invoice is left to credit.`,
    );
  const split = splitTotal(totals.total_minor, invoice);
  if (split.paidBack > 0 && (await hasPendingRefund(db, invoice.id)))
    throw problem('state_conflict', 'A refund of a payment of the invoice is pending. Wait for its result.');
  const parts = split.paidBack > 0 ? takeFrom(await selectPaidParts(db, invoice.id), split.paidBack) : [];
  return { lines, totals, split, parts };
}

function creditWanted(
  stored: readonly CreditableLine[],
  wanted: NonNullable<CreditNoteWish['lines']>,
  currency: string,
): CreditedLine[] {
  const seen = new Set<string>();
  const lines = wanted.map(({ invoice_line_id: given, subtotal }, index) => {
    const place = `body.lines[${index}]`;
    const id = storedId(given);
    const line = stored.find((each) => each.id === id);
    if (line === undefined)
      throw unknownReference(`${place}.invoice_line_id`, given, 'a line of the invoice');
    if (seen.has(id)) throw invalid(`${place}.invoice_line_id`, 'names a line a second time.');
    seen.add(id);
    if (subtotal !== undefined) {
      checkPositive(subtotal, `${place}.subtotal`);
      checkSameCurrency(subtotal, currency, `${place}.subtotal`);
    }
    return creditLine(line, subtotal?.amount_minor, currency);
  });
  return lines.toSorted((a, b) => a.position - b.position);
}

/** The last payments first, until the amount is reached. */
function takeFrom(paid: readonly PaidPart[], amount: number): PaidPart[] {
  let rest = amount;
  return paid.flatMap((part) => {
    const taken = Math.min(rest, part.amount);
    rest -= taken;
    return taken === 0 ? [] : [{ ...part, amount: taken }];
  });
}
