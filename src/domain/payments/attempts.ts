import type { WriteContext } from '#src/call/context.ts';
import {
  afterPayment,
  lockInvoiceToSettle,
  mailReceipt,
  moneyOf,
  reviseInvoice,
  tellBilling,
  updateTransaction,
  type InvoiceWriter,
  type StoredInvoice,
} from '#src/domain/billing/index.ts';
import { conflict, problem } from '#src/platform/errors/index.ts';
import { addJob } from '#src/platform/jobs/index.ts';
import type { PaymentFailure, PaymentState } from '#src/platform/payments/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import type { StoredAccount } from './accounts.queries.ts';
import {
  clearPlannedRetries,
  findAttempt,
  findOpenAttempt,
  insertAttempt,
  lockAttempt,
  replaceWaiting,
  type StoredAttempt,
} from './attempts.queries.ts';
import { announceAuthorization, type AuthorizationWriter } from './authorization.ts';
import { findMethod, noteMethod, passDefault, type StoredMethod } from './methods.queries.ts';
import { checkTimer, nextCheck, nextRetry, ownMs, postponed, retryTimer } from './retries.rules.ts';
import { saveFromPage } from './saving.ts';
import { methodLabel } from './texts.rules.ts';

export type AttemptWriter = InvoiceWriter & AuthorizationWriter;

/** How old a payment is at most that the same request may have begun. */
const justBegunMs = 30_000;

/** 409 while the provider is still to say what became of an earlier payment, or the client to authorize it. */
export async function requireNoOpenAttempt(
  { db, now }: Pick<InvoiceWriter, 'db' | 'now'>,
  invoiceId: string,
): Promise<void> {
  const open = await findOpenAttempt(db, invoiceId);
  if (open === undefined) return;
  const isUnderWay = open.status === 'pending' && now.getTime() - Date.parse(open.created_at) < justBegunMs;
  throw problem(
    'state_conflict',
    open.status === 'pending'
      ? 'Another payment of the invoice is pending. Wait for its result.'
      : 'A charge of the invoice waits for the client to authorize debits. See authorization_url of the payment method.',
    { isUnderWay },
  );
}

export interface Charge {
  readonly account: StoredAccount;
  readonly method: StoredMethod;
  readonly amount: number;
  readonly isAutomatic: boolean;
  readonly createdBy: string | null;
}

/** Stores a charge that is about to be made, with the invoice locked. The caller pursues it outside of the transaction, or a job does. */
export async function beginCharge(
  scope: Pick<WriteContext, 'db' | 'now' | 'atCommit'>,
  invoice: StoredInvoice,
  { account, method, amount, isAutomatic, createdBy }: Charge,
): Promise<string> {
  await replaceWaiting(scope.db, invoice.id, method.id, scope.now);
  await requireNoOpenAttempt(scope, invoice.id);
  if (amount <= 0) throw conflict('Nothing is due.');
  const isAuthorized = method.status !== 'needs_authorization';
  const id = await insertAttempt(
    scope.db,
    {
      status: isAuthorized ? 'pending' : 'needs_authorization',
      source: 'saved_method',
      clientId: invoice.client_id,
      invoiceId: invoice.id,
      accountId: account.id,
      methodId: method.id,
      method: method.type,
      label: methodLabel(method),
      currency: invoice.currency,
      amount,
      surcharge: 0,
      isAutomatic,
      isMethodSaved: false,
      billingAddress: null,
      createdBy,
    },
    scope.now,
  );
  // It stands for the retry that was planned; `next_retry_at` of the invoice says that there was one.
  await clearPlannedRetries(scope.db, invoice.id);
  setTimer(scope, { kind: retryTimer, recordId: invoice.id }, null);
  if (isAuthorized)
    setTimer(scope, { kind: checkTimer, recordId: id }, new Date(scope.now.getTime() + ownMs));
  return id;
}

/** As `beginCharge`, for a job that makes the charge once the transaction is committed. */
export async function chargeLater(
  ctx: AttemptWriter,
  invoice: StoredInvoice,
  charge: Charge,
): Promise<string> {
  const id = await beginCharge(ctx, invoice, charge);
  if (charge.method.status === 'needs_authorization')
    await noteWaiting(ctx, invoice, id, charge.method, null);
  else addJob(ctx, 'run_payment', { transactionId: id });
  return id;
}

/** Records that the charge waits for the client's consent. */
export async function noteWaiting(
  ctx: AttemptWriter,
  invoice: StoredInvoice,
  attemptId: string,
  method: StoredMethod,
  providerUrl: string | null,
): Promise<void> {
  const attempt = (await findAttempt(ctx.db, attemptId))!;
  await tellBilling(ctx, {
    clientId: invoice.client_id,
    kind: 'payment_needs_authorization',
    summary: `The charge for invoice ${invoice.invoice_number} waits until the client authorizes debits from ${methodLabel(method)}.`,
    amount: moneyOf(attempt.amount_minor, invoice.currency),
    invoiceId: invoice.id,
    clientProgramId: invoice.client_program_id,
    transactionId: attemptId,
  });
  ctx.announce({ kind: 'invoice', id: invoice.id, revision: invoice.revision });
  if (method.client_id === null) return;
  await announceAuthorization(
    ctx,
    { ...method, client_id: method.client_id },
    { invoiceId: invoice.id, clientProgramId: invoice.client_program_id },
    { providerUrl },
  );
}

/** Starts the charges that have waited for the method, now that the client has authorized it. */
export async function releaseWaiting(
  scope: Pick<WriteContext, 'db' | 'now' | 'atCommit'>,
  waiting: readonly StoredAttempt[],
): Promise<void> {
  for (const { id } of waiting) {
    await updateTransaction(scope.db, id, { status: 'pending' });
    addJob(scope, 'run_payment', { transactionId: id });
    setTimer(scope, { kind: checkTimer, recordId: id }, new Date(scope.now.getTime() + ownMs));
  }
}

/**
 * Stores the provider's result of a pending attempt, once; null while it is unknown, which plans another lookup. Of two callers with a
 * result, the second finds that the attempt has ended.
 */
export async function settleAttempt(
  ctx: AttemptWriter,
  attemptId: string,
  state: PaymentState | null,
): Promise<void> {
  const found = await findAttempt(ctx.db, attemptId);
  if (found === undefined) return;
  const invoice = await lockInvoiceToSettle(ctx.db, found.invoice_id);
  const attempt = await lockAttempt(ctx.db, attemptId);
  if (invoice === undefined || attempt === undefined || attempt.status !== 'pending') return;
  // A payer who has to confirm the account on the provider's page is still about to pay.
  const isUnderWay = state?.status === 'needs_authorization' && attempt.source === 'page';
  if (state === null || isUnderWay || state.status === 'pending' || state.status === 'prepared') {
    await updateTransaction(ctx.db, attemptId, {
      checks: attempt.checks + 1,
      ...(state !== null && state.externalId !== '' && { external_id: state.externalId }),
    });
    return setTimer(ctx, { kind: checkTimer, recordId: attemptId }, nextCheck(ctx.now, attempt.checks));
  }
  setTimer(ctx, { kind: checkTimer, recordId: attemptId }, null);
  if (state.status === 'succeeded') return succeed(ctx, invoice, attempt, state);
  if (state.status === 'failed') return fail(ctx, invoice, attempt, state.failure!, state.externalId);
  return wait(ctx, invoice, attempt, state);
}

async function succeed(
  ctx: AttemptWriter,
  invoice: StoredInvoice,
  attempt: StoredAttempt,
  { externalId, feeMinor, instrument }: PaymentState,
): Promise<void> {
  const { id, amount_minor: amount } = attempt;
  const settling = Math.min(amount, Math.max(0, invoice.balance_minor));
  const label = instrument === null ? attempt.method_label : methodLabel(instrument);
  const at = ctx.now.toISOString();
  await updateTransaction(ctx.db, id, {
    status: 'succeeded',
    external_id: externalId,
    fee_minor: feeMinor,
    credited_minor: amount - settling,
    method_label: label,
    paid_at: at,
    settled_at: at,
  });
  // What was planned goes on for what is left.
  const isPaid = settling === invoice.balance_minor;
  const retryAt = isPaid || invoice.next_retry_at === null ? null : new Date(invoice.next_retry_at);
  setTimer(ctx, { kind: retryTimer, recordId: invoice.id }, retryAt);
  await afterPayment(ctx, invoice, {
    id,
    amount,
    settling,
    label: label ?? attempt.method.replaceAll('_', ' '),
  });
  if (isPaid) followLater(ctx, invoice);
  if (attempt.payment_method_id !== null)
    await noteMethod(ctx.db, attempt.payment_method_id, { last_charged_at: at });
  if (attempt.is_method_saved && instrument !== null) await saveFromPage(ctx, attempt, instrument);
  await mailReceipt(ctx, invoice.id, moneyOf(amount, invoice.currency));
}

async function fail(
  ctx: AttemptWriter,
  invoice: StoredInvoice,
  attempt: StoredAttempt,
  failure: PaymentFailure,
  externalId: string,
): Promise<void> {
  // A charge by hand stands for the retry that was planned; a payer on the page leaves the plan as it is.
  const isRetried = attempt.is_automatic || (attempt.source !== 'page' && invoice.next_retry_at !== null);
  const retryAt = isRetried ? await planRetry(ctx, invoice) : null;
  await updateTransaction(ctx.db, attempt.id, {
    status: 'failed',
    failure_code: failure.code.slice(0, 100),
    failure_message: failure.message,
    next_retry_at: retryAt?.toISOString() ?? null,
    settled_at: ctx.now.toISOString(),
    ...(externalId !== '' && { external_id: externalId }),
  });
  if (failure.isFinal && attempt.payment_method_id !== null)
    await retireMethod(ctx, attempt.payment_method_id);
  ctx.audit({
    recordKind: 'invoice',
    recordId: invoice.id,
    action: 'payment_failed',
    newValues: { payment_id: attempt.id, failure_code: failure.code },
  });
  ctx.announce({ kind: 'invoice', id: invoice.id, revision: invoice.revision + 1 });
  // A payer who closes the page has not failed to pay.
  if (failure.code === 'abandoned' && attempt.source === 'page') return;
  await tellBilling(ctx, {
    clientId: invoice.client_id,
    kind: 'payment_failed',
    summary: `The payment for invoice ${invoice.invoice_number} by ${attempt.method_label ?? attempt.method.replaceAll('_', ' ')} failed: ${failure.message}`,
    amount: moneyOf(attempt.amount_minor, invoice.currency),
    invoiceId: invoice.id,
    clientProgramId: invoice.client_program_id,
    transactionId: attempt.id,
  });
}

/** Notes that the method will never work again. Another one that the client has saved becomes the default in its place. */
async function retireMethod(ctx: AttemptWriter, id: string): Promise<void> {
  await noteMethod(ctx.db, id, { status: 'failed' });
  const method = await findMethod(ctx.db, id);
  if (method?.is_default !== true) return;
  const heirId = await passDefault(ctx.db, method, ctx.now);
  if (heirId === undefined) return;
  ctx.audit({
    recordKind: 'payment_method',
    recordId: heirId,
    action: 'updated',
    changedFields: ['is_default'],
    previous: { is_default: false },
  });
}

/**
 * Plans the next automatic charge; null when there is none left. It is made with the default method of that day, so that a client can give
 * another one in place of a card that will never work again.
 */
export async function planRetry(ctx: AttemptWriter, invoice: StoredInvoice): Promise<Date | null> {
  const firstFailedAt = invoice.first_failed_at === null ? ctx.now : new Date(invoice.first_failed_at);
  const failedAttempts = invoice.failed_attempts + 1;
  const retryAt = nextRetry(firstFailedAt, failedAttempts);
  await reviseInvoice(
    ctx.db,
    invoice.id,
    {
      first_failed_at: firstFailedAt.toISOString(),
      failed_attempts: failedAttempts,
      next_retry_at: retryAt?.toISOString() ?? null,
    },
    ctx.now,
  );
  setTimer(ctx, { kind: retryTimer, recordId: invoice.id }, retryAt);
  if (retryAt === null) followLater(ctx, invoice);
  return retryAt;
}

/** Lets the retry wait for what becomes of another payment; nothing has failed. */
export async function postponeRetry(ctx: AttemptWriter, invoice: StoredInvoice): Promise<void> {
  const retryAt = postponed(ctx.now);
  await reviseInvoice(ctx.db, invoice.id, { next_retry_at: retryAt.toISOString() }, ctx.now);
  setTimer(ctx, { kind: retryTimer, recordId: invoice.id }, retryAt);
}

/** Lets the enrolment that owns the invoice stop or go on, once this is committed. */
function followLater(ctx: AttemptWriter, invoice: StoredInvoice): void {
  if (invoice.client_program_id !== null) addJob(ctx, 'follow_invoice', { invoiceId: invoice.id });
}

async function wait(
  ctx: AttemptWriter,
  invoice: StoredInvoice,
  attempt: StoredAttempt,
  { externalId, authorizationUrl }: PaymentState,
): Promise<void> {
  await updateTransaction(ctx.db, attempt.id, { status: 'needs_authorization', external_id: externalId });
  if (attempt.payment_method_id === null) return;
  await noteMethod(ctx.db, attempt.payment_method_id, { status: 'needs_authorization' });
  const method = await findMethod(ctx.db, attempt.payment_method_id);
  if (method !== undefined) await noteWaiting(ctx, invoice, attempt.id, method, authorizationUrl);
}
