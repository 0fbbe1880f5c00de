import { tellBilling, type BillingWriter } from '#src/domain/billing/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import type { CompletedSetup, Instrument } from '#src/platform/payments/index.ts';
import { findAccount, type StoredAccount } from './accounts.queries.ts';
import type { StoredAttempt } from './attempts.queries.ts';
import { announceAuthorization, noOccasion, type AuthorizationWriter } from './authorization.ts';
import {
  clearDefaultMethod,
  countMethods,
  findMethod,
  insertMethod,
  isSaved,
  type NewMethod,
  type StoredMethod,
} from './methods.queries.ts';
import { methodLabel } from './texts.rules.ts';

const maxMethods = 50;

/** How a setup names the owner of a method, so that its token saves nothing for another owner. */
export const ownerOf = (clientId: string | null): string =>
  clientId === null ? 'agency' : `client:${clientId}`;

export interface Saved {
  readonly clientId: string;
  readonly account: Pick<StoredAccount, 'id' | 'provider'>;
  readonly setup: CompletedSetup;
  readonly label: string | null;
  readonly isDefault: boolean;
  readonly createdBy: string | null;
  /** Whether the client did it, who consents to debits by that. */
  readonly isByClient: boolean;
}

/**
 * Saves a method of a client, who is locked. A bank account that a member saves has no mandate: the client is asked for it. `billing` says
 * who does it, for the history of the client.
 * Errors: 409 when the client has it already.
 */
export async function saveMethod(
  ctx: AuthorizationWriter,
  billing: BillingWriter,
  saved: Saved,
): Promise<StoredMethod> {
  const { clientId, account, setup, label, createdBy, isByClient } = saved;
  const { instrument, mandate } = setup;
  const isAuthorized = mandate.isGiven && (isByClient || instrument.type !== 'bank_account');
  const id = await store(ctx, {
    clientId,
    accountId: account.id,
    provider: account.provider,
    instrument,
    status: isAuthorized ? 'active' : 'needs_authorization',
    label,
    isDefault: saved.isDefault,
    authorizedAt: isAuthorized && instrument.type === 'bank_account' ? ctx.now : null,
    createdBy,
    mandateId: isAuthorized ? null : mandate.setupId,
  });
  await tellBilling(billing, {
    clientId,
    kind: 'method_added',
    summary: `${methodLabel(instrument)} was saved as a payment method.`,
    isByClient,
  });
  const method = (await findMethod(ctx.db, id))!;
  if (!isAuthorized)
    await announceAuthorization(ctx, { ...method, client_id: clientId }, noOccasion, {
      providerUrl: mandate.isGiven ? null : mandate.url,
    });
  return method;
}

/** Saves a method of the agency, which is locked. */
export async function saveAgencyMethod(
  ctx: Pick<AuthorizationWriter, 'db' | 'now' | 'audit'>,
  method: Omit<NewMethod, 'clientId' | 'accountId' | 'status' | 'authorizedAt'>,
): Promise<string> {
  const isBank = method.instrument.type === 'bank_account';
  return store(ctx, {
    ...method,
    clientId: null,
    accountId: null,
    status: 'active',
    authorizedAt: isBank ? ctx.now : null,
  });
}

/** Saves what a client has paid with on the page, as they wished there. The payment counts, whether or not the method can be saved. */
export async function saveFromPage(
  ctx: Pick<AuthorizationWriter, 'db' | 'now' | 'audit'> & BillingWriter,
  { client_id: clientId, payment_provider_id: accountId }: StoredAttempt,
  instrument: Instrument,
): Promise<void> {
  const account = accountId === null ? undefined : await findAccount(ctx.db, accountId);
  if (account === undefined || (await isSaved(ctx.db, { clientId }, instrument.fingerprint))) return;
  if ((await countMethods(ctx.db, { clientId })) >= maxMethods) return;
  await store(ctx, {
    clientId,
    accountId: account.id,
    provider: account.provider,
    instrument,
    status: 'active',
    label: null,
    isDefault: false,
    authorizedAt: instrument.type === 'bank_account' ? ctx.now : null,
    createdBy: null,
  });
  await tellBilling(ctx, {
    clientId,
    kind: 'method_added',
    summary: `${methodLabel(instrument)} was saved as a payment method.`,
    isByClient: true,
  });
}

async function store(
  ctx: Pick<AuthorizationWriter, 'db' | 'now' | 'audit'>,
  method: NewMethod,
): Promise<string> {
  const { clientId, instrument } = method;
  if (await isSaved(ctx.db, { clientId }, instrument.fingerprint))
    throw conflict(`${methodLabel(instrument)} is already saved.`);
  const others = await countMethods(ctx.db, { clientId });
  if (others >= maxMethods)
    throw conflict(
      `There are ${maxMethods} payment methods, which is the limit. Remove those that are not in use.`,
    );
  const isDefault = method.isDefault || others === 0;
  if (isDefault) await clearDefaultMethod(ctx.db, { clientId }, ctx.now);
  const id = await insertMethod(ctx.db, { ...method, isDefault }, ctx.now);
  ctx.audit({
    recordKind: 'payment_method',
    recordId: id,
    action: 'created',
    newValues: { client_id: clientId, type: instrument.type, is_default: isDefault },
  });
  return id;
}
