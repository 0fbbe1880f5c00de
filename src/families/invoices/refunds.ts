import type { ManageInvoiceInput } from '#generated/families/invoices/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { findPayment } from '#src/domain/billing/index.ts';
import { beginRefund, findAccount, findAttempt, type StoredAccount } from '#src/domain/payments/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import type { RefundState } from '#src/platform/payments/index.ts';
import { lock, scopeOf } from './access.ts';
import { requireReturnable } from './payments.ts';

/** A refund that was sent to the provider before the transaction; null when nobody knows what became of it. */
export interface Refunded {
  readonly refundId: string;
  readonly state: RefundState | null;
}

/**
 * Sends money back before the transaction: the refund is stored in one of its own, sent, and settled by the action, or by a job that looks
 * it up. Undefined for other modes, which move no money here.
 */
export async function makeRefund(
  ctx: ReadContext,
  { body }: ManageInvoiceInput,
): Promise<Refunded | undefined> {
  if (body.action !== 'refund_payment' || body.mode !== 'refund') return undefined;
  const { payments } = ctx.services;
  const { tenantId } = ctx.identity;
  const refundId = await payments.write(tenantId, async (write) => {
    const scope = scopeOf(ctx, write);
    const invoice = await lock(scope, body.invoice_id, body.expected_revision);
    const payment = await findPayment(write.db, invoice.id, storedId(body.payment_id));
    const amount = requireReturnable(invoice, payment, body);
    await requireAccount(write.db, payment!.id);
    return beginRefund(scope, invoice, payment!, {
      amount,
      reason: body.reason ?? null,
      createdBy: ctx.identity.kind === 'system' ? null : ctx.identity.userId,
    });
  });
  return { refundId, state: await ctx.outside(() => payments.pursueRefund(tenantId, refundId)) };
}

/** The account that the payment was made with, as long as it can be reached. */
async function requireAccount(db: Db, paymentId: string): Promise<StoredAccount> {
  const accountId = (await findAttempt(db, paymentId))?.payment_provider_id ?? null;
  const account = accountId === null ? undefined : await findAccount(db, accountId);
  if (account === undefined || account.status === 'disconnected')
    throw conflict(
      'The payment provider of the payment is not connected. Refund it there, and record that with the mode record.',
    );
  return account;
}
