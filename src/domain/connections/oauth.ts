import * as oauth from 'oauth4webapi';
import { guardedFetch, type AddressPolicy, type BoundedFetch } from '#src/platform/outbound/index.ts';
import type { OutsideService } from './outside-services.ts';

export interface Outside {
  readonly addresses: AddressPolicy;
  readonly ca?: string | undefined;
  readonly silenceMs: number;
  /** In place of `guardedFetch`, for servers that nobody vouches for. */
  readonly fetch?: BoundedFetch;
}

/** The person has to consent again: what we have is good for nothing any more. */
export class ConsentEnded extends Error {
  override readonly name = 'ConsentEnded';
}

export interface GrantedTokens {
  readonly access: string;
  readonly refresh: string | null;
  readonly lifetimeSeconds: number | null;
  readonly scopes: readonly string[] | null;
}

const serverOf = (service: OutsideService): oauth.AuthorizationServer => ({
  issuer: service.issuer,
  authorization_endpoint: service.authorizationEndpoint,
  token_endpoint: service.tokenEndpoint,
  ...(service.revocationEndpoint !== null && { revocation_endpoint: service.revocationEndpoint }),
});

function proofOf({ clientProof, clientSecret }: OutsideService): oauth.ClientAuth {
  if (clientProof === 'none') return oauth.None();
  return clientProof === 'basic'
    ? oauth.ClientSecretBasic(clientSecret)
    : oauth.ClientSecretPost(clientSecret);
}

const resourceOf = ({ resource }: OutsideService): Record<string, string> =>
  resource === undefined ? {} : { resource };

const clientOf = ({ clientId }: OutsideService): oauth.Client => ({ client_id: clientId });

/** Where the person consents, with what the answer must prove. */
export async function consentUrl(
  service: OutsideService,
  {
    state,
    verifier,
    redirectUri,
  }: { readonly state: string; readonly verifier: string; readonly redirectUri: string },
): Promise<string> {
  const url = new URL(service.authorizationEndpoint);
  const parameters = {
    response_type: 'code',
    client_id: service.clientId,
    redirect_uri: redirectUri,
    ...(service.scopes.length > 0 && { scope: service.scopes.join(service.scopeSeparator ?? ' ') }),
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...resourceOf(service),
    ...service.consentParameters,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

export const newVerifier = (): string => oauth.generateRandomCodeVerifier();

/** Tokens for the code that the person came back with. `ConsentEnded` when they declined, or the code is not good. */
export async function redeemCode(
  service: OutsideService,
  answer: URLSearchParams,
  {
    state,
    verifier,
    redirectUri,
  }: { readonly state: string; readonly verifier: string; readonly redirectUri: string },
  outside: Outside,
): Promise<GrantedTokens> {
  return granted(service, async () => {
    const server = serverOf(service);
    const client = clientOf(service);
    const parameters = oauth.validateAuthResponse(server, client, answer, state);
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      proofOf(service),
      parameters,
      redirectUri,
      verifier,
      { ...optionsOf(outside), additionalParameters: resourceOf(service) },
    );
    return oauth.processAuthorizationCodeResponse(
      server,
      client,
      await plain(service, response),
      typesOf(service),
    );
  });
}

export async function refresh(
  service: OutsideService,
  refreshToken: string,
  outside: Outside,
): Promise<GrantedTokens> {
  return granted(service, async () => {
    const server = serverOf(service);
    const client = clientOf(service);
    const response = await oauth.refreshTokenGrantRequest(server, client, proofOf(service), refreshToken, {
      ...optionsOf(outside),
      additionalParameters: resourceOf(service),
    });
    return oauth.processRefreshTokenResponse(
      server,
      client,
      await plain(service, response),
      typesOf(service),
    );
  });
}

/** Tells the service that the token is good no longer. */
export async function revokeToken(service: OutsideService, token: string, outside: Outside): Promise<void> {
  const response = await oauth.revocationRequest(
    serverOf(service),
    clientOf(service),
    proofOf(service),
    token,
    optionsOf(outside),
  );
  await oauth.processRevocationResponse(response);
}

async function granted(
  { scopeSeparator }: OutsideService,
  ask: () => Promise<oauth.TokenEndpointResponse>,
): Promise<GrantedTokens> {
  try {
    const answer = await ask();
    return {
      access: answer.access_token,
      refresh: answer.refresh_token ?? null,
      lifetimeSeconds: answer.expires_in ?? null,
      scopes: answer.scope?.split(scopeSeparator ?? ' ').filter((scope) => scope !== '') ?? null,
    };
  } catch (error) {
    if (isEnded(error)) throw new ConsentEnded((error as Error).message, { cause: error });
    throw error;
  }
}

const typesOf = ({ tokenType }: OutsideService) =>
  tokenType === undefined ? {} : { recognizedTokenTypes: { [tokenType]: () => {} } };

/** What a service refuses with status 200, in the words of the standard. */
async function plain({ refusesWithOk }: OutsideService, response: Response): Promise<Response> {
  if (refusesWithOk !== true || response.status !== 200) return response;
  const body = (await response.json()) as { readonly ok?: boolean; readonly error?: string };
  const refused = { error: 'invalid_grant', error_description: body.error ?? 'refused' };
  return Response.json(body.ok === false ? refused : body, { status: body.ok === false ? 400 : 200 });
}

const isEnded = (error: unknown): boolean =>
  error instanceof oauth.AuthorizationResponseError ||
  (error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant');

const optionsOf = ({ addresses, ca, silenceMs, fetch }: Outside) => ({
  [oauth.allowInsecureRequests]: addresses.allowPrivate,
  [oauth.customFetch]: (url: string, { method, headers, body }: oauth.CustomFetchOptions<string, unknown>) =>
    fetch?.(url, { method, headers, body: body == null ? null : String(body) }) ??
    guardedFetch(
      url,
      { method, headers, body: body == null ? undefined : String(body), silenceMs, ca },
      addresses,
    ),
});
