import type { WriteContext } from '#src/call/context.ts';
import { reviseInvoice, type StoredInvoice } from '#src/domain/billing/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, notFound, problem } from '#src/platform/errors/index.ts';
import { amountText, checkAmount } from './amount.ts';
import { findMethod } from './charging.queries.ts';
import type { ActionOf, Done } from './manage.ts';
import { payable, requireState } from './states.ts';

/**
 * Refuses a charge with the reason why there is none: a state, an amount or a method that forbids it, or else that
 * no payment provider is connected, which nothing can do yet.
 */
export async function chargeInvoice(
  ctx: WriteContext<never>,
  invoice: StoredInvoice,
  { amount, payment_method_id: given }: ActionOf<'charge'>,
): Promise<never> {
  requireState(invoice, payable, 'charged');
  if (amount !== undefined) checkAmount(invoice, amount);
  if (amount !== undefined && amount.amount_minor > invoice.balance_minor)
    throw conflict(`Only ${amountText(invoice, invoice.balance_minor)} is due.`);
  const method = await findMethod(ctx.db, invoice.client_id, given === undefined ? given : storedId(given));
  if (method === undefined && given !== undefined) throw notFound('payment method of the client', given);
  throw problem(
    'state_conflict',
    method === undefined
      ? 'The client has no saved payment method to charge. Record a payment made elsewhere with record_payment.'
      : 'No payment provider is connected to charge the payment method. Record a payment made elsewhere with record_payment.',
  );
}

/** Ends the retries of a failed charge. */
export async function cancelRetries(ctx: WriteContext<never>, invoice: StoredInvoice): Promise<Done> {
  if (invoice.next_retry_at === null) return { outcome: 'unchanged' };
  await reviseInvoice(ctx.db, invoice.id, { next_retry_at: null }, ctx.now);
  ctx.audit({ recordKind: 'invoice', recordId: invoice.id, action: 'retries_cancelled' });
  return { outcome: 'retries_cancelled' };
}
