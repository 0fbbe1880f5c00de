import type { McpConnectionCreate } from '#generated/console/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { ServerFault, type Checked, type OAuthClient } from '#src/domain/mcp-connections/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { wrongWithUrl } from '#src/platform/outbound/index.ts';
import { redirectUri } from '../consenting.ts';

/** A server that was tried: what it said, or the client that it registered for a consent. */
export type TriedServer =
  | { readonly checked: Checked; readonly client: null }
  | { readonly checked: null; readonly client: OAuthClient };

/** Judges what was entered and tries the server: 400 at the place of what is wrong. */
export async function tryServer(ctx: ReadContext, body: McpConnectionCreate): Promise<TriedServer> {
  const { authentication, token, server_url: url } = body;
  if (authentication === 'basic')
    throw invalid(
      'body.authentication',
      'cannot be basic: MCP servers take a token (api_key) or consent (oauth).',
    );
  if (authentication === 'api_key' && token === undefined)
    throw invalid('body.token', 'is required with the authentication api_key.');
  if (authentication !== 'api_key' && token !== undefined)
    throw invalid(
      'body.token',
      `is not for the authentication ${authentication}. Use api_key, or leave it out.`,
    );
  if (token !== undefined) requireSendable(token);
  requireOther(ctx, url);
  const fault = await ctx.outside(() => wrongWithUrl(url, ctx.services.addresses));
  if (fault !== undefined) throw invalid('body.server_url', fault);
  try {
    const checked = await ctx.outside(() => ctx.services.mcpServers.inspect({ url, token: token ?? null }));
    return { checked, client: null };
  } catch (error) {
    if (!(error instanceof ServerFault)) throw error;
    if (error.kind === 'unauthorized' && authentication === 'oauth')
      return { checked: null, client: await newClient(ctx, url, error) };
    throw refusal(error, authentication);
  }
}

/** Registers a client for consent; 400 at the server's address where that cannot be. */
async function newClient(ctx: ReadContext, url: string, { challenge }: ServerFault): Promise<OAuthClient> {
  try {
    return await ctx.outside(() => ctx.services.mcpServers.newClient(url, challenge, ourselves(ctx)));
  } catch (error) {
    if (error instanceof ServerFault)
      throw invalid('body.server_url', `is of a server that cannot be connected: ${error.message}`);
    throw error;
  }
}

/** How authorization servers know this service. */
export const ourselves = (ctx: Pick<ReadContext, 'services'>) => ({
  redirectUri: redirectUri(ctx),
  clientName: `Agency management service (${new URL(ctx.services.baseUrl()).host})`,
});

function refusal({ kind, message }: ServerFault, authentication: string) {
  if (kind !== 'unauthorized')
    return invalid('body.server_url', `is of a server that cannot be connected: ${message}`);
  return authentication === 'api_key'
    ? invalid('body.token', 'was refused by the server. Enter another one.')
    : invalid('body.authentication', 'must be api_key or oauth: the server requires authentication.');
}

/** What a header can carry. */
export function requireSendable(token: string): void {
  if (!/^[\x21-\x7e]+$/.test(token))
    throw invalid('body.token', 'must be a single line of ASCII characters without spaces.');
}

/** The agency's own MCP server would call itself. */
function requireOther(ctx: Pick<ReadContext, 'services'>, url: string): void {
  const { services } = ctx;
  const own = [services.baseUrl(), services.hostedUrl()].map((address) => new URL(address).host);
  const host = URL.parse(url)?.host;
  if (host !== undefined && own.includes(host))
    throw invalid(
      'body.server_url',
      "is this service: connect other servers, the agency's own is not included.",
    );
}
