import type { WriteContext } from '#src/call/context.ts';
import { aiCredit } from '#src/domain/ai/index.ts';
import { moneyOf, moneyText } from '#src/domain/billing/index.ts';
import { enter } from '#src/domain/ledger/index.ts';
import { conflict, problem } from '#src/platform/errors/index.ts';
import { PaymentFault, type PaymentState } from '#src/platform/payments/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { confirm, type PaymentDesk, type Reached } from './desk.ts';
import { findInstrument, noteMethod, type StoredMethod } from './methods.queries.ts';
import {
  findOpenPurchase,
  findPurchase,
  insertPurchase,
  lockPurchase,
  storePurchaseId,
  updatePurchase,
  type StoredPurchase,
} from './purchases.queries.ts';
import { nextCheck, ownMs } from './retries.rules.ts';

/** Looks up what became of a purchase. */
export const purchaseTimer = 'check_credit_purchase';

/** Plans are in this currency, and one cent of it buys a thousand credits. */
export const planCurrency = 'USD';
const creditsPerCent = 1_000;

type Scope = Pick<WriteContext, 'db' | 'now' | 'atCommit'>;

/** Stores a purchase that is about to be charged, with the agency locked. The caller pursues it outside of the transaction, or a job does. */
export async function beginPurchase(
  scope: Scope,
  method: StoredMethod,
  { amount, createdBy }: { readonly amount: number; readonly createdBy: string | null },
  isDone?: (db: WriteContext['db']) => Promise<boolean>,
): Promise<string> {
  // The first request with a key stores its answer as it settles its purchase: whoever no longer finds the purchase finds the answer.
  if ((await findOpenPurchase(scope.db)) !== undefined || (await isDone?.(scope.db)) === true)
    throw problem('state_conflict', 'Another purchase of AI credit is pending. Wait for its result.', {
      isUnderWay: true,
    });
  if (method.status !== 'active')
    throw problem(
      'state_conflict',
      `The payment method is ${method.status.replaceAll('_', ' ')}. Charge another one.`,
    );
  // Other methods than simulated ones need an account of the operator at their provider, which no installation has yet.
  if (method.provider !== 'simulated')
    throw conflict('The payment method is of a provider that purchases cannot be charged with.');
  const id = await insertPurchase(
    scope.db,
    {
      amount,
      currency: planCurrency,
      credits: amount * creditsPerCent,
      methodId: method.id,
      isAutomatic: false,
      createdBy,
    },
    scope.now,
  );
  setTimer(scope, { kind: purchaseTimer, recordId: id }, new Date(scope.now.getTime() + ownMs));
  return id;
}

/**
 * Takes a pending purchase as far as it goes at the moment: one that the provider does not know is prepared, stored and charged, and of
 * another it is asked what became of it. Null when that is not known yet, and when the purchase has ended.
 */
export async function pursuePurchase(
  desk: PaymentDesk,
  tenantId: string,
  purchaseId: string,
): Promise<PaymentState | null> {
  const purchase = await desk.write(tenantId, ({ db }) => findPurchase(db, purchaseId));
  if (purchase === undefined || purchase.status !== 'pending') return null;
  const reached: Reached = {
    provider: desk.provider('simulated'),
    access: { secretKey: null, publishableKey: null },
  };
  try {
    return purchase.external_id === null
      ? await charge(desk, tenantId, purchase, reached)
      : await lookUp(purchase.external_id, reached);
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error;
    // A refusal comes before anything is charged. Everything else is looked up later.
    return error.kind === 'unknown' ? null : failed(purchase, error);
  }
}

/** Whatever ends this in the middle, the payment can be looked up: it has its id before money moves. */
async function charge(
  desk: PaymentDesk,
  tenantId: string,
  purchase: StoredPurchase,
  { provider, access }: Reached,
): Promise<PaymentState | null> {
  const instrument = await desk.write(tenantId, ({ db }) => findInstrument(db, purchase.payment_method_id));
  if (instrument === undefined) return failed(purchase, null);
  const prepared = await provider.prepare(access, {
    key: purchase.id,
    amount: purchase.amount_minor,
    currency: purchase.currency,
    description: 'AI credit',
    statementDescriptor: null,
    instrument,
  });
  const isStored = await desk.write(tenantId, ({ db }) =>
    storePurchaseId(db, purchase.id, prepared.externalId),
  );
  // Another process was faster, and has it in hand.
  return isStored ? confirm(prepared.externalId, { provider, access }) : null;
}

/** A charge that was prepared and never begun is not made up for. */
async function lookUp(externalId: string, { provider, access }: Reached): Promise<PaymentState> {
  const state = await provider.find(access, externalId);
  return state.status === 'prepared' ? provider.abandon(access, externalId) : state;
}

const failed = ({ external_id: externalId }: StoredPurchase, fault: PaymentFault | null): PaymentState => ({
  status: 'failed',
  externalId: externalId ?? '',
  failure: {
    code: fault?.code ?? 'refused',
    message: (fault?.message ?? 'The payment method was removed.').slice(0, 1000),
    isFinal: false,
  },
  feeMinor: null,
  instrument: null,
  authorizationUrl: null,
});

type Writer = Scope & Pick<WriteContext, 'identity' | 'audit'>;

/**
 * Stores the provider's result of a pending purchase, once, and adds its credit; null while it is unknown, which plans another lookup. Of
 * two callers with a result, the second finds that the purchase has ended.
 */
export async function settlePurchase(ctx: Writer, id: string, state: PaymentState | null): Promise<void> {
  const purchase = await lockPurchase(ctx.db, id);
  if (purchase === undefined || purchase.status !== 'pending') return;
  const external = state === null || state.externalId === '' ? {} : { external_id: state.externalId };
  if (state === null || state.status === 'pending' || state.status === 'prepared') {
    await updatePurchase(ctx.db, id, { ...external, checks: purchase.checks + 1 });
    return setTimer(ctx, { kind: purchaseTimer, recordId: id }, nextCheck(ctx.now, purchase.checks));
  }
  setTimer(ctx, { kind: purchaseTimer, recordId: id }, null);
  const at = ctx.now.toISOString();
  if (state.status !== 'succeeded') return fail(ctx, purchase, state, { ...external, settled_at: at });
  await updatePurchase(ctx.db, id, { ...external, status: 'succeeded', settled_at: at });
  await noteMethod(ctx.db, purchase.payment_method_id, { last_charged_at: at });
  await enter(ctx, aiCredit(ctx.identity.tenantId), {
    kind: 'grant',
    amount: purchase.credits,
    reason: `Bought for ${moneyText(moneyOf(purchase.amount_minor, purchase.currency))}.`,
    causeId: id,
    transactionId: id,
  });
  ctx.audit({
    recordKind: 'ai_credit_purchase',
    recordId: id,
    action: 'succeeded',
    newValues: {
      amount_minor: purchase.amount_minor,
      currency: purchase.currency,
      credits: purchase.credits,
    },
  });
}

/** Nobody is at hand who could confirm the payment, so that one which needs it has failed. */
async function fail(
  ctx: Writer,
  { id, payment_method_id: methodId }: StoredPurchase,
  { failure }: PaymentState,
  ended: { readonly external_id?: string; readonly settled_at: string },
): Promise<void> {
  const { code, message, isFinal } = failure ?? {
    code: 'authentication_required',
    message: 'The bank asks the holder to confirm the payment. Charge another payment method.',
    isFinal: false,
  };
  await updatePurchase(ctx.db, id, {
    ...ended,
    status: 'failed',
    failure_code: code.slice(0, 100),
    failure_message: message.slice(0, 1000),
  });
  if (isFinal) await noteMethod(ctx.db, methodId, { status: 'failed' });
  ctx.audit({
    recordKind: 'ai_credit_purchase',
    recordId: id,
    action: 'failed',
    newValues: { failure_code: code },
  });
}
