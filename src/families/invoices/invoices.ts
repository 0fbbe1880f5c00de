import type { Deleted, Invoice } from '#generated/types.gen.ts';
import type {
  CreateInvoiceInput,
  DeleteInvoiceInput,
  GetInvoiceInput,
  ListInvoicesInput,
  UpdateInvoiceInput,
} from '#generated/families/invoices/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { whenBuilt } from '#src/call/when-built.ts';
import {
  checkCurrency,
  claimLateFees,
  createDraft,
  freeTime,
  requireClient,
  type StoredInvoice,
} from '#src/domain/billing/index.ts';
import { softDeleteRecord, storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid, notFound, unknownReference } from '#src/platform/errors/index.ts';
import { changedInvoice, lock, requireCreation, seesProgramsOnly, showInvoice } from './access.ts';
import { isAddressOf } from './addresses.queries.ts';
import { changeInvoice } from './changes.ts';
import { invoiceList } from './invoices.queries.ts';

type NewInvoice = CreateInvoiceInput['body'];

export const listInvoices = (ctx: ReadContext, { query }: ListInvoicesInput) =>
  invoiceList.page(ctx.db, query, {
    isProgramsOnly: seesProgramsOnly(ctx),
    hasLines: query.include?.includes('lines') ?? false,
    hasPayments: query.include?.includes('payments') ?? false,
  });

export const getInvoice = (ctx: ReadContext, { path }: GetInvoiceInput): Promise<Result<Invoice>> =>
  showInvoice(ctx, path.id);

export async function createInvoice(ctx: WriteContext, { body }: CreateInvoiceInput): Promise<Invoice> {
  return changedInvoice(ctx, await draftInvoice(ctx, body));
}

/** Creates the draft that a request describes; answers its id. */
export async function draftInvoice(ctx: WriteContext<never>, body: NewInvoice): Promise<string> {
  requireCreation(ctx, body.client_program_id);
  const client = await requireClient(ctx.db, body.client_id, true);
  // Nobody is enrolled before programs are built.
  if (body.client_program_id != null && whenBuilt('programs') === undefined)
    throw notFound('client program', body.client_program_id);
  checkCurrency(body.currency, 'body.currency');
  if (body.billing_address_id !== undefined)
    await requireAddress(ctx, client.id, body.billing_address_id, 'body.billing_address_id');
  return createDraft(ctx, {
    client,
    origin: 'manual',
    clientProgramId: null,
    currency: body.currency,
    lines: body.lines,
    invoiceDate: body.invoice_date ?? null,
    dueOn: dueOf(body.due_on, body.invoice_date),
    recipients: recipientsOf(body.recipients),
    billingAddressId: storedId(body.billing_address_id ?? null),
    purchaseOrderNumber: body.purchase_order_number,
    memo: body.memo,
    footer: body.footer,
    internalNote: body.internal_note ?? null,
    createdBy: ctx.identity.userId,
  });
}

export async function updateInvoice(ctx: WriteContext, { path, body }: UpdateInvoiceInput): Promise<Invoice> {
  const { expected_revision: expected, ...changes } = body;
  const invoice = await lock(ctx, path.id, expected);
  await changeInvoice(ctx, invoice, changes);
  return changedInvoice(ctx, invoice.id);
}

export async function deleteInvoice(ctx: WriteContext, { path, query }: DeleteInvoiceInput): Promise<Deleted> {
  const invoice = await lock(ctx, path.id, query.expected_revision);
  if (invoice.status !== 'draft')
    throw conflict(
      `The invoice ${invoice.invoice_number} has a number and is never deleted. Void it with manageInvoice instead.`,
    );
  await freeTime(ctx.db, invoice.id, ctx.now);
  await claimLateFees(ctx.db, invoice.id, []);
  await softDeleteRecord(ctx.db, 'invoices', invoice.id, ctx.identity.userId, ctx.now);
  ctx.audit({
    recordKind: 'invoice',
    recordId: invoice.id,
    action: 'deleted',
    previous: { client_id: invoice.client_id, total_minor: invoice.total_minor },
  });
  ctx.announce({ kind: 'invoice', id: invoice.id, revision: invoice.revision + 1 });
  return { id: invoice.id, deleted_at: ctx.now.toISOString() };
}

export async function requireAddress(
  ctx: Pick<ReadContext, 'db'>,
  clientId: string,
  id: string,
  place: string,
): Promise<void> {
  if (!(await isAddressOf(ctx.db, clientId, storedId(id))))
    throw unknownReference(place, id, 'a billing address of the client');
}

export function dueOf(due: string | null | undefined, date: string | null | undefined): string | null {
  if (due != null && date != null && due < date) throw invalid('body.due_on', 'must not be before invoice_date.');
  return due ?? null;
}

/** Null for those of the client; 400 for an address that is named twice. */
export function recipientsOf(given: NewInvoice['recipients']): StoredInvoice['recipients'] {
  if (given === undefined) return null;
  const seen = new Set<string>();
  return given.map(({ name = null, email, kind = 'to' }, index) => {
    if (seen.has(email.toLowerCase())) throw invalid(`body.recipients[${index}].email`, 'names an address a second time.');
    seen.add(email.toLowerCase());
    return { name, email, kind };
  });
}
