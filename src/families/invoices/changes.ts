import type { InvoiceUpdate } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import {
  checkCurrency,
  findBillingSettings,
  frozen,
  readLines,
  requireClient,
  reviseInvoice,
  selectLines,
  setReminders,
  storePdf,
  storeLines,
  totalColumns,
  type StoredInvoice,
} from '#src/domain/billing/index.ts';
import { recordHistory, changesBetween } from '#src/domain/history/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import { dueOf, recipientsOf, requireAddress, requireDueLater } from './given.ts';

type Changes = Omit<InvoiceUpdate, 'expected_revision'>;

/** What a numbered invoice takes. */
const free = ['due_on', 'recipients', 'memo'] as const satisfies readonly (keyof Changes)[];

const tracked = [
  'currency',
  'invoice_date',
  'due_on',
  'billing_address_id',
  'recipients',
  'purchase_order_number',
  'memo',
  'footer',
  'internal_note',
] as const;

/** Changes a locked invoice. Errors: 409 when the state forbids it, 400 for what makes no sense. */
export async function changeInvoice(
  ctx: WriteContext<never>,
  invoice: StoredInvoice,
  { lines, ...wish }: Changes,
): Promise<void> {
  const isDraft = invoice.status === 'draft';
  if (invoice.status === 'void')
    throw conflict(`The invoice ${invoice.invoice_number} is void and cannot change.`);
  const isFrozen = Object.keys(wish).some((name) => !free.includes(name as never)) || lines !== undefined;
  if (!isDraft && isFrozen) throw frozen(invoice);
  if (!isDraft && wish.due_on === null) throw invalid('body.due_on', 'can be null for a draft only.');
  if (!isDraft && wish.recipients?.length === 0)
    throw invalid('body.recipients', 'must name a recipient once the invoice has a number.');
  const values = await storedValues(ctx, invoice, wish);
  const next = { ...invoice, ...values };
  dueOf(next.due_on, next.invoice_date);
  if (isDraft && (wish.due_on !== undefined || wish.invoice_date !== undefined))
    await requireDueLater(ctx, next.due_on, next.invoice_date);
  const totals = await replaced(ctx, invoice, next, lines, wish);
  const changes = changesBetween(invoice, next, tracked);
  if (changes === null && totals === null) return;
  await reviseInvoice(
    ctx.db,
    invoice.id,
    {
      ...values,
      ...('recipients' in values && {
        recipients: values.recipients == null ? null : JSON.stringify(values.recipients),
      }),
      ...(totals !== null && totalColumns(totals)),
    } as never,
    ctx.now,
  );
  recordHistory(ctx, {
    kind: 'invoice',
    id: invoice.id,
    action: 'updated',
    changes: changes ?? { event: { _changed_fields: ['lines'], _previous: {} }, previous: {}, newValues: {} },
  });
  ctx.announce({ kind: 'invoice', id: invoice.id, revision: invoice.revision + 1 });
  if (isDraft) return;
  if (next.due_on !== invoice.due_on) await setReminders(ctx, invoice.id);
  // The document says when it is due, and what the memo says.
  if (next.due_on !== invoice.due_on || next.memo !== invoice.memo) await storePdf(ctx, invoice.id);
}

async function storedValues(
  ctx: WriteContext<never>,
  invoice: StoredInvoice,
  { recipients, billing_address_id: addressId, ...wish }: Omit<Changes, 'lines'>,
): Promise<Partial<StoredInvoice>> {
  checkCurrency(wish.currency, 'body.currency');
  if (addressId !== undefined)
    await requireAddress(ctx, invoice.client_id, addressId, 'body.billing_address_id');
  return {
    ...wish,
    ...(addressId !== undefined && { billing_address_id: storedId(addressId) }),
    ...(recipients !== undefined && { recipients: recipientsOf(recipients) }),
  };
}

/** New lines, or the former ones when they have to be computed anew; null when they stay. */
async function replaced(
  ctx: WriteContext<never>,
  invoice: StoredInvoice,
  next: StoredInvoice,
  lines: Changes['lines'],
  wish: Omit<Changes, 'lines'>,
) {
  if (next.currency !== invoice.currency && lines === undefined)
    throw invalid('body.lines', 'must be given in the new currency.');
  if (lines === undefined && wish.invoice_date === undefined) return null;
  const client = await requireClient(ctx.db, invoice.client_id);
  if (lines === undefined) {
    const stored = await selectLines(ctx.db, invoice.id);
    return storeLines(
      ctx,
      client,
      next,
      stored.map(({ id: _id, ...line }) => line),
    );
  }
  const settings = await findBillingSettings(ctx.db);
  const before = await selectLines(ctx.db, invoice.id);
  const read = await readLines(
    {
      db: ctx.db,
      clientId: invoice.client_id,
      invoiceId: invoice.id,
      currency: next.currency,
      defaultRateId: settings.default_tax_rate_id,
      keptRateIds: new Set(before.map((line) => line.tax_rate_id).filter((id) => id !== null)),
      place: 'body.lines',
    },
    lines,
  );
  return storeLines(ctx, client, next, read);
}
