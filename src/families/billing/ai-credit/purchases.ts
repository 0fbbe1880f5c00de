import type {
  CreateAiCreditPurchaseInput,
  ListAiCreditPurchasesInput,
} from '#generated/console/families/billing/handlers.ts';
import type { AiCreditPurchase } from '#generated/console/types.gen.ts';
import type { JsonText, ReadContext, WriteContext } from '#src/call/context.ts';
import type { PreparedWrite } from '#src/call/prepared.ts';
import { aiCredit } from '#src/domain/ai/index.ts';
import { checkSameCurrency } from '#src/domain/billing/index.ts';
import { readAccount } from '#src/domain/ledger/index.ts';
import {
  beginPurchase,
  findMethodOfAgency,
  planCurrency,
  pursuePurchase,
  settlePurchase,
  type StoredMethod,
} from '#src/domain/payments/index.ts';
import { lockAgency } from '#src/domain/settings/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid, notFound, problem } from '#src/platform/errors/index.ts';
import { addJob } from '#src/platform/jobs/index.ts';
import type { PaymentState } from '#src/platform/payments/index.ts';
import { purchaseList, selectPurchase } from './purchases.queries.ts';

const minMinor = 500;
const maxMinor = 10_000_000;
/** The ledger counts no further; a hundred of the largest purchases are far from it. */
const maxBalance = Number.MAX_SAFE_INTEGER / 2;

export const listAiCreditPurchases = (ctx: ReadContext, { query }: ListAiCreditPurchasesInput) =>
  purchaseList.page(ctx.db, query, {});

/** A purchase that was charged before the transaction, and what the provider said of it; null when nobody knows yet. */
interface Charged {
  readonly purchaseId: string;
  readonly state: PaymentState | null;
}

export const createAiCreditPurchase: PreparedWrite<
  CreateAiCreditPurchaseInput,
  Charged,
  JsonText<AiCreditPurchase>
> = Object.assign(create, { prepare });

/**
 * Charges before the transaction: the purchase is stored in one of its own, sent, and settled by the call. Whatever ends this on the way, a
 * timer looks up what became of it.
 */
async function prepare(
  ctx: ReadContext,
  { body }: CreateAiCreditPurchaseInput,
  isDone?: (db: Db) => Promise<boolean>,
): Promise<Charged> {
  const { payments } = ctx.services;
  const { tenantId } = ctx.identity;
  const purchaseId = await payments.write(tenantId, (write) =>
    begin(
      { db: write.db, now: ctx.now, atCommit: (statement) => write.atCommit(statement) },
      ctx.identity,
      body,
      isDone,
    ),
  );
  return { purchaseId, state: await ctx.outside(() => pursuePurchase(payments, tenantId, purchaseId)) };
}

async function create(
  ctx: WriteContext,
  { body }: CreateAiCreditPurchaseInput,
  charged?: Charged,
): Promise<JsonText<AiCreditPurchase>> {
  const purchaseId = charged?.purchaseId ?? (await begin(ctx, ctx.identity, body));
  ctx.audit({
    recordKind: 'ai_credit_purchase',
    recordId: purchaseId,
    action: 'created',
    newValues: { amount_minor: body.amount.amount_minor, currency: body.amount.currency },
  });
  // Within another operation nothing can be sent: a job does it after the commit.
  if (charged === undefined) addJob(ctx, 'run_credit_purchase', { purchaseId });
  else await settlePurchase(ctx, purchaseId, charged.state);
  return (await selectPurchase(ctx.db, purchaseId))!;
}

/** Stores the purchase: 400, 404 and 409 with the reason why it cannot be made. */
async function begin(
  scope: Pick<WriteContext, 'db' | 'now' | 'atCommit'>,
  identity: ReadContext['identity'],
  { amount, payment_method_id: methodId }: CreateAiCreditPurchaseInput['body'],
  isDone?: (db: Db) => Promise<boolean>,
): Promise<string> {
  checkSameCurrency(amount, planCurrency, 'body.amount');
  if (amount.amount_minor < minMinor || amount.amount_minor > maxMinor)
    throw invalid('body.amount.amount_minor', `must be from ${minMinor} to ${maxMinor}.`);
  await lockAgency(scope.db);
  const method = await requireMethod(scope.db, methodId);
  const { balance } = await readAccount(scope.db, aiCredit(identity.tenantId));
  if (balance > maxBalance) throw conflict('The agency has as much AI credit as can be counted.');
  const purchase = {
    amount: amount.amount_minor,
    createdBy: identity.kind === 'system' ? null : identity.userId,
  };
  return beginPurchase(scope, method, purchase, isDone);
}

/** The method that is named, or else the default one. */
async function requireMethod(db: Db, id: string | undefined): Promise<StoredMethod> {
  const method = await findMethodOfAgency(db, id === undefined ? id : storedId(id));
  if (method !== undefined) return method;
  if (id !== undefined) throw notFound('payment method of the agency', id);
  throw problem(
    'state_conflict',
    'The agency has no default payment method. Save one with manageAgencyPaymentMethod first.',
  );
}
