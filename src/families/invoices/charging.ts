import type { ManageInvoiceInput } from '#generated/families/invoices/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { reviseInvoice, type StoredInvoice } from '#src/domain/billing/index.ts';
import {
  beginCharge,
  chargeLater,
  clearPlannedRetries,
  findAccount,
  findMethodOf,
  retryTimer,
  settleAttempt,
  type AuthorizationEvent,
  type Charge,
} from '#src/domain/payments/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, notFound, problem } from '#src/platform/errors/index.ts';
import type { PaymentState } from '#src/platform/payments/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { lock, scopeOf } from './access.ts';
import { amountText, checkAmount } from './amount.ts';
import type { ActionOf, Done } from './manage.ts';
import { shown } from './payments.ts';
import { payable, requireState } from './states.ts';

type Wanted = ActionOf<'charge'>;

/** A charge that was made before the transaction, and what the provider said of it; null when nobody knows yet. */
export interface Charged {
  readonly attemptId: string;
  readonly state: PaymentState | null;
}

/**
 * Makes a charge before the transaction: it is stored in one of its own, sent, and settled by the action. Whatever ends this on the way, a
 * timer looks up what became of it. Undefined for a method that the client has to authorize first: nothing is sent then.
 */
export async function makeCharge(
  ctx: ReadContext,
  { body }: ManageInvoiceInput,
): Promise<Charged | undefined> {
  if (body.action !== 'charge') return undefined;
  const { payments } = ctx.services;
  const { tenantId } = ctx.identity;
  const attemptId = await payments.write(tenantId, async (write) => {
    const scope = scopeOf(ctx, write);
    const invoice = await lock(scope, body.invoice_id, body.expected_revision);
    const charge = await planCharge(ctx, write.db, invoice, body);
    return charge.method.status === 'active' ? beginCharge(scope, invoice, charge) : null;
  });
  if (attemptId === null) return undefined;
  return { attemptId, state: await ctx.outside(() => payments.pursue(tenantId, attemptId, ctx.now)) };
}

/** Settles a charge that was made; one that could not be made before is left to a job. */
export async function chargeInvoice(
  ctx: WriteContext<AuthorizationEvent>,
  invoice: StoredInvoice,
  wanted: Wanted,
  charged: Charged | undefined,
): Promise<Done> {
  const attemptId =
    charged?.attemptId ?? (await chargeLater(ctx, invoice, await planCharge(ctx, ctx.db, invoice, wanted)));
  if (charged !== undefined) await settleAttempt(ctx, attemptId, charged.state);
  ctx.audit({
    recordKind: 'invoice',
    recordId: invoice.id,
    action: 'charged',
    newValues: { payment_id: attemptId },
  });
  return { outcome: 'charged', ...(await shown(ctx, attemptId)) };
}

/** Judges a charge: 400, 404 and 409 with the reason why it cannot be made. */
async function planCharge(
  { identity }: Pick<ReadContext, 'identity'>,
  db: Db,
  invoice: StoredInvoice,
  { amount, payment_method_id: given }: Wanted,
): Promise<Charge> {
  requireState(invoice, payable, 'charged');
  if (amount !== undefined) checkAmount(invoice, amount);
  if (amount !== undefined && amount.amount_minor > invoice.balance_minor)
    throw conflict(`Only ${amountText(invoice, invoice.balance_minor)} is due.`);
  const method = await findMethodOf(db, invoice.client_id, given === undefined ? given : storedId(given));
  if (method === undefined && given !== undefined) throw notFound('payment method of the client', given);
  if (method === undefined)
    throw problem(
      'state_conflict',
      'The client has no saved payment method to charge. Record a payment made elsewhere with record_payment.',
    );
  if (method.status === 'expired' || method.status === 'failed')
    throw problem('state_conflict', `The payment method is ${method.status}. Charge another one.`);
  const { payment_provider_id: accountId } = method;
  const account = accountId === null ? undefined : await findAccount(db, accountId);
  if (account === undefined || account.status !== 'active')
    throw problem(
      'state_conflict',
      'The payment provider of the payment method is not connected. Connect it again, or charge another method.',
    );
  if (!account.currencies.includes(invoice.currency))
    throw conflict(`The payment provider does not take ${invoice.currency}.`);
  return {
    account,
    method,
    amount: amount?.amount_minor ?? invoice.balance_minor,
    isAutomatic: false,
    createdBy: identity.kind === 'system' ? null : identity.userId,
  };
}

/** Ends the retries of a failed charge. */
export async function cancelRetries(ctx: WriteContext<never>, invoice: StoredInvoice): Promise<Done> {
  if (invoice.next_retry_at === null) return { outcome: 'unchanged' };
  await reviseInvoice(ctx.db, invoice.id, { next_retry_at: null }, ctx.now);
  await clearPlannedRetries(ctx.db, invoice.id);
  setTimer(ctx, { kind: retryTimer, recordId: invoice.id }, null);
  ctx.audit({ recordKind: 'invoice', recordId: invoice.id, action: 'retries_cancelled' });
  return { outcome: 'retries_cancelled' };
}
