import type {
  ConfirmBankAuthorizationInput,
  GetBankAuthorizationInput,
  GetBankAuthorizationPageInput,
} from '#generated/hosted/families/hosted-payments/handlers.ts';
import type { BankAuthorizationConfirmed, BankAuthorizationDetails } from '#generated/hosted/types.gen.ts';
import type { PreparedWrite, ReadContext, ScriptedPage, WriteContext } from '#src/call/hosted.ts';
import { findAgency, findBillingSettings, findLanguage, requireClient } from '#src/domain/billing/index.ts';
import {
  activateMethod,
  findAccount,
  findMethod,
  lockMethod,
  methodLabel,
  reviseMethod,
  sealAuthorizationUrl,
  type StoredMethod,
} from '#src/domain/payments/index.ts';
import { conflict, notFound } from '#src/platform/errors/index.ts';
import type { Mandate } from '#src/platform/payments/index.ts';
import { page } from './page.ts';
import { unavailable } from './setups.ts';

type ClientMethod = StoredMethod & { readonly client_id: string };

/** The method behind the address; 404 once it or its client is gone. */
async function requireMethod({ db, identity }: Pick<ReadContext, 'db' | 'identity'>): Promise<ClientMethod> {
  const method = await findMethod(db, identity.recordId);
  if (method === undefined || method.client_id === null) throw notFound('bank account', 'of this address');
  return { ...method, client_id: method.client_id };
}

async function agencyName({ db }: Pick<ReadContext, 'db'>): Promise<string> {
  const [{ name }, { legal_name: legalName }] = await Promise.all([findAgency(db), findBillingSettings(db)]);
  return legalName ?? name;
}

export async function getBankAuthorizationPage(
  ctx: ReadContext,
  _input: GetBankAuthorizationPageInput,
): Promise<ScriptedPage> {
  const { client_id: clientId } = await requireMethod(ctx);
  return page({
    kind: 'authorization',
    locale: await findLanguage(ctx.db, clientId),
    title: `Authorize debits by ${await agencyName(ctx)}`,
    path: ctx.address,
  });
}

export async function getBankAuthorization(
  ctx: ReadContext,
  _input: GetBankAuthorizationInput,
): Promise<BankAuthorizationDetails> {
  const method = await requireMethod(ctx);
  const [agency, client] = await Promise.all([agencyName(ctx), requireClient(ctx.db, method.client_id)]);
  const label = methodLabel(method);
  return {
    agency_name: agency,
    client_name: client.name,
    method_label: label,
    scheme: method.scheme ?? 'ach',
    status: method.status,
    mandate_text: `I authorize ${agency} to debit ${label} for its invoices, as they become due. I can revoke this authorization at any time by telling ${agency}.`,
    expires_at: ctx.identity.expiresAt!.toISOString(),
  };
}

/** The provider is told of the consent before the transaction; null when there is nothing to tell. */
export const confirmBankAuthorization: PreparedWrite<
  ConfirmBankAuthorizationInput,
  Mandate | null,
  BankAuthorizationConfirmed
> = Object.assign(confirm, { prepare: tell });

async function tell(ctx: ReadContext, { body }: ConfirmBankAuthorizationInput): Promise<Mandate | null> {
  const method = await requireMethod(ctx);
  if (method.status !== 'needs_authorization') return null;
  const accountId = method.payment_provider_id;
  const account = accountId === null ? undefined : await findAccount(ctx.db, accountId);
  if (account === undefined || account.status === 'disconnected')
    throw conflict('The account can no longer be debited. Ask the agency for a new payment page.');
  const { provider, access } = ctx.services.payments.reach(ctx.identity.tenantId, account);
  const consent = {
    key: `${method.id}:${method.revision}`,
    holderName: body.account_holder_name,
    ipAddress: ctx.origin.ip_address,
    userAgent: ctx.origin.user_agent,
    at: ctx.now,
  };
  return ctx
    .outside(() => provider.authorize(access, method, consent))
    .catch((error: unknown) => {
      throw unavailable(error);
    });
}

async function confirm(
  ctx: WriteContext,
  { body }: ConfirmBankAuthorizationInput,
  mandate?: Mandate | null,
): Promise<BankAuthorizationConfirmed> {
  const method = await lockMethod(ctx.db, ctx.identity.recordId);
  if (method === undefined) throw notFound('bank account', 'of this address');
  if (mandate == null || method.status !== 'needs_authorization')
    return { status: method.status, redirect_url: null };
  const holder = { account_holder_name: body.account_holder_name };
  if (!mandate.isGiven) {
    await reviseMethod(
      ctx.db,
      method.id,
      {
        ...holder,
        mandate_external_id: mandate.setupId,
        ...(mandate.url !== null && {
          authorization_url_sealed: sealAuthorizationUrl(ctx, mandate.url),
          authorization_expires_at: null,
        }),
      },
      ctx.now,
    );
    return { status: 'needs_authorization', redirect_url: mandate.url };
  }
  await activateMethod(ctx, method.id, holder);
  return { status: 'active', redirect_url: null };
}
