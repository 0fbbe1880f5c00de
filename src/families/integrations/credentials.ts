import type {
  CreateIntegrationCredentialInput,
  UpdateIntegrationCredentialInput,
} from '#generated/console/families/integrations/handlers.ts';
import type { IntegrationCredentialAuthorizing } from '#generated/console/types.gen.ts';
import type { ListIntegrationCredentialsInput } from '#generated/families/integrations/handlers.ts';
import type { IntegrationCredential } from '#generated/types.gen.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import type { PreparedWrite } from '#src/call/prepared.ts';
import { insertConnection } from '#src/domain/connections/index.ts';
import { changesBetween, recordHistory } from '#src/domain/history/index.ts';
import { findProvider, type Provider } from '#src/domain/integrations/index.ts';
import { requireRecord } from '#src/domain/references/index.ts';
import { holdName, parseRecord, storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import { isSetUp, requireManaged, viewerOf } from './access.ts';
import { beginAuthorization } from './authorization.ts';
import { tryInputs, type TriedInputs } from './connect-inputs.ts';
import {
  countConnections,
  credentials,
  selectCredential,
  updateConnection,
  type ConnectionChange,
} from './credentials.queries.ts';

/** Of an agency, revoked ones included: lists of them are sorted without an index. */
export const maxConnections = 500;

export const listIntegrationCredentials = (ctx: ReadContext, { query }: ListIntegrationCredentialsInput) =>
  credentials.page(ctx.db, query, viewerOf(ctx));

/** What was entered is tried at the service before the transaction, which must not stay open for it. */
export const createIntegrationCredential: PreparedWrite<
  CreateIntegrationCredentialInput,
  TriedInputs,
  IntegrationCredentialAuthorizing
> = Object.assign(create, { prepare: tryNew });

async function tryNew(ctx: ReadContext, { body }: CreateIntegrationCredentialInput): Promise<TriedInputs> {
  if (body.visibility === 'agency') ctx.demand('settings.manage');
  return tryInputs(ctx, requireService(ctx, body.integration_key), inputsOf(body.inputs), null);
}

async function create(
  ctx: WriteContext,
  input: CreateIntegrationCredentialInput,
  prepared?: TriedInputs,
): Promise<IntegrationCredentialAuthorizing> {
  const { integration_key: key, name, visibility = 'personal' } = input.body;
  const { inputs, checked } = prepared ?? (await tryNew(ctx, input));
  const { tenantId, userId } = ctx.identity;
  await holdName(ctx.db, 'connections', tenantId);
  if ((await countConnections(ctx.db)) >= maxConnections)
    throw conflict(
      `The agency has ${maxConnections} connections, which is the limit. Revoke those that are not in use.`,
    );
  const isWorking = checked?.isWorking === true;
  const id = await insertConnection(
    ctx.db,
    {
      integration_key: key,
      name,
      visibility,
      owner_id: userId,
      status: checked === null ? 'pending' : isWorking ? 'active' : 'failing',
      status_message: checked === null || checked.isWorking ? null : checked.message,
      account_label: checked?.isWorking === true ? checked.label : null,
      inputs_sealed:
        Object.keys(inputs).length === 0 ? null : ctx.services.connector.sealInputs(tenantId, inputs),
      last_checked_at: checked === null ? null : ctx.now.toISOString(),
    },
    ctx.now,
  );
  recordHistory(ctx, { kind: 'integration_credential', id, action: 'created' });
  const authorization = checked === null ? await beginAuthorization(ctx, { id, integration_key: key }) : null;
  return { credential: parseRecord(await showCredential(ctx, id)), authorization };
}

/** New inputs are tried before the transaction. */
export const updateIntegrationCredential: PreparedWrite<
  UpdateIntegrationCredentialInput,
  TriedInputs | null,
  Result<IntegrationCredential>
> = Object.assign(update, { prepare: tryChanged });

async function tryChanged(
  ctx: ReadContext,
  { path, body }: UpdateIntegrationCredentialInput,
): Promise<TriedInputs | null> {
  const connection = await requireManaged(ctx, path.id, { expectedRevision: body.expected_revision });
  if (body.inputs === undefined) return null;
  const provider = requireService(ctx, connection.integration_key);
  const token =
    provider.authentication === 'oauth' && connection.access_token_sealed !== null
      ? ((await ctx.outside(() => ctx.services.endpoints.accessOf(ctx.identity.tenantId, connection)))
          .token ?? null)
      : null;
  return tryInputs(ctx, provider, inputsOf(body.inputs), token);
}

async function update(
  ctx: WriteContext,
  input: UpdateIntegrationCredentialInput,
  prepared?: TriedInputs | null,
): Promise<Result<IntegrationCredential>> {
  const { path, body } = input;
  const tried = prepared === undefined ? await tryChanged(ctx, input) : prepared;
  const before = await requireManaged(ctx, path.id, { expectedRevision: body.expected_revision, lock: true });
  if (body.visibility === 'agency' && before.visibility !== 'agency') ctx.demand('settings.manage');
  if (body.owner_id !== undefined) await requireRecord(ctx, 'member', body.owner_id, 'body.owner_id');
  const values = {
    ...(body.name !== undefined && { name: body.name }),
    ...(body.visibility !== undefined && { visibility: body.visibility }),
    ...(body.owner_id !== undefined && { owner_id: storedId(body.owner_id) }),
  };
  const changes = changesBetween(before, { ...before, ...values }, ['name', 'visibility', 'owner_id']);
  if (changes === null && tried === null) return showCredential(ctx, before.id);
  await updateConnection(ctx.db, before.id, { ...values, ...entered(ctx, tried) }, ctx.now);
  recordHistory(ctx, {
    kind: 'integration_credential',
    id: before.id,
    action: tried === null ? 'updated' : 'inputs_replaced',
    ...(changes !== null && { changes }),
  });
  return showCredential(ctx, before.id);
}

/** What new inputs make of a connection; they take a revoked one back, unless consent is missing. */
function entered(ctx: WriteContext, tried: TriedInputs | null): ConnectionChange {
  if (tried === null) return {};
  const { inputs, checked } = tried;
  return {
    inputs_sealed: ctx.services.connector.sealInputs(ctx.identity.tenantId, inputs),
    ...(checked !== null && {
      status: checked.isWorking ? 'active' : 'failing',
      status_message: checked.isWorking ? null : checked.message,
      ...(checked.isWorking && { account_label: checked.label }),
      revoked_at: null,
      last_checked_at: ctx.now,
    }),
  };
}

/** The generated type allows what JSON cannot carry. */
const inputsOf = (inputs: object | undefined) => (inputs ?? {}) as Readonly<Record<string, string>>;

function requireService(ctx: Pick<ReadContext, 'services'>, key: string): Provider {
  const provider = findProvider(key);
  if (provider === undefined)
    throw invalid('body.integration_key', `is ${key}, which is no service. See listIntegrations.`);
  if (!isSetUp(ctx, provider))
    throw invalid(
      'body.integration_key',
      `is ${key}, which is not set up on this installation. Ask the operator to set up its OAuth client.`,
    );
  return provider;
}

export async function showCredential(
  ctx: Pick<ReadContext, 'db'>,
  id: string,
): Promise<NonNullable<Awaited<ReturnType<typeof selectCredential>>>> {
  return (await selectCredential(ctx.db, id))!;
}
