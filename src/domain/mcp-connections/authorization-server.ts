import type { OutsideService } from '#src/domain/connections/index.ts';
import { boundedFetch } from '#src/platform/outbound/index.ts';
import { ServerFault, type Line } from './session.ts';

/** The authorization server of an MCP server, and the client that it registered for us. It is stored sealed. */
export interface OAuthClient {
  readonly issuer: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly resource: string;
  readonly scopes: readonly string[];
  readonly clientId: string;
  readonly clientSecret: string | null;
  readonly clientProof: 'none' | 'post' | 'basic';
}

const timeoutMs = 20_000;
const maxBytes = 1024 * 1024;

/** Requests of a consent: to servers that nobody vouches for, within one bound of time and bytes. */
export const fetchForConsent = ({ addresses, ca }: Line) =>
  boundedFetch({ addresses, ca, signal: AbortSignal.timeout(timeoutMs), silenceMs: timeoutMs, maxBytes });

/**
 * Finds the authorization server as MCP prescribes it (metadata of the protected resource, then of the server), and registers a client there.
 * Throws `ServerFault`.
 */
export async function clientAt(
  serverUrl: string,
  challenge: Response | null,
  { redirectUri, clientName }: { readonly redirectUri: string; readonly clientName: string },
  line: Line,
): Promise<OAuthClient> {
  const sdk = await import('@modelcontextprotocol/client');
  const fetchFn = fetchForConsent(line);
  const { resourceMetadataUrl, scope } =
    challenge === null ? {} : sdk.extractWWWAuthenticateParams(challenge);
  const found = await sdk
    .discoverOAuthServerInfo(serverUrl, { fetchFn, ...(resourceMetadataUrl && { resourceMetadataUrl }) })
    .catch((error: unknown) => {
      throw unusable(error);
    });
  const { authorizationServerMetadata: metadata, resourceMetadata } = found;
  if (metadata?.registration_endpoint === undefined)
    throw new ServerFault(
      'refused',
      'its authorization server does not register clients: use a token instead.',
    );
  const resource = resourceMetadata?.resource ?? serverUrl;
  if (!sdk.checkResourceAllowed({ requestedResource: serverUrl, configuredResource: resource }))
    throw new ServerFault('refused', 'its metadata names another server as the resource.');
  const endpoints = [metadata.authorization_endpoint, metadata.token_endpoint];
  if (!endpoints.every((address) => isSafe(address, line)))
    throw new ServerFault('refused', 'its authorization server does not use HTTPS.');
  const scopes = scope === undefined ? (resourceMetadata?.scopes_supported ?? []) : scope.split(' ');
  const client = await sdk
    .registerClient(found.authorizationServerUrl, {
      metadata,
      clientMetadata: {
        client_name: clientName,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
        ...(scopes.length > 0 && { scope: scopes.join(' ') }),
      },
      fetchFn,
    })
    .catch((error: unknown) => {
      throw unusable(error);
    });
  return {
    issuer: metadata.issuer,
    authorizationEndpoint: metadata.authorization_endpoint,
    tokenEndpoint: metadata.token_endpoint,
    resource,
    scopes: scopes.filter((one) => one !== '').slice(0, 50),
    clientId: client.client_id,
    clientSecret: client.client_secret ?? null,
    clientProof: proofOf(client),
  };
}

/** The client as the OAuth of connections knows services. */
export const asService = (
  name: string,
  { clientProof, clientSecret, ...client }: OAuthClient,
): OutsideService => ({
  key: 'mcp',
  name,
  issuer: client.issuer,
  authorizationEndpoint: client.authorizationEndpoint,
  tokenEndpoint: client.tokenEndpoint,
  revocationEndpoint: null,
  apiOrigins: [],
  scopes: client.scopes,
  resource: client.resource,
  consentParameters: {},
  clientId: client.clientId,
  clientSecret: clientSecret ?? '',
  ...(clientProof !== 'post' && { clientProof }),
});

function proofOf(client: {
  readonly client_secret?: string | undefined;
  readonly token_endpoint_auth_method?: string | undefined;
}): OAuthClient['clientProof'] {
  if (client.client_secret === undefined || client.token_endpoint_auth_method === 'none') return 'none';
  return client.token_endpoint_auth_method === 'client_secret_post' ? 'post' : 'basic';
}

/** People are sent there, and tokens: not to scripts, nor in the clear. */
function isSafe(address: string, { addresses }: Line): boolean {
  const protocol = URL.parse(address)?.protocol;
  return protocol === 'https:' || (protocol === 'http:' && addresses.allowPrivate);
}

const unusable = (error: unknown): ServerFault =>
  error instanceof ServerFault
    ? error
    : new ServerFault(
        'refused',
        `consent cannot be asked for there: ${String((error as Error).message)
          .replaceAll('\0', '')
          .slice(0, 300)
          .toWellFormed()}`,
      );
