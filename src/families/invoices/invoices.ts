import type { Deleted, Invoice } from '#generated/types.gen.ts';
import type {
  CreateInvoiceInput,
  DeleteInvoiceInput,
  GetInvoiceInput,
  ListInvoicesInput,
  UpdateInvoiceInput,
} from '#generated/families/invoices/handlers.ts';
import type { Page, ReadContext, WriteContext } from '#src/call/context.ts';
import {
  checkCurrency,
  claimLateFees,
  createDraft,
  freeTime,
  requireClient,
  withPaymentUrl,
} from '#src/domain/billing/index.ts';
import { softDeleteRecord, storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import { changedInvoice, lock, requireCreation, seesProgramsOnly, showInvoice } from './access.ts';
import { changeInvoice } from './changes.ts';
import { dueOf, recipientsOf, requireAddress, requireDueLater } from './given.ts';
import { findClientOf, invoiceList } from './invoices.queries.ts';

type NewInvoice = CreateInvoiceInput['body'];

export async function listInvoices(ctx: ReadContext, { query }: ListInvoicesInput): Promise<Page<Invoice>> {
  const { items, total } = await invoiceList.objects(ctx.db, query, {
    isProgramsOnly: seesProgramsOnly(ctx),
    hasLines: query.include?.includes('lines') ?? false,
    hasPayments: query.include?.includes('payments') ?? false,
  });
  return { items: items.map((invoice) => withPaymentUrl(ctx, invoice)), total };
}

export const getInvoice = (ctx: ReadContext, { path }: GetInvoiceInput): Promise<Invoice> =>
  showInvoice(ctx, path.id);

export async function createInvoice(ctx: WriteContext, { body }: CreateInvoiceInput): Promise<Invoice> {
  return changedInvoice(ctx, await draftInvoice(ctx, body));
}

/** Creates the draft that a request describes; answers its id. */
export async function draftInvoice(ctx: WriteContext<never>, body: NewInvoice): Promise<string> {
  requireCreation(ctx, body.client_program_id);
  const client = await requireClient(ctx.db, body.client_id, true);
  if (body.client_program_id != null) await requireEnrollment(ctx, client.id, body.client_program_id);
  checkCurrency(body.currency, 'body.currency');
  if (body.billing_address_id !== undefined)
    await requireAddress(ctx, client.id, body.billing_address_id, 'body.billing_address_id');
  await requireDueLater(ctx, body.due_on, body.invoice_date);
  return createDraft(ctx, {
    client,
    origin: 'manual',
    clientProgramId: storedId(body.client_program_id ?? null),
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

export async function deleteInvoice(
  ctx: WriteContext,
  { path, query }: DeleteInvoiceInput,
): Promise<Deleted> {
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

/** 404 for an enrolment that is unknown, 400 for one of another client. */
async function requireEnrollment(ctx: WriteContext<never>, clientId: string, id: string): Promise<void> {
  const ofClient = await findClientOf(ctx.db, storedId(id));
  if (ofClient === undefined) throw notFound('client program', id);
  if (ofClient !== clientId) throw invalid('body.client_program_id', 'is not an enrolment of the client.');
}
