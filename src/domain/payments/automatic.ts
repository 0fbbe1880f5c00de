import {
  findBillingSettings,
  findPreferences,
  requireClient,
  type StoredInvoice,
} from '#src/domain/billing/index.ts';
import { findAccount } from './accounts.queries.ts';
import { findOpenAttempt } from './attempts.queries.ts';
import { chargeLater, planRetry, type AttemptWriter } from './attempts.ts';
import { findEnrollmentWishes, type EnrollmentWishes } from './enrollments.queries.ts';
import { findMethodOf, findWorking, type StoredMethod } from './methods.queries.ts';

/**
 * `impossible` for want of a method that can be charged, `unavailable` while the agency's account does not take the payment, `under_way`
 * while another payment of the invoice has not ended.
 */
export type AutomaticCharge = 'begun' | 'unwanted' | 'under_way' | 'unavailable' | 'impossible';

/**
 * Charges an invoice without anybody there, where its enrolment, its client or the agency wants that: to the method that the enrolment
 * names while that can be charged, or else to the default one; when that has failed, to the latest one of the client that works.
 */
export async function chargeByItself(ctx: AttemptWriter, invoice: StoredInvoice): Promise<AutomaticCharge> {
  const isDue = invoice.status === 'open' || invoice.status === 'partially_paid';
  if (!isDue || invoice.balance_minor <= 0 || invoice.is_collection_paused) return 'unwanted';
  const wishes = await findEnrollmentWishes(ctx.db, invoice.client_program_id);
  if (!(wishes?.is_auto_charged ?? (await isAutoCharged(ctx, invoice.client_id)))) return 'unwanted';
  if ((await findOpenAttempt(ctx.db, invoice.id)) !== undefined) return 'under_way';
  const method = await findUsable(ctx, invoice.client_id, wishes);
  if (method === undefined) return 'impossible';
  const account =
    method.payment_provider_id === null ? undefined : await findAccount(ctx.db, method.payment_provider_id);
  if (account?.status !== 'active' || !account.currencies.includes(invoice.currency)) return 'unavailable';
  await chargeLater(ctx, invoice, {
    account,
    method,
    amount: invoice.balance_minor,
    isAutomatic: true,
    createdBy: null,
  });
  return 'begun';
}

/**
 * Charges an invoice that is sent for the first time. It is sent all the same when it cannot be charged, and left to reminders; that of an
 * enrolment that is meant to be charged counts as failed, so that the retries come, and the suspension after them.
 */
export async function chargeFirst(ctx: AttemptWriter, invoice: StoredInvoice): Promise<void> {
  const outcome = await chargeByItself(ctx, invoice);
  if (outcome === 'impossible' && (await isMeantToBeCharged(ctx, invoice))) await planRetry(ctx, invoice);
}

/** Who has no method and pays by transfer is not charged because the agency charges by default. */
async function isMeantToBeCharged({ db }: AttemptWriter, invoice: StoredInvoice): Promise<boolean> {
  const wishes = await findEnrollmentWishes(db, invoice.client_program_id);
  if (wishes === undefined) return false;
  return (
    wishes.is_auto_charged === true || (await findMethodOf(db, invoice.client_id, undefined)) !== undefined
  );
}

async function findUsable(
  { db }: AttemptWriter,
  clientId: string,
  wishes: EnrollmentWishes | undefined,
): Promise<StoredMethod | undefined> {
  const wanted = wishes?.payment_method_id ?? null;
  const named = wanted === null ? undefined : await findMethodOf(db, clientId, wanted);
  if (named !== undefined && isUsable(named)) return named;
  const byDefault = await findMethodOf(db, clientId, undefined);
  if (byDefault !== undefined && isUsable(byDefault)) return byDefault;
  return byDefault?.status === 'failed' || named?.status === 'failed' ? findWorking(db, clientId) : undefined;
}

const isUsable = ({ status }: StoredMethod): boolean =>
  status === 'active' || status === 'needs_authorization';

async function isAutoCharged(ctx: AttemptWriter, clientId: string): Promise<boolean> {
  const client = await requireClient(ctx.db, clientId);
  const [settings, preferences] = await Promise.all([
    findBillingSettings(ctx.db),
    findPreferences(ctx.db, client),
  ]);
  return preferences.is_auto_charged ?? settings.is_auto_charged;
}
