import * as oauth from 'oauth4webapi';
import { BrowserSession, type PageAnswer } from './browser-session.ts';
import { cheapHash } from './passwords.ts';
import type { Service, TestAgency } from './service.ts';

/** The tests' services speak plain HTTP on a loopback address. */
export const insecure = { [oauth.allowInsecureRequests]: true } as const;
export const password = 'a correct horse on 1 battery';
export const redirectUri = 'http://127.0.0.1:7777/callback';

/** Lets the agency's owner sign in; answers their e-mail. */
export async function setOwnerPassword(service: Service, { ownerId }: TestAgency): Promise<string> {
  const [account] = await service.query<{ email: string }>(
    'update accounts set password_hash = $2 where id = (select account_id from users where id = $1) returning email',
    [ownerId, cheapHash(password)],
  );
  return account!.email;
}

/** A program that connects to the service as MCP hosts do: discovery, registration, PKCE, checks of what comes back. */
export class Host {
  readonly base: string;
  server!: oauth.AuthorizationServer;
  client!: oauth.Client;
  readonly verifier = oauth.generateRandomCodeVerifier();
  readonly state = oauth.generateRandomState();

  private constructor(base: string) {
    this.base = base;
  }

  /** `clientId` names one that needs no registration. */
  static async connect(
    base: string,
    { metadata = {}, clientId }: { metadata?: Record<string, unknown>; clientId?: string } = {},
  ): Promise<Host> {
    const host = new Host(base);
    const issuer = new URL(base);
    host.server = await oauth.processDiscoveryResponse(
      issuer,
      await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure }),
    );
    if (clientId !== undefined) {
      host.client = { client_id: clientId, token_endpoint_auth_method: 'none' };
      return host;
    }
    const asked = { client_name: 'Test host', redirect_uris: [redirectUri], ...metadata };
    host.client = await oauth.processDynamicClientRegistrationResponse(
      await oauth.dynamicClientRegistrationRequest(host.server, asked as never, insecure),
    );
    return host;
  }

  /** Address that the host opens in a browser; null leaves a parameter out. */
  async authorizeUrl(change: Readonly<Record<string, string | null>> = {}): Promise<URL> {
    const url = new URL(this.server.authorization_endpoint!);
    const parameters = {
      response_type: 'code',
      client_id: this.client.client_id,
      redirect_uri: redirectUri,
      state: this.state,
      resource: `${this.base}/v1/mcp`,
      code_challenge: await oauth.calculatePKCECodeChallenge(this.verifier),
      code_challenge_method: 'S256',
      ...change,
    };
    for (const [name, value] of Object.entries(parameters))
      if (value !== null) url.searchParams.set(name, value);
    return url;
  }

  /** Checks state and issuer of an answer at the redirect URI. */
  validate(callback: URL): URLSearchParams {
    return oauth.validateAuthResponse(this.server, this.client, callback, this.state);
  }

  async exchange(
    callback: URL,
    change: { redirectUri?: string; verifier?: string; parameters?: Record<string, string> } = {},
  ): Promise<oauth.TokenEndpointResponse> {
    const answer = await oauth.authorizationCodeGrantRequest(
      this.server,
      this.client,
      oauth.None(),
      this.validate(callback),
      change.redirectUri ?? redirectUri,
      change.verifier ?? this.verifier,
      { ...insecure, additionalParameters: { resource: `${this.base}/v1/mcp`, ...change.parameters } },
    );
    return oauth.processAuthorizationCodeResponse(this.server, this.client, answer);
  }

  async refresh(token: string, base = this.base): Promise<oauth.TokenEndpointResponse> {
    const server = { ...this.server, token_endpoint: `${base}/oauth/token` };
    return oauth.processRefreshTokenResponse(
      server,
      this.client,
      await oauth.refreshTokenGrantRequest(server, this.client, oauth.None(), token, insecure),
    );
  }

  async revoke(token: string): Promise<void> {
    await oauth.processRevocationResponse(
      await oauth.revocationRequest(this.server, this.client, oauth.None(), token, insecure),
    );
  }
}

export interface Decision {
  readonly email: string;
  readonly agency?: TestAgency;
  readonly change?: Readonly<Record<string, string | null>>;
  readonly browser?: BrowserSession;
  /** Ticks "Manage people and permissions". */
  readonly managesPeople?: boolean;
}

/** The user's part: signs in where that is asked, picks the agency, allows. Answers where the browser is sent. */
export async function authorize(
  host: Host,
  { email, agency, change = {}, browser = new BrowserSession(), managesPeople = false }: Decision,
): Promise<URL> {
  let page = await browser.follow(await host.authorizeUrl(change));
  if (page.text.includes('name="password"'))
    page = await browser.submit(page, '/sign-in', { email, password });
  const answer = await browser.submit(page, '/consent', {
    ...(agency && { agency: agency.id }),
    ...(managesPeople && { manage_people: 'yes' }),
    decision: 'allow',
  });
  if (answer.location === null) throw new Error(`Consent ended on a page: ${textOf(answer)}`);
  return answer.location;
}

/** Both halves: the tokens of a new connection. */
export const connect = async (host: Host, decision: Decision): Promise<oauth.TokenEndpointResponse> =>
  host.exchange(await authorize(host, decision));

/** What a page says. */
export const textOf = ({ text }: PageAnswer): string =>
  text
    .replace(/^.*<main>|<\/main>.*$/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
