import type { StartPaymentMethodSetupInput } from '#generated/console/families/billing/handlers.ts';
import type { PaymentForm } from '#generated/console/types.gen.ts';
import type { PaymentMethodType } from '#generated/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import type { PreparedWrite } from '#src/call/prepared.ts';
import { findBillingSettings, requireClient } from '#src/domain/billing/index.ts';
import { findCustomer, ownerOf, type StoredAccount } from '#src/domain/payments/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import type { CompletedSetup, ProviderForm } from '#src/platform/payments/index.ts';
import { requireActiveAccount, requireType } from './accounts.ts';
import { providerRefusal } from './faults.ts';

/** The provider's form is opened before the transaction, in which nothing is left to do. */
export const startPaymentMethodSetup: PreparedWrite<StartPaymentMethodSetupInput, PaymentForm, PaymentForm> =
  Object.assign(
    async (ctx: WriteContext, input: StartPaymentMethodSetupInput, prepared?: PaymentForm) =>
      prepared ?? start(ctx, input),
    { prepare: start },
  );

async function start(ctx: ReadContext, { body }: StartPaymentMethodSetupInput): Promise<PaymentForm> {
  const { owner_kind: kind, client_id: clientId, payment_provider_id: accountId, type } = body;
  const { payments } = ctx.services;
  if (kind === 'agency') {
    if (clientId !== undefined) throw invalid('body.client_id', 'is not for a method of the agency.');
    if (accountId !== undefined)
      throw invalid('body.payment_provider_id', 'is not for a method of the agency.');
    const form = await payments.provider('simulated').startSetup(noKeys, {
      ...(await request(ctx, type, null)),
      customerId: 'sim_customer:agency',
    });
    return shown('simulated', null, form);
  }
  if (clientId === undefined) throw invalid('body.client_id', 'is required for a method of a client.');
  const client = await requireClient(ctx.db, clientId);
  const account = await requireActiveAccount(ctx, accountId);
  requireType(account, type);
  const { provider, access } = payments.reach(ctx.identity.tenantId, account);
  const known = await findCustomer(ctx.db, account.id, client.id);
  const wanted = await request(ctx, type, client.id);
  const customer = { externalId: known, name: client.name, email: null, key: wanted.key };
  const form = await ctx
    .outside(async () => {
      const customerId = known ?? (await provider.createCustomer(access, customer));
      return provider.startSetup(access, { ...wanted, customer, customerId });
    })
    .catch((error: unknown) => {
      throw providerRefusal(error, null);
    });
  return shown(account.provider, account.publishable_key, form);
}

const noKeys = { secretKey: null, publishableKey: null };

async function request(ctx: ReadContext, type: PaymentMethodType, clientId: string | null) {
  const key = uuid7();
  const { currency } = await findBillingSettings(ctx.db);
  return {
    key,
    type,
    currency,
    owner: ownerOf(clientId),
    customer: { externalId: null, name: '', email: null, key },
    returnUrl: null,
    now: ctx.now,
  };
}

const shown = (
  provider: PaymentForm['provider'],
  publishableKey: string | null,
  { clientToken, redirectUrl, expiresAt }: ProviderForm,
): PaymentForm => ({
  provider,
  publishable_key: publishableKey,
  client_token: clientToken,
  redirect_url: redirectUrl,
  expires_at: expiresAt.toISOString(),
});

/** What the form of the token has led to: 400 for an unknown token, and for one that is not of this owner or type. */
export async function readToken(
  ctx: ReadContext,
  account: Pick<StoredAccount, 'provider'> & Partial<StoredAccount>,
  { token, type, clientId }: { token: string; type: PaymentMethodType; clientId: string | null },
): Promise<CompletedSetup> {
  const { payments } = ctx.services;
  const { provider, access } =
    account.id === undefined
      ? { provider: payments.provider(account.provider), access: noKeys }
      : payments.reach(ctx.identity.tenantId, account as StoredAccount);
  const setup = await ctx
    .outside(() => provider.readSetup(access, token))
    .catch((error: unknown) => {
      throw providerRefusal(error, null);
    });
  if (setup === undefined || setup.owner !== ownerOf(clientId))
    throw invalid('body.setup_token', 'is unknown. Open a form, and send the token that it gives.');
  if (setup.instrument.type !== type)
    throw invalid(
      'body.type',
      `is ${type}, and the token is of a ${setup.instrument.type.replaceAll('_', ' ')}.`,
    );
  const { mandate } = setup;
  if (type !== 'bank_account' && !mandate.isGiven)
    throw conflict('The form of the provider was not completed. Complete it, and send the token again.');
  return setup;
}
