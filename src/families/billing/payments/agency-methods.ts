import type { ManageAgencyPaymentMethodInput } from '#generated/console/families/billing/handlers.ts';
import type { AgencyPaymentMethodManaged } from '#generated/console/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import type { PreparedWrite } from '#src/call/prepared.ts';
import {
  countMethods,
  lockMethod,
  saveAgencyMethod,
  selectMethod,
  withAuthorizationUrl,
} from '#src/domain/payments/index.ts';
import { lockAgency } from '#src/domain/settings/index.ts';
import { parseRecord, storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, notFound } from '#src/platform/errors/index.ts';
import type { CompletedSetup } from '#src/platform/payments/index.ts';
import { makeDefault, removeMethod, renameMethod } from './changes.ts';
import { readToken } from './setups.ts';

type Managed = AgencyPaymentMethodManaged;

// The operator of an installation has no account at a provider yet: what an agency saves for itself is simulated.
const provider = 'simulated';

export const manageAgencyPaymentMethod: PreparedWrite<
  ManageAgencyPaymentMethodInput,
  CompletedSetup | null,
  Managed
> = Object.assign(manage, { prepare });

async function prepare(
  ctx: ReadContext,
  { body }: ManageAgencyPaymentMethodInput,
): Promise<CompletedSetup | null> {
  if (body.action !== 'add') return null;
  return readToken(ctx, { provider }, { token: body.setup_token, type: body.type, clientId: null });
}

async function manage(
  ctx: WriteContext,
  input: ManageAgencyPaymentMethodInput,
  prepared?: CompletedSetup | null,
): Promise<Managed> {
  const { body } = input;
  await lockAgency(ctx.db);
  if (body.action === 'add') {
    const { instrument } = (prepared ?? (await prepare(ctx, input)))!;
    const id = await saveAgencyMethod(ctx, {
      provider,
      instrument,
      label: body.label ?? null,
      isDefault: body.is_default === true,
      createdBy: ctx.identity.userId,
    });
    return answer(ctx, id, 'added');
  }
  const method = await lockMethod(ctx.db, storedId(body.payment_method_id));
  if (method === undefined || method.client_id !== null)
    throw notFound('payment method of the agency', body.payment_method_id);
  checkRevision(method.revision, body.expected_revision);
  if (body.action === 'update') return answer(ctx, method.id, await renameMethod(ctx, method, body.label));
  if (body.action === 'set_default') return answer(ctx, method.id, await makeDefault(ctx, method));
  if (method.is_default && (await countMethods(ctx.db, { clientId: null }, method.id)) > 0)
    throw conflict('This is the default payment method. Make another one the default first.');
  const shown = withAuthorizationUrl(ctx, parseRecord((await selectMethod(ctx.db, method.id))!));
  await removeMethod(ctx, method);
  return { outcome: 'removed', payment_method: shown };
}

async function answer(ctx: WriteContext, id: string, outcome: Managed['outcome']): Promise<Managed> {
  return {
    outcome,
    payment_method: withAuthorizationUrl(ctx, parseRecord((await selectMethod(ctx.db, id))!)),
  };
}
