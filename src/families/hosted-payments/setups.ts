import type {
  CompletePaymentSetupInput,
  GetPaymentSetupInput,
  GetPaymentSetupPageInput,
  StartPaymentSetupInput,
} from '#generated/hosted/families/hosted-payments/handlers.ts';
import type { PaymentForm, PaymentSetupCompleted, PaymentSetupDetails } from '#generated/hosted/types.gen.ts';
import type { PreparedWrite, ReadContext, ScriptedPage, WriteContext } from '#src/call/hosted.ts';
import {
  findAgency,
  findBillingSettings,
  findLanguage,
  lockClientBilling,
} from '#src/domain/billing/index.ts';
import { hostedAddress, revokeTokens } from '#src/domain/hosted-addresses/index.ts';
import {
  findAcceptedTypes,
  findAccount,
  findCustomer,
  findPaymentSettings,
  findSetup,
  lockSetup,
  methodLabel,
  ownerOf,
  saveMethod,
  type AuthorizationEvent,
  type StoredAccount,
  type StoredSetup,
  updateSetup,
} from '#src/domain/payments/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { conflict, invalid, notFound, problem } from '#src/platform/errors/index.ts';
import { systemIdentity } from '#src/platform/events/index.ts';
import { PaymentFault, type CompletedSetup } from '#src/platform/payments/index.ts';
import { page } from './page.ts';
import { tokenOf } from './token.ts';

/** The setup behind the address; 404 once it is completed or its client is deleted. */
async function requireSetup({ db, identity }: Pick<ReadContext, 'db' | 'identity'>): Promise<StoredSetup> {
  const setup = await findSetup(db, identity.recordId);
  if (setup === undefined || setup.completed_at !== null) throw notFound('payment setup', 'of this address');
  return setup;
}

async function agencyName(ctx: Pick<ReadContext, 'db'>): Promise<string> {
  const [{ name }, { legal_name: legalName }] = await Promise.all([
    findAgency(ctx.db),
    findBillingSettings(ctx.db),
  ]);
  return legalName ?? name;
}

async function acceptedTypes(ctx: Pick<ReadContext, 'db'>, account: StoredAccount | undefined) {
  if (account?.status !== 'active') return [];
  return (await findAcceptedTypes(ctx.db)).filter((type) => account.supported_types.includes(type));
}

export async function getPaymentSetupPage(
  ctx: ReadContext,
  { query }: GetPaymentSetupPageInput,
): Promise<ScriptedPage> {
  const { client_id: clientId } = await requireSetup(ctx);
  return page({
    kind: 'setup',
    locale: await findLanguage(ctx.db, clientId),
    title: `Payment method for ${await agencyName(ctx)}`,
    path: ctx.address,
    setupToken: query.setup_token ?? null,
    type: query.type ?? null,
  });
}

export async function getPaymentSetup(
  ctx: ReadContext,
  _input: GetPaymentSetupInput,
): Promise<PaymentSetupDetails> {
  const setup = await requireSetup(ctx);
  const account = await findAccount(ctx.db, setup.payment_provider_id);
  const [agency, types, settings] = await Promise.all([
    agencyName(ctx),
    acceptedTypes(ctx, account),
    findPaymentSettings(ctx.db),
  ]);
  return {
    agency_name: agency,
    client_name: setup.client_name,
    accepted_types: types,
    consent_text: `I allow ${agency} to charge invoices to this payment method.`,
    terms_url: settings.terms_url,
    expires_at: setup.expires_at,
  };
}

/** The provider opens its form before the transaction, in which nothing is left to do. */
export const startPaymentSetup: PreparedWrite<StartPaymentSetupInput, PaymentForm, PaymentForm> =
  Object.assign(async (_ctx: unknown, _input: StartPaymentSetupInput, prepared?: PaymentForm) => prepared!, {
    prepare: start,
  });

async function start(ctx: ReadContext, { body: { type } }: StartPaymentSetupInput): Promise<PaymentForm> {
  const { payments } = ctx.services;
  const { tenantId } = ctx.identity;
  const setup = await requireSetup(ctx);
  const account = await findAccount(ctx.db, setup.payment_provider_id);
  if (account === undefined || !(await acceptedTypes(ctx, account)).includes(type))
    throw conflict(`Payments by ${type.replaceAll('_', ' ')} are no longer accepted.`);
  const { provider, access } = payments.reach(tenantId, account);
  const key = uuid7();
  const known = setup.external_customer_id ?? (await findCustomer(ctx.db, account.id, setup.client_id));
  const customer = { externalId: known, name: setup.client_name, email: null, key: setup.id };
  const address = hostedAddress(ctx.services, '/hosted/payment-setup/{token}', tokenOf(ctx.address));
  const { currency } = await findBillingSettings(ctx.db);
  try {
    const customerId = known ?? (await ctx.outside(() => provider.createCustomer(access, customer)));
    if (setup.external_customer_id === null)
      await payments.write(tenantId, ({ db }) =>
        updateSetup(db, setup.id, { external_customer_id: customerId }),
      );
    const form = await ctx.outside(() =>
      provider.startSetup(access, {
        key,
        type,
        currency,
        owner: ownerOf(setup.client_id),
        customer,
        customerId,
        returnUrl: `${address}?setup_token={token}&type=${type}`,
        now: ctx.now,
      }),
    );
    return {
      provider: account.provider,
      publishable_key: account.publishable_key,
      client_token: form.clientToken,
      redirect_url: form.redirectUrl,
      expires_at: form.expiresAt.toISOString(),
    };
  } catch (error) {
    throw unavailable(error);
  }
}

/** What the client sees of a provider that fails. */
export function unavailable(error: unknown): unknown {
  if (!(error instanceof PaymentFault)) return error;
  return conflict('The payment provider does not answer at the moment. Try again later.');
}

/** The provider says before the transaction what its form has led to. */
export const completePaymentSetup: PreparedWrite<
  CompletePaymentSetupInput,
  CompletedSetup,
  PaymentSetupCompleted,
  AuthorizationEvent
> = Object.assign(complete, { prepare: read });

async function read(ctx: ReadContext, { body }: CompletePaymentSetupInput): Promise<CompletedSetup> {
  const { payments } = ctx.services;
  const setup = await requireSetup(ctx);
  const account = await findAccount(ctx.db, setup.payment_provider_id);
  if (account?.status !== 'active') throw conflict('Payment methods can no longer be saved here.');
  const { provider, access } = payments.reach(ctx.identity.tenantId, account);
  const completed = await ctx
    .outside(() => provider.readSetup(access, body.setup_token))
    .catch((error: unknown) => {
      throw unavailable(error);
    });
  if (completed === undefined || completed.owner !== ownerOf(setup.client_id))
    throw invalid('body.setup_token', 'is unknown, or its form was not completed.');
  const { type } = completed.instrument;
  if (type !== body.type)
    throw invalid('body.type', `is ${body.type}, and the token is of a ${type.replaceAll('_', ' ')}.`);
  if (type !== 'bank_account' && !completed.mandate.isGiven)
    throw invalid('body.setup_token', 'is of a form that was not completed.');
  return completed;
}

async function complete(
  ctx: WriteContext<AuthorizationEvent>,
  _input: CompletePaymentSetupInput,
  completed?: CompletedSetup,
): Promise<PaymentSetupCompleted> {
  const setup = await lockSetup(ctx.db, ctx.identity.recordId);
  if (setup === undefined || setup.completed_at !== null)
    throw problem('state_conflict', 'The page was used: a payment method is saved.');
  const { id: clientId } = await lockClientBilling(ctx.db, setup.client_id);
  const account = (await findAccount(ctx.db, setup.payment_provider_id))!;
  const identity = systemIdentity(ctx.identity.tenantId, 'completePaymentSetup');
  const method = await saveMethod(
    ctx,
    { db: ctx.db, now: ctx.now, identity },
    {
      clientId,
      account,
      setup: completed!,
      label: null,
      isDefault: setup.is_default,
      createdBy: null,
      isByClient: true,
    },
  );
  await updateSetup(ctx.db, setup.id, { completed_at: ctx.now.toISOString() });
  await revokeTokens(ctx, { recordId: setup.id, purpose: 'payment_setup' });
  const { return_url: returnUrl } = await findPaymentSettings(ctx.db);
  return { method_label: methodLabel(method), status: method.status, return_url: returnUrl };
}
