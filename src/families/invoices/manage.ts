import type { InvoiceManaged, InvoiceOutcome } from '#generated/types.gen.ts';
import type { ManageInvoiceInput } from '#generated/families/invoices/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import type { PreparedWrite } from '#src/call/prepared.ts';
import type { AuthorizationEvent } from '#src/domain/payments/index.ts';
import { lockInvoice, type StoredInvoice } from '#src/domain/billing/index.ts';
import { cancelRetries, chargeInvoice, makeCharge, type Charged } from './charging.ts';
import { makeRefund, type Refunded } from './refunds.ts';
import { changeInvoice } from './changes.ts';
import { changedInvoice, lock } from './access.ts';
import { pauseCollection, resumeCollection } from './collection.ts';
import { draftInvoice } from './invoices.ts';
import { applyCreditTo, recordPayment, refundPayment } from './payments.ts';
import { findSent, finalizeInvoice, sendInvoice } from './send.ts';
import { voidInvoice, writeOff } from './ending.ts';

type Body = ManageInvoiceInput['body'];
type Context = WriteContext<AuthorizationEvent | 'client_program.resumed'>;
export type ActionOf<A extends Body['action']> = Extract<Body, { readonly action: A }>;

/** What an action did, beside the invoice itself. */
export interface Done extends Partial<Pick<InvoiceManaged, 'payment' | 'refund' | 'credited'>> {
  readonly outcome: InvoiceOutcome;
}

/** What was done outside before the transaction, which must not stay open for it, and what a request to send has seen. */
interface Made {
  readonly charged: Charged | undefined;
  readonly refunded: Refunded | undefined;
  readonly seen: Awaited<ReturnType<typeof findSent>>;
}

export const manageInvoice: PreparedWrite<ManageInvoiceInput, Made, InvoiceManaged> = Object.assign(
  (ctx: WriteContext, input: ManageInvoiceInput, made?: Made) => manage(ctx as Context, input, made),
  {
    prepare: async (ctx: ReadContext, input: ManageInvoiceInput): Promise<Made> => ({
      charged: await makeCharge(ctx, input),
      refunded: await makeRefund(ctx, input),
      seen: await findSent(ctx, input),
    }),
  },
);

async function manage(
  ctx: Context,
  { body }: ManageInvoiceInput,
  { charged, refunded, seen }: Made = { charged: undefined, refunded: undefined, seen: undefined },
): Promise<InvoiceManaged> {
  if (body.action === 'create')
    return answer(ctx, await draftInvoice(ctx, body.invoice), { outcome: 'created' });
  const expected = body.action === 'update' ? body.changes.expected_revision : body.expected_revision;
  // What was done cannot be refused for a change since then.
  const isDone = charged !== undefined || refunded !== undefined;
  const invoice = await lock(ctx, body.invoice_id, isDone ? undefined : expected);
  const done = await act(ctx, invoice, body, { charged, refunded, seen });
  await followPayment(ctx, invoice);
  return answer(ctx, invoice.id, done);
}

/** Lets an enrolment go on that waited for the payment of the invoice. */
async function followPayment(ctx: Context, before: StoredInvoice): Promise<void> {
  const { client_program_id: clientProgramId } = before;
  if (clientProgramId === null || before.status === 'paid') return;
  const after = await lockInvoice(ctx.db, before.id);
  if (after?.status !== 'paid') return;
  for (const follower of ctx.services.parts.paymentFollowers) await follower.follow(ctx, clientProgramId);
}

async function act(
  ctx: Context,
  invoice: StoredInvoice,
  body: Exclude<Body, ActionOf<'create'>>,
  { charged, refunded, seen }: Made,
): Promise<Done> {
  switch (body.action) {
    case 'update': {
      const { expected_revision: _revision, ...changes } = body.changes;
      await changeInvoice(ctx, invoice, changes);
      const { revision } = (await lockInvoice(ctx.db, invoice.id))!;
      return { outcome: revision === invoice.revision ? 'unchanged' : 'updated' };
    }
    case 'finalize':
      return finalizeInvoice(ctx, invoice);
    case 'send':
      return sendInvoice(ctx, invoice, body, seen);
    case 'charge':
      return chargeInvoice(ctx, invoice, body, charged);
    case 'cancel_retries':
      return cancelRetries(ctx, invoice);
    case 'pause_collection':
      return pauseCollection(ctx, invoice, body);
    case 'resume_collection':
      return resumeCollection(ctx, invoice);
    case 'record_payment':
      return recordPayment(ctx, invoice, body);
    case 'apply_credit':
      return applyCreditTo(ctx, invoice, body);
    case 'refund_payment':
      return refundPayment(ctx, invoice, body, refunded);
    case 'void':
      return voidInvoice(ctx, invoice, body);
    case 'write_off':
      return writeOff(ctx, invoice, body);
  }
}

async function answer(
  ctx: Context,
  id: string,
  { outcome, payment = null, refund = null, credited = null }: Done,
): Promise<InvoiceManaged> {
  return { outcome, invoice: await changedInvoice(ctx, id), payment, refund, credited };
}
