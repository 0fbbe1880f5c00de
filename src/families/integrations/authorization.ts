import type {
  AuthorizeIntegrationCredentialInput,
  CompleteIntegrationAuthorizationInput,
} from '#generated/console/families/integrations/handlers.ts';
import type {
  IntegrationAuthorization,
  IntegrationAuthorizationCompleted,
  IntegrationCredentialAuthorizing,
} from '#generated/console/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import type { PreparedWrite } from '#src/call/prepared.ts';
import type { RedeemedConsent } from '#src/domain/connections/index.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { findProvider, noteState, type Checked } from '#src/domain/integrations/index.ts';
import { isMcpState } from '#src/domain/mcp-connections/index.ts';
import { parseRecord } from '#src/platform/db/query/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { requireManaged } from './access.ts';
import { selectCredential } from './credentials.queries.ts';
import { consentingOf, redirectUri } from './consenting.ts';
import { completeMcp, redeemMcp, type CompletedMcp } from './mcp/authorize.ts';

export async function beginAuthorization(
  ctx: WriteContext,
  connection: { readonly id: string; readonly integration_key: string },
): Promise<IntegrationAuthorization> {
  const { url, expiresAt } = await ctx.services.connector.begin(
    consentingOf(ctx),
    connection,
    redirectUri(ctx),
  );
  return { url, expires_at: expiresAt.toISOString() };
}

export async function authorizeIntegrationCredential(
  ctx: WriteContext,
  { path }: AuthorizeIntegrationCredentialInput,
): Promise<IntegrationCredentialAuthorizing> {
  const connection = await requireManaged(ctx, path.id, { lock: true });
  if (findProvider(connection.integration_key)?.authentication !== 'oauth')
    throw conflict(
      `${connection.name} needs no consent. Enter its inputs again by updateIntegrationCredential.`,
    );
  const authorization = await beginAuthorization(ctx, connection);
  recordHistory(ctx, { kind: 'integration_credential', id: connection.id, action: 'authorization_begun' });
  return { credential: parseRecord((await selectCredential(ctx.db, connection.id))!), authorization };
}

interface Completed {
  readonly redeemed: RedeemedConsent;
  readonly checked: Checked | null;
}

/** The code is exchanged before the transaction, and the account's name or the server's tools asked for. */
export const completeIntegrationAuthorization: PreparedWrite<
  CompleteIntegrationAuthorizationInput,
  Completed | CompletedMcp,
  IntegrationAuthorizationCompleted
> = Object.assign(complete, { prepare: redeem });

async function redeem(
  ctx: ReadContext,
  input: CompleteIntegrationAuthorizationInput,
): Promise<Completed | CompletedMcp> {
  return isMcpState(input.body.state) ? redeemMcp(ctx, input) : redeemCredential(ctx, input);
}

async function redeemCredential(
  ctx: ReadContext,
  { body }: CompleteIntegrationAuthorizationInput,
): Promise<Completed> {
  const { connector, endpoints } = ctx.services;
  const { tenantId } = ctx.identity;
  const answer = new URLSearchParams(body);
  const redeemed = await connector.redeem(
    { ...consentingOf(ctx), outside: (waiting) => ctx.outside(waiting) },
    answer,
    redirectUri(ctx),
  );
  const provider = findProvider(redeemed.connection.integration_key);
  if (provider === undefined) return { redeemed, checked: null };
  const access = { token: redeemed.tokens.access, inputs: connector.inputsOf(tenantId, redeemed.connection) };
  return { redeemed, checked: await ctx.outside(() => endpoints.check(provider, access)) };
}

async function complete(
  ctx: WriteContext,
  input: CompleteIntegrationAuthorizationInput,
  prepared?: Completed | CompletedMcp,
): Promise<IntegrationAuthorizationCompleted> {
  const completed = prepared ?? (await redeem(ctx, input));
  if ('state' in completed) return { credential: null, mcp_connection: await completeMcp(ctx, completed) };
  const { redeemed, checked } = completed;
  const { id } = redeemed.connection;
  await ctx.services.connector.keepConsent(consentingOf(ctx), redeemed);
  if (checked !== null)
    await noteState(
      ctx.db,
      id,
      checked.isWorking
        ? { status: 'active', message: null, label: checked.label }
        : { status: 'failing', message: checked.message },
      ctx.now,
    );
  recordHistory(ctx, { kind: 'integration_credential', id, action: 'authorized' });
  return { credential: parseRecord((await selectCredential(ctx.db, id))!), mcp_connection: null };
}
