import type { ManageClientPaymentProviderInput } from '#generated/families/billing/handlers.ts';
import type { ClientPaymentProviderManaged } from '#generated/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import type { PreparedWrite } from '#src/call/prepared.ts';
import { hostedAddress, issueToken, revokeTokens } from '#src/domain/hosted-addresses/index.ts';
import {
  accountColumns,
  clearDefaultAccount,
  describeAccount,
  findAccount,
  findDisconnected,
  hasChargedMethods,
  hasPendingPayments,
  insertAccount,
  lockAccount,
  noteAccount,
  reviseAccount,
  selectAccount,
  selectConnected,
  type StoredAccount,
} from '#src/domain/payments/index.ts';
import { lockAgency } from '#src/domain/settings/index.ts';
import { parseRecord, storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import { addJob } from '#src/platform/jobs/index.ts';
import type { BuiltProvider, ProviderAccount } from '#src/platform/payments/index.ts';
import { providerRefusal } from './faults.ts';

type Body = ManageClientPaymentProviderInput['body'];
type ActionOf<A extends Body['action']> = Extract<Body, { readonly action: A }>;
type Outcome = ClientPaymentProviderManaged['outcome'];

/** What the provider said of the account before the transaction, which must not stay open for it; null where it is not asked. */
type Asked = ProviderAccount | null;

export const manageClientPaymentProvider: PreparedWrite<
  ManageClientPaymentProviderInput,
  Asked,
  ClientPaymentProviderManaged
> = Object.assign(manage, { prepare: ask });

async function ask(ctx: ReadContext, { body }: ManageClientPaymentProviderInput): Promise<Asked> {
  const { payments } = ctx.services;
  const { tenantId } = ctx.identity;
  if (body.action === 'connect') {
    const key = checkConnect(body);
    const access = {
      secretKey: body.secret_key ?? null,
      publishableKey: body.publishable_key ?? null,
    };
    const account = await ctx
      .outside(() => payments.provider(key).account(access))
      .catch((error: unknown) => {
        throw providerRefusal(error, 'body.secret_key');
      });
    if (key !== 'simulated' && account.isTestMode !== (body.is_test_mode ?? false))
      throw invalid(
        'body.is_test_mode',
        account.isTestMode ? 'must be true for a test key.' : 'must be false for a live key.',
      );
    return account;
  }
  if (body.action !== 'refresh') return null;
  const account = await requireAccount(ctx, body);
  if (account.status === 'disconnected') return null;
  const { provider, access } = payments.reach(tenantId, account);
  return ctx
    .outside(() => provider.account(access))
    .catch((error: unknown) => {
      throw providerRefusal(error, null);
    });
}

function checkConnect({
  provider,
  secret_key: secret,
  publishable_key: publishable,
}: ActionOf<'connect'>): BuiltProvider {
  if (provider !== 'stripe' && provider !== 'simulated')
    throw invalid('body.provider', `is ${provider}, which cannot be connected yet. Use stripe or simulated.`);
  if (provider === 'simulated') {
    if (secret !== undefined)
      throw invalid('body.secret_key', 'is not for simulated payments, which have no keys.');
    if (publishable !== undefined)
      throw invalid('body.publishable_key', 'is not for simulated payments, which have no keys.');
    return provider;
  }
  if (secret === undefined || !/^[sr]k_(test|live)_/.test(secret))
    throw invalid(
      'body.secret_key',
      'must be a secret or restricted key of Stripe, such as sk_live_… or rk_live_….',
    );
  if (publishable === undefined || !/^pk_(test|live)_/.test(publishable))
    throw invalid('body.publishable_key', 'must be a publishable key of Stripe, such as pk_live_….');
  if (secret.slice(3, 7) !== publishable.slice(3, 7))
    throw invalid('body.publishable_key', 'must be of the same mode, test or live, as secret_key.');
  return provider;
}

async function manage(
  ctx: WriteContext,
  input: ManageClientPaymentProviderInput,
  prepared?: Asked,
): Promise<ClientPaymentProviderManaged> {
  const { body } = input;
  const asked = prepared === undefined ? await ask(ctx, input) : prepared;
  await lockAgency(ctx.db);
  if (body.action === 'connect') return answer(ctx, await connect(ctx, body, asked!), 'connected');
  const account = await requireAccount(ctx, body, true);
  switch (body.action) {
    case 'update':
      return answer(ctx, account.id, await update(ctx, account, body));
    case 'refresh':
      return answer(ctx, account.id, await refresh(ctx, account, asked));
    case 'disconnect':
      return answer(ctx, account.id, await disconnect(ctx, account, body));
  }
}

async function requireAccount(
  ctx: Pick<ReadContext, 'db'>,
  body: Exclude<Body, ActionOf<'connect'>>,
  isLocked = false,
): Promise<StoredAccount> {
  const { payment_provider_id: id, expected_revision: expected } = body;
  const account = await (isLocked ? lockAccount : findAccount)(ctx.db, storedId(id));
  if (account === undefined) throw notFound('payment provider account', id);
  checkRevision(account.revision, expected);
  return account;
}

/** Stores the account, or wakes the one that was disconnected: its saved methods can be charged again. */
async function connect(
  ctx: WriteContext,
  body: ActionOf<'connect'>,
  account: ProviderAccount,
): Promise<string> {
  const provider = body.provider as BuiltProvider;
  const connected = await selectConnected(ctx.db);
  if (connected.some((each) => each.provider === provider && each.is_test_mode === account.isTestMode))
    throw conflict(`An account of ${provider} is already connected. Disconnect it first.`);
  const former = await findDisconnected(ctx.db, account.externalId, provider);
  const isDefault = body.is_default === true || connected.length === 0;
  if (isDefault) await clearDefaultAccount(ctx.db, ctx.now);
  const id = former?.id ?? uuid7();
  const { tenantId, userId } = ctx.identity;
  const values = {
    ...accountColumns(account),
    name: body.name ?? account.name,
    is_default: isDefault,
    is_test_mode: account.isTestMode,
    publishable_key: body.publishable_key ?? null,
    secret_key_sealed:
      body.secret_key === undefined ? null : ctx.services.payments.sealKey(tenantId, body.secret_key),
    webhook_status: 'waiting' as const,
    disconnected_at: null,
    ...(former?.connected_at == null &&
      account.status === 'active' && { connected_at: ctx.now.toISOString() }),
  };
  if (former === undefined)
    await insertAccount(ctx.db, {
      ...values,
      id,
      provider,
      external_id: account.externalId,
      created_at: ctx.now.toISOString(),
      updated_at: ctx.now.toISOString(),
      created_by: userId,
    });
  else await reviseAccount(ctx.db, id, values, ctx.now);
  if (provider !== 'simulated') await openEventAddress(ctx, id);
  ctx.audit({
    recordKind: 'payment_provider',
    recordId: id,
    action: 'connected',
    newValues: { provider, is_test_mode: account.isTestMode },
  });
  return id;
}

/** The provider learns the address once the transaction is committed; until then payments are looked up. */
async function openEventAddress(ctx: WriteContext, id: string): Promise<void> {
  await revokeTokens(ctx, { recordId: id, purpose: 'payment_events' });
  const { token } = await issueToken(ctx, { purpose: 'payment_events', recordId: id, expiresAt: null });
  const url = hostedAddress(ctx.services, '/hosted/payment-events/{token}', token);
  addJob(ctx, 'open_payment_events', {
    accountId: id,
    sealedUrl: ctx.services.payments.sealEventUrl(ctx.identity.tenantId, url),
  });
}

async function update(
  ctx: WriteContext,
  account: StoredAccount,
  { name, is_default: isDefault }: ActionOf<'update'>,
): Promise<Outcome> {
  const isRenamed = name !== undefined && name !== account.name;
  const isNewDefault = isDefault === true && !account.is_default;
  if (!isRenamed && !isNewDefault) return 'unchanged';
  if (isNewDefault && account.status === 'disconnected')
    throw conflict('The account is disconnected and cannot be the default. Connect it again.');
  if (isNewDefault) await clearDefaultAccount(ctx.db, ctx.now);
  await reviseAccount(
    ctx.db,
    account.id,
    { ...(isRenamed && { name }), ...(isNewDefault && { is_default: true }) },
    ctx.now,
  );
  ctx.audit({
    recordKind: 'payment_provider',
    recordId: account.id,
    action: 'updated',
    changedFields: [...(isRenamed ? ['name'] : []), ...(isNewDefault ? ['is_default'] : [])],
    previous: { name: account.name, is_default: account.is_default },
  });
  return 'updated';
}

async function refresh(ctx: WriteContext, account: StoredAccount, asked: Asked): Promise<Outcome> {
  if (account.status === 'disconnected')
    throw conflict('The account is disconnected. Connect it again to use it.');
  if (asked === null) return 'unchanged';
  await describeAccount(ctx, account, asked);
  return 'refreshed';
}

async function disconnect(
  ctx: WriteContext,
  account: StoredAccount,
  { force }: ActionOf<'disconnect'>,
): Promise<Outcome> {
  if (account.status === 'disconnected') return 'unchanged';
  if (await hasPendingPayments(ctx.db, account.id))
    throw conflict('A payment of the account is pending. Disconnect the account when its result is known.');
  const others = (await selectConnected(ctx.db)).filter(({ id }) => id !== account.id);
  const isOnlyActive = account.status === 'active' && others.every(({ status }) => status !== 'active');
  if (force !== true && isOnlyActive && (await hasChargedMethods(ctx.db, account.id)))
    throw conflict(
      'Saved payment methods are charged automatically by this account, and no other account is active. Send force to disconnect it anyway.',
    );
  await revokeTokens(ctx, { recordId: account.id, purpose: 'payment_events' });
  if (account.webhook_external_id !== null)
    addJob(ctx, 'close_payment_events', {
      provider: account.provider,
      externalId: account.webhook_external_id,
      // The keys are forgotten with this transaction.
      sealedKey: account.secret_key_sealed!.toString('base64'),
    });
  await reviseAccount(
    ctx.db,
    account.id,
    {
      status: 'disconnected',
      disconnected_at: ctx.now.toISOString(),
      is_default: false,
      secret_key_sealed: null,
      publishable_key: null,
      webhook_secret_sealed: null,
      webhook_external_id: null,
      onboarding_url: null,
      requirements: [],
    },
    ctx.now,
  );
  const next = account.is_default
    ? (others.find(({ status }) => status === 'active') ?? others[0])
    : undefined;
  if (next !== undefined) await noteAccount(ctx.db, next.id, { is_default: true });
  ctx.audit({ recordKind: 'payment_provider', recordId: account.id, action: 'disconnected' });
  return 'disconnected';
}

async function answer(
  ctx: WriteContext,
  id: string,
  outcome: Outcome,
): Promise<ClientPaymentProviderManaged> {
  return { outcome, payment_provider: parseRecord((await selectAccount(ctx.db, id))!) };
}
