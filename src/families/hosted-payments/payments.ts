import type {
  GetInvoicePaymentInput,
  StartInvoicePaymentInput,
} from '#generated/hosted/families/hosted-payments/handlers.ts';
import type { InvoicePaymentStarted, InvoicePaymentState } from '#generated/hosted/types.gen.ts';
import type { PreparedWrite, ReadContext } from '#src/call/hosted.ts';
import {
  checkPositive,
  checkSameCurrency,
  lockInvoice,
  moneyOf,
  moneyText,
  percentOf,
  tenThousandths,
  type StoredInvoice,
} from '#src/domain/billing/index.ts';
import {
  checkTimer,
  descriptionOf,
  findCustomer,
  findOpenAttempt,
  findPaymentSettings,
  findWays,
  insertAttempt,
  ownerOf,
  ownMs,
  replaceWaiting,
  requireNoOpenAttempt,
  type WaysToPay,
} from '#src/domain/payments/index.ts';
import { hostedAddress } from '#src/domain/hosted-addresses/index.ts';
import type { WriteScope } from '#src/platform/db/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid, notFound, problem } from '#src/platform/errors/index.ts';
import { PaymentFault } from '#src/platform/payments/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { findPagePayment } from './invoices.queries.ts';
import { requireInvoice } from './payable.ts';
import { tokenOf } from './token.ts';

type Wanted = StartInvoicePaymentInput['body'];

/** The attempt is stored, and the provider opens its form, before the transaction: nothing is left to do in it. */
export const startInvoicePayment: PreparedWrite<
  StartInvoicePaymentInput,
  InvoicePaymentStarted,
  InvoicePaymentStarted
> = Object.assign(
  async (_ctx: unknown, _input: StartInvoicePaymentInput, prepared?: InvoicePaymentStarted) => prepared!,
  { prepare: start },
);

interface Begun {
  readonly id: string;
  readonly amount: number;
  readonly surcharge: number;
  readonly invoice: StoredInvoice;
  readonly ways: WaysToPay;
}

async function start(ctx: ReadContext, { body }: StartInvoicePaymentInput): Promise<InvoicePaymentStarted> {
  const { payments } = ctx.services;
  const { tenantId, recordId } = ctx.identity;
  // A payer who left the provider's page and comes back starts again.
  const open = await findOpenAttempt(ctx.db, recordId);
  if (open?.source === 'page') await ctx.outside(() => payments.giveUp(tenantId, open, ctx.now));
  const begun = await payments.write(tenantId, (scope) => begin(ctx, scope, body));
  const { invoice, ways } = begun;
  const { buyer, recipients } = await requireInvoice(ctx);
  const { provider, access } = payments.reach(tenantId, ways.account);
  const known = await findCustomer(ctx.db, ways.account.id, invoice.client_id);
  const customer = {
    externalId: known,
    name: buyer.name,
    email: recipients[0]?.email ?? null,
    key: begun.id,
  };
  const page = hostedAddress(ctx.services, '/hosted/pay/{token}', tokenOf(ctx.address));
  try {
    const form = await ctx.outside(async () => {
      const { state, form: opened } = await provider.preparePage(access, {
        key: begun.id,
        amount: begun.amount + begun.surcharge,
        currency: invoice.currency,
        description: descriptionOf(invoice),
        statementDescriptor: ways.settings.statement_descriptor,
        type: body.type,
        customer,
        customerId: known ?? (await provider.createCustomer(access, customer)),
        isMethodSaved: body.is_method_saved === true,
        owner: ownerOf(invoice.client_id),
        returnUrl: `${page}?payment_id=${begun.id}`,
        now: ctx.now,
      });
      if (!(await payments.opened(tenantId, begun.id, state.externalId, ctx.now)))
        throw new PaymentFault('unknown', 'Opening the form took too long.');
      return opened;
    });
    return {
      payment_id: begun.id,
      amount: moneyOf(begun.amount, invoice.currency),
      surcharge: moneyOf(begun.surcharge, invoice.currency),
      form: {
        provider: ways.account.provider,
        publishable_key: ways.account.publishable_key,
        client_token: form.clientToken,
        redirect_url: form.redirectUrl,
        expires_at: form.expiresAt.toISOString(),
      },
    };
  } catch (error) {
    // If the provider opened a page all the same, nobody has its address.
    await payments.end(tenantId, begun.id, 'The form of the provider could not be opened.', ctx.now);
    if (error instanceof PaymentFault)
      throw conflict('The payment cannot be made at the moment. Try again later, or pay in another way.');
    throw error;
  }
}

async function begin(ctx: ReadContext, scope: WriteScope, body: Wanted): Promise<Begun> {
  const invoice = await lockInvoice(scope.db, ctx.identity.recordId);
  if (invoice === undefined) throw notFound('invoice', 'of this address');
  await replaceWaiting(scope.db, invoice.id, null, ctx.now);
  await requireNoOpenAttempt({ db: scope.db, now: ctx.now }, invoice.id);
  const isPayable = ['open', 'partially_paid', 'uncollectible'].includes(invoice.status);
  if (!isPayable || invoice.balance_minor <= 0)
    throw problem('state_conflict', 'Nothing is due: the invoice is paid or was cancelled.');
  const ways = await findWays(scope.db, invoice.currency);
  if (ways === undefined) throw conflict('The invoice cannot be paid online.');
  const amount = amountOf(invoice, ways, body);
  checkWish(ways, body);
  const { card_surcharge_percent: percent } = ways.settings;
  const surcharge =
    body.type === 'card'
      ? Number(percentOf(BigInt(amount), tenThousandths(percent, 'card_surcharge_percent')))
      : 0;
  const id = await insertAttempt(
    scope.db,
    {
      status: 'pending',
      source: 'page',
      clientId: invoice.client_id,
      invoiceId: invoice.id,
      accountId: ways.account.id,
      methodId: null,
      method: body.type,
      label: null,
      currency: invoice.currency,
      amount,
      surcharge,
      isAutomatic: false,
      isMethodSaved: body.is_method_saved === true,
      billingAddress: body.billing_address ?? null,
      createdBy: null,
    },
    ctx.now,
  );
  setTimer(scope, { kind: checkTimer, recordId: id }, new Date(ctx.now.getTime() + ownMs));
  return { id, amount, surcharge, invoice, ways };
}

function amountOf(invoice: StoredInvoice, { settings }: WaysToPay, { amount }: Wanted): number {
  if (amount === undefined) return invoice.balance_minor;
  checkPositive(amount, 'body.amount');
  checkSameCurrency(amount, invoice.currency, 'body.amount');
  const wanted = amount.amount_minor;
  if (wanted > invoice.balance_minor)
    throw conflict(`Only ${moneyText(moneyOf(invoice.balance_minor, invoice.currency))} are due.`);
  if (wanted === invoice.balance_minor) return wanted;
  if (!settings.can_pay_partially) throw conflict('The invoice can only be paid as a whole.');
  const { minimum_part_payment: minimum } = settings;
  if (minimum?.currency === invoice.currency && wanted < minimum.amount_minor)
    throw conflict(`A part payment must be at least ${moneyText(minimum)}.`);
  return wanted;
}

function checkWish({ settings, types }: WaysToPay, body: Wanted): void {
  if (!types.includes(body.type))
    throw conflict(`Payments by ${body.type.replaceAll('_', ' ')} are not accepted.`);
  if (settings.terms_url !== null && body.is_terms_accepted !== true)
    throw invalid('body.is_terms_accepted', 'must be true: accept the terms to pay.');
  if (settings.is_address_required && body.billing_address === undefined)
    throw invalid('body.billing_address', 'is required.');
  if (body.is_method_saved === true && !settings.can_save_methods)
    throw invalid('body.is_method_saved', 'must be false: payment methods cannot be saved here.');
}

export async function getInvoicePayment(
  ctx: ReadContext,
  { path }: GetInvoicePaymentInput,
): Promise<InvoicePaymentState> {
  const invoice = await requireInvoice(ctx);
  const payment = await findPagePayment(ctx.db, invoice.id, storedId(path.payment_id));
  if (payment === undefined) throw notFound('payment of this address', path.payment_id);
  const settings = await findPaymentSettings(ctx.db);
  return {
    payment_id: payment.id,
    status: payment.status,
    amount: moneyOf(payment.amount_minor, payment.currency),
    surcharge: moneyOf(payment.surcharge_minor, payment.currency),
    failure_message: payment.failure_message,
    balance_due: invoice.balance_due,
    success_message: settings.success_message,
    return_url: settings.return_url,
  };
}
