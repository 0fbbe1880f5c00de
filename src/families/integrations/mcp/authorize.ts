import type {
  AuthorizeMcpConnectionInput,
  CompleteIntegrationAuthorizationInput,
} from '#generated/console/families/integrations/handlers.ts';
import type { IntegrationAuthorization, McpConnectionAuthorizing } from '#generated/console/types.gen.ts';
import type { McpConnection } from '#generated/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import type { PreparedWrite } from '#src/call/prepared.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import {
  accessOf,
  beginMcpConsent,
  expiryOf,
  findMcpConsent,
  redeemMcpConsent,
  ServerFault,
  storeAccess,
  storeCheck,
  storeConsent,
  type Checked,
  type McpConnectionRow,
  type OAuthClient,
} from '#src/domain/mcp-connections/index.ts';
import { parseRecord } from '#src/platform/db/query/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { consentingOf, redirectUri } from '../consenting.ts';
import { requireEnabled, requireMcpConnection } from './access.ts';
import { ourselves } from './connect.ts';
import { selectMcpConnection } from './connections.queries.ts';

export async function beginAuthorization(
  ctx: WriteContext,
  connection: Pick<McpConnectionRow, 'id' | 'name'>,
  client: OAuthClient,
): Promise<IntegrationAuthorization> {
  const { url, expiresAt } = await beginMcpConsent(consentingOf(ctx), connection, client, {
    sealer: ctx.services.sealer,
    redirectUri: redirectUri(ctx),
  });
  return { url, expires_at: expiresAt.toISOString() };
}

/** A client is registered before the transaction, which must not stay open for it. */
export const authorizeMcpConnection: PreparedWrite<
  AuthorizeMcpConnectionInput,
  OAuthClient,
  McpConnectionAuthorizing
> = Object.assign(authorize, { prepare: register });

async function register(ctx: ReadContext, { path }: AuthorizeMcpConnectionInput): Promise<OAuthClient> {
  const connection = await requireMcpConnection(ctx, path.id);
  requireEnabled(connection);
  const { name, authentication, server_url: url } = connection;
  if (authentication !== 'oauth')
    throw conflict(
      `The MCP connection ${name} requires no consent: its authentication is ${authentication}.`,
    );
  try {
    return await ctx.outside(() => ctx.services.mcpServers.registerAnew(url, ourselves(ctx)));
  } catch (error) {
    if (error instanceof ServerFault) throw conflict(`${name} cannot be authorized: ${error.message}`);
    throw error;
  }
}

async function authorize(
  ctx: WriteContext,
  input: AuthorizeMcpConnectionInput,
  prepared?: OAuthClient,
): Promise<McpConnectionAuthorizing> {
  const client = prepared ?? (await register(ctx, input));
  const connection = await requireMcpConnection(ctx, input.path.id, { lock: true });
  requireEnabled(connection);
  const { id } = connection;
  const authorization = await beginAuthorization(ctx, connection, client);
  recordHistory(ctx, { kind: 'mcp_connection', id, action: 'authorization_begun' });
  return { connection: parseRecord((await selectMcpConnection(ctx.db, id))!), authorization };
}

/** A consent that was redeemed, and what the server says with its token. */
export interface CompletedMcp {
  readonly state: string;
  readonly connection: McpConnectionRow;
  readonly redeemed: Awaited<ReturnType<typeof redeemMcpConsent>>;
  readonly checked: Checked;
}

export async function redeemMcp(
  ctx: ReadContext,
  { body }: CompleteIntegrationAuthorizationInput,
): Promise<CompletedMcp> {
  const { services, identity } = ctx;
  const { mcpServers: servers, sealer } = services;
  const asked = { ...consentingOf(ctx), outside: <T>(waiting: () => Promise<T>) => ctx.outside(waiting) };
  const connection = await findMcpConsent(asked, body.state);
  const means = { sealer, servers, redirectUri: redirectUri(ctx) };
  const redeemed = await redeemMcpConsent(asked, connection, new URLSearchParams({ ...body }), means);
  const proved = {
    ...connection,
    access_sealed: servers.seal(identity.tenantId, { token: redeemed.tokens.access }),
    token_expires_at: null,
  };
  return {
    state: body.state,
    connection,
    redeemed,
    checked: await ctx.outside(() => servers.check(identity.tenantId, proved)),
  };
}

/** Stores the tokens and uses the state up. */
export async function completeMcp(
  ctx: WriteContext,
  { state, redeemed, checked }: CompletedMcp,
): Promise<McpConnection> {
  const { client, tokens } = redeemed;
  const { id } = await findMcpConsent(consentingOf(ctx), state, true);
  await storeConsent(ctx.db, id, null);
  await storeAccess(ctx.db, id, {
    sealed: ctx.services.mcpServers.seal(ctx.identity.tenantId, accessOf(client, tokens)),
    expiresAt: expiryOf(tokens, ctx.now),
  });
  await storeCheck(ctx.db, id, checked, { now: ctx.now, isAsked: true });
  recordHistory(ctx, { kind: 'mcp_connection', id, action: 'authorized' });
  return parseRecord((await selectMcpConnection(ctx.db, id))!);
}
