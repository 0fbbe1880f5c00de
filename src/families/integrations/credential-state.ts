import type {
  RevokeIntegrationCredentialInput,
  TestIntegrationCredentialInput,
} from '#generated/console/families/integrations/handlers.ts';
import type { IntegrationCredential } from '#generated/types.gen.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import type { PreparedWrite } from '#src/call/prepared.ts';
import { ConnectionUnusable, endConnection } from '#src/domain/connections/index.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { findProvider, type Checked } from '#src/domain/integrations/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { isSetUp, requireManaged, requireSeen } from './access.ts';
import { showCredential } from './credentials.ts';
import { updateConnection } from './credentials.queries.ts';

/** What the service said; null when the connection ended meanwhile, which is stored already. */
type Tested = Checked | null;

export const testIntegrationCredential: PreparedWrite<
  TestIntegrationCredentialInput,
  Tested,
  Result<IntegrationCredential>
> = Object.assign(keepTest, { prepare: test });

async function test(ctx: ReadContext, { path }: TestIntegrationCredentialInput): Promise<Tested> {
  const connection = await requireSeen(ctx, path.id);
  const { name, status } = connection;
  if (status === 'pending' || status === 'revoked')
    throw conflict(`The connection ${name} is ${status}. Authorize it first.`);
  const provider = findProvider(connection.integration_key);
  if (provider === undefined || !isSetUp(ctx, provider))
    throw conflict(`The service ${connection.integration_key} is not set up on this installation.`);
  try {
    return await ctx.outside(() => ctx.services.endpoints.test(ctx.identity.tenantId, connection, provider));
  } catch (error) {
    if (!(error instanceof ConnectionUnusable)) throw error;
    return error.kind === 'ended' ? null : { isWorking: false, kind: 'unreachable', message: error.message };
  }
}

async function keepTest(
  ctx: WriteContext,
  input: TestIntegrationCredentialInput,
  prepared?: Tested,
): Promise<Result<IntegrationCredential>> {
  const tested = prepared === undefined ? await test(ctx, input) : prepared;
  const { id, status } = await requireSeen(ctx, input.path.id, true);
  // It may have been revoked meanwhile.
  if (tested !== null && (status === 'active' || status === 'failing' || status === 'expired'))
    await updateConnection(
      ctx.db,
      id,
      {
        ...(status !== 'expired' && { status: tested.isWorking ? 'active' : 'failing' }),
        ...(status !== 'expired' && { status_message: tested.isWorking ? null : tested.message }),
        ...(tested.isWorking && tested.label !== null && { account_label: tested.label }),
        last_checked_at: ctx.now,
      },
      ctx.now,
    );
  return showCredential(ctx, id);
}

/** The consent is withdrawn at the service before the transaction: it is what the caller wants most. */
export const revokeIntegrationCredential: PreparedWrite<
  RevokeIntegrationCredentialInput,
  true,
  Result<IntegrationCredential>
> = Object.assign(revoke, { prepare: withdraw });

async function withdraw(ctx: ReadContext, { path, body }: RevokeIntegrationCredentialInput): Promise<true> {
  const connection = await requireManaged(ctx, path.id, {
    expectedRevision: body?.expected_revision,
    anyOwner: true,
  });
  await ctx.outside(() => ctx.services.connector.withdraw(ctx.identity.tenantId, connection));
  return true;
}

async function revoke(
  ctx: WriteContext,
  input: RevokeIntegrationCredentialInput,
  prepared?: true,
): Promise<Result<IntegrationCredential>> {
  if (prepared === undefined) await withdraw(ctx, input);
  const { id } = await requireManaged(ctx, input.path.id, {
    expectedRevision: input.body?.expected_revision,
    anyOwner: true,
    lock: true,
  });
  if (await endConnection(ctx.db, id, { status: 'revoked', message: null }, ctx.now))
    recordHistory(ctx, { kind: 'integration_credential', id, action: 'revoked' });
  return showCredential(ctx, id);
}
