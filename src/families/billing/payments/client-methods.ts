import type { ManageClientPaymentMethodInput } from '#generated/families/billing/handlers.ts';
import type { ClientPaymentMethodManaged } from '#generated/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import type { PreparedWrite } from '#src/call/prepared.ts';
import { lockClientBilling, requireClient, tellBilling } from '#src/domain/billing/index.ts';
import {
  announceAuthorization,
  lockMethod,
  methodLabel,
  noOccasion,
  saveMethod,
  selectMethod,
  withAuthorizationUrl,
  type AuthorizationEvent,
  type StoredAccount,
  type StoredMethod,
} from '#src/domain/payments/index.ts';
import { parseRecord, storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, notFound, problem } from '#src/platform/errors/index.ts';
import type { CompletedSetup } from '#src/platform/payments/index.ts';
import { requireActiveAccount, requireType } from './accounts.ts';
import { makeDefault, removeMethod, renameMethod } from './changes.ts';
import { requestSetup } from './setup-requests.ts';
import { readToken } from './setups.ts';

type Context = WriteContext<AuthorizationEvent>;
type Body = ManageClientPaymentMethodInput['body'];
type ActionOf<A extends Body['action']> = Extract<Body, { readonly action: A }>;
type Managed = ClientPaymentMethodManaged;

/** A method that is to be saved, as its provider describes it; null for other actions. */
type Tokenized = { readonly account: StoredAccount; readonly setup: CompletedSetup } | null;

/** The provider is asked before the transaction, which must not stay open for it. */
export const manageClientPaymentMethod: PreparedWrite<ManageClientPaymentMethodInput, Tokenized, Managed> =
  Object.assign(
    (ctx: WriteContext, input: ManageClientPaymentMethodInput, prepared?: Tokenized) =>
      manage(ctx as Context, input, prepared),
    { prepare },
  );

async function prepare(ctx: ReadContext, { body }: ManageClientPaymentMethodInput): Promise<Tokenized> {
  if (body.action !== 'add') return null;
  const client = await requireClient(ctx.db, body.client_id);
  const account = await requireActiveAccount(ctx, body.payment_provider_id);
  requireType(account, body.type);
  const wanted = { token: body.setup_token, type: body.type, clientId: client.id };
  return { account, setup: await readToken(ctx, account, wanted) };
}

async function manage(
  ctx: Context,
  input: ManageClientPaymentMethodInput,
  prepared: Tokenized | undefined,
): Promise<Managed> {
  const { body } = input;
  if (body.action === 'request_setup') return requestSetup(ctx, body);
  if (body.action === 'add') return add(ctx, body, (prepared ?? (await prepare(ctx, input)))!);
  const method = await lock(ctx, body);
  switch (body.action) {
    case 'update':
      return answer(ctx, method, await renameMethod(ctx, method, body.label));
    case 'set_default':
      return answer(ctx, method, await makeDefault(ctx, method));
    case 'request_authorization':
      return requestAuthorization(ctx, method);
    case 'remove':
      return remove(ctx, method);
  }
}

async function add(
  ctx: Context,
  { client_id: clientId, label = null, is_default: isDefault }: ActionOf<'add'>,
  { account, setup }: NonNullable<Tokenized>,
): Promise<Managed> {
  const client = await lockClientBilling(ctx.db, clientId);
  const method = await saveMethod(ctx, ctx, {
    clientId: client.id,
    account,
    setup,
    label,
    isDefault: isDefault === true,
    createdBy: ctx.identity.userId,
    isByClient: false,
  });
  return answer(ctx, method, 'added');
}

type ClientMethod = StoredMethod & { readonly client_id: string };

/** A method of a client, locked: those of the agency are managed in the console. */
async function lock(
  ctx: Context,
  {
    payment_method_id: id,
    expected_revision: expected,
  }: Exclude<Body, ActionOf<'add'> | ActionOf<'request_setup'>>,
): Promise<ClientMethod> {
  const method = await lockMethod(ctx.db, storedId(id));
  if (method === undefined || method.client_id === null) throw notFound('payment method of a client', id);
  checkRevision(method.revision, expected);
  return { ...method, client_id: method.client_id };
}

async function requestAuthorization(ctx: Context, method: ClientMethod): Promise<Managed> {
  if (method.status !== 'needs_authorization')
    throw problem(
      'state_conflict',
      `The payment method is ${method.status.replaceAll('_', ' ')} and needs no authorization.`,
    );
  await announceAuthorization(ctx, method, noOccasion, { isAskedFor: true });
  ctx.audit({ recordKind: 'payment_method', recordId: method.id, action: 'authorization_requested' });
  return answer(ctx, method, 'authorization_requested');
}

async function remove(ctx: Context, method: ClientMethod): Promise<Managed> {
  const shown = withAuthorizationUrl(ctx, parseRecord((await selectMethod(ctx.db, method.id))!));
  await removeMethod(ctx, method);
  await tellBilling(ctx, {
    clientId: method.client_id,
    kind: 'method_removed',
    summary: `${methodLabel(method)} was removed from the payment methods.`,
  });
  return { outcome: 'removed', payment_method: shown, setup_request: null };
}

async function answer(ctx: Context, { id }: StoredMethod, outcome: Managed['outcome']): Promise<Managed> {
  const method = withAuthorizationUrl(ctx, parseRecord((await selectMethod(ctx.db, id))!));
  return { outcome, payment_method: method, setup_request: null };
}
