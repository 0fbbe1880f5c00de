import {
  findBillingSettings,
  findPreferences,
  requireClient,
  type StoredInvoice,
} from '#src/domain/billing/index.ts';
import { findAccount } from './accounts.queries.ts';
import { findOpenAttempt } from './attempts.queries.ts';
import { chargeLater, type AttemptWriter } from './attempts.ts';
import { findMethodOf } from './methods.queries.ts';

/**
 * Charges a sent invoice to the default method of its client, where the agency or the client wants that. What cannot be charged is left to
 * reminders: an invoice is sent all the same. Resolves with whether a charge was begun.
 */
export async function chargeByItself(ctx: AttemptWriter, invoice: StoredInvoice): Promise<boolean> {
  const isDue = invoice.status === 'open' || invoice.status === 'partially_paid';
  if (!isDue || invoice.balance_minor <= 0 || invoice.is_collection_paused) return false;
  if (!(await isAutoCharged(ctx, invoice.client_id))) return false;
  if ((await findOpenAttempt(ctx.db, invoice.id)) !== undefined) return false;
  const method = await findMethodOf(ctx.db, invoice.client_id, undefined);
  if (method === undefined || (method.status !== 'active' && method.status !== 'needs_authorization'))
    return false;
  const account =
    method.payment_provider_id === null ? undefined : await findAccount(ctx.db, method.payment_provider_id);
  if (account?.status !== 'active' || !account.currencies.includes(invoice.currency)) return false;
  await chargeLater(ctx, invoice, {
    account,
    method,
    amount: invoice.balance_minor,
    isAutomatic: true,
    createdBy: null,
  });
  return true;
}

async function isAutoCharged(ctx: AttemptWriter, clientId: string): Promise<boolean> {
  const client = await requireClient(ctx.db, clientId);
  const [settings, preferences] = await Promise.all([
    findBillingSettings(ctx.db),
    findPreferences(ctx.db, client),
  ]);
  return preferences.is_auto_charged ?? settings.is_auto_charged;
}
