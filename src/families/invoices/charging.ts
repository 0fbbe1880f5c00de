import type { WriteContext } from '#src/call/context.ts';
import { reviseInvoice, type StoredInvoice } from '#src/domain/billing/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import type { ActionOf, Done } from './manage.ts';
import { payable, requireState } from './states.ts';

/** Charges a saved method. */
export async function chargeInvoice(
  _ctx: WriteContext<never>,
  invoice: StoredInvoice,
  _body: ActionOf<'charge'>,
): Promise<Done> {
  requireState(invoice, payable, 'charged');
  throw conflict('The client has no payment method to charge.');
}

export async function cancelRetries(ctx: WriteContext<never>, invoice: StoredInvoice): Promise<Done> {
  if (invoice.next_retry_at === null) return { outcome: 'unchanged' };
  await reviseInvoice(ctx.db, invoice.id, { next_retry_at: null }, ctx.now);
  ctx.audit({ recordKind: 'invoice', recordId: invoice.id, action: 'retries_cancelled' });
  return { outcome: 'retries_cancelled' };
}
