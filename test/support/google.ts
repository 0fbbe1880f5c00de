import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { googleDrive, type OutsideService } from '#src/domain/connections/index.ts';

export interface DriveContent {
  readonly name: string;
  readonly mimeType: string;
  readonly bytes: Buffer;
}

/** Google's authorization server and Drive, as far as their protocols are used: PKCE, rotating refresh tokens, revocation, files v3. */
export class Google {
  readonly files = new Map<string, DriveContent>();
  /** Grants by refresh token; `code` is there until it is redeemed. */
  readonly #codes = new Map<string, { readonly challenge: string; readonly redirectUri: string }>();
  readonly #refreshTokens = new Set<string>();
  #accessToken = '';
  refreshes = 0;
  revocations = 0;
  /** Of tokens that are given out. */
  lifetimeSeconds = 3600;
  mood: 'well' | 'failing' | 'ended' = 'well';
  /** How long a renewal takes. */
  delayMs = 0;
  #server!: Server;

  async start(): Promise<this> {
    this.#server = createServer((request, response) => void this.#answer(request, response));
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  get service(): OutsideService {
    const url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return googleDrive(
      { clientId: 'agency', clientSecret: 'client-secret' },
      { accounts: url, oauth: url, api: url },
    );
  }

  /** The person agrees: what their browser comes back with. */
  consent(address: string): URLSearchParams {
    const { searchParams: asked } = new URL(address);
    const code = randomUUID();
    this.#codes.set(code, {
      challenge: asked.get('code_challenge')!,
      redirectUri: asked.get('redirect_uri')!,
    });
    return new URLSearchParams({ code, state: asked.get('state')! });
  }

  /** The token that is good now is good no longer. */
  forgetAccess(): void {
    this.#accessToken = '';
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, 'http://google');
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const form = new URLSearchParams(text);
    if (this.mood === 'failing') return json(response, 503, {});
    if (url.pathname === '/token') return this.#token(form, response);
    if (url.pathname === '/revoke') {
      this.revocations += this.#refreshTokens.delete(form.get('token') ?? '') ? 1 : 0;
      return void response.writeHead(200).end();
    }
    if (request.headers.authorization !== `Bearer ${this.#accessToken}` || this.#accessToken === '')
      return json(response, 401, { error: { code: 401 } });
    this.#file(url, response);
  }

  async #token(form: URLSearchParams, response: ServerResponse): Promise<void> {
    if (form.get('client_id') !== 'agency' || form.get('client_secret') !== 'client-secret')
      return json(response, 401, { error: 'invalid_client' });
    if (form.get('grant_type') === 'authorization_code') {
      const grant = this.#codes.get(form.get('code') ?? '');
      this.#codes.delete(form.get('code') ?? '');
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      if (grant?.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri'))
        return json(response, 400, { error: 'invalid_grant' });
      return this.#give(response);
    }
    this.refreshes += 1;
    await new Promise((resolve) => setTimeout(resolve, this.delayMs));
    // Each refresh token is good once.
    if (this.mood === 'ended' || !this.#refreshTokens.delete(form.get('refresh_token') ?? ''))
      return json(response, 400, { error: 'invalid_grant' });
    return this.#give(response);
  }

  #give(response: ServerResponse): void {
    this.#accessToken = randomUUID();
    const refresh = randomUUID();
    this.#refreshTokens.add(refresh);
    json(response, 200, {
      access_token: this.#accessToken,
      refresh_token: refresh,
      token_type: 'Bearer',
      expires_in: this.lifetimeSeconds,
      scope: 'https://www.googleapis.com/auth/drive.readonly',
    });
  }

  #file(url: URL, response: ServerResponse): void {
    const [, id, action] = /^\/drive\/v3\/files\/([^/]+)(\/export)?$/.exec(url.pathname) ?? [];
    const file = this.files.get(decodeURIComponent(id ?? ''));
    if (file === undefined) return json(response, 404, { error: { code: 404 } });
    const isNative = file.mimeType.startsWith('application/vnd.google-apps.');
    const isContent = url.searchParams.get('alt') === 'media';
    if (isContent ? isNative : action !== undefined && !isNative) return json(response, 403, {});
    if (isContent || action !== undefined) {
      response.writeHead(200, { 'content-type': url.searchParams.get('mimeType') ?? file.mimeType });
      return void response.end(file.bytes);
    }
    json(response, 200, {
      id,
      name: file.name,
      mimeType: file.mimeType,
      ...(!isNative && { size: String(file.bytes.length) }),
    });
  }
}

const json = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
