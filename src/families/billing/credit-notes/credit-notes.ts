import type {
  CreateCreditNoteInput,
  GetCreditNoteInput,
  ListCreditNotesInput,
} from '#generated/console/families/billing/handlers.ts';
import type { CreditNote } from '#generated/console/types.gen.ts';
import type { JsonText, ReadContext, WriteContext } from '#src/call/context.ts';
import {
  issueCreditNote,
  lockInvoice,
  planCreditNote,
  selectCreditNote,
  type CreditNotePlan,
} from '#src/domain/billing/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, notFound } from '#src/platform/errors/index.ts';
import { requireRefundable } from '../payments/refundable.ts';
import { creditNoteList } from './credit-notes.queries.ts';

export const listCreditNotes = (ctx: ReadContext, { query }: ListCreditNotesInput) =>
  creditNoteList.page(ctx.db, query, {});

export async function getCreditNote(
  ctx: ReadContext,
  { path }: GetCreditNoteInput,
): Promise<JsonText<CreditNote>> {
  const note = await selectCreditNote(ctx.db, storedId(path.id));
  if (note === undefined) throw notFound('credit note', path.id);
  return note;
}

export async function createCreditNote(
  ctx: WriteContext<'client_program.resumed'>,
  { body }: CreateCreditNoteInput,
): Promise<JsonText<CreditNote>> {
  const { invoice_id: invoiceId, expected_revision: expectedRevision, ...wish } = body;
  const invoice = await lockInvoice(ctx.db, storedId(invoiceId));
  if (invoice === undefined) throw notFound('invoice', invoiceId);
  checkRevision(invoice.revision, expectedRevision);
  const plan = await planCreditNote(ctx, invoice, wish);
  if (wish.settle_as === 'refund') await requireRefunds(ctx, plan);
  const id = await issueCreditNote(ctx, invoice, plan, wish);
  await followPayment(ctx, invoice);
  return (await selectCreditNote(ctx.db, id))!;
}

/** 409 for a payment that no provider can give back. */
async function requireRefunds(ctx: WriteContext<never>, { parts }: CreditNotePlan): Promise<void> {
  for (const payment of parts) await requireRefundable(ctx.db, payment);
}

/** Lets an enrolment go on that waited until its invoice is settled. */
async function followPayment(
  ctx: WriteContext<'client_program.resumed'>,
  before: NonNullable<Awaited<ReturnType<typeof lockInvoice>>>,
): Promise<void> {
  const { client_program_id: clientProgramId } = before;
  if (clientProgramId === null || before.status === 'paid') return;
  const after = await lockInvoice(ctx.db, before.id);
  if (after?.status !== 'paid') return;
  for (const follower of ctx.services.parts.paymentFollowers) await follower.follow(ctx, clientProgramId);
}
