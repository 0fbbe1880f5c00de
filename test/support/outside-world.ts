import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { servicesByClient, type OutsideService } from '#src/domain/connections/index.ts';
import { lookupHere } from './receiver.ts';

/** A request as a service outside got it. */
export interface Seen {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

type Answer = unknown;
type Play = (seen: Seen, response: ServerResponse) => Answer;

/** What `play` returns to answer with another status, or with headers. */
export class Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** Left open: the service says nothing, or ends the response itself. */
export const silence = Symbol('silence');

/** Where an address outside is found among those that are played on this machine. */
export const relocated = (port: number, url: URL): URL =>
  new URL(`http://127.0.0.1:${port}/${url.host}${url.pathname}${url.search}`);

/** Services at their real addresses, on this machine: what they are asked, and what they answer. */
export class OutsideWorld {
  readonly seen: Seen[] = [];
  readonly #plays = new Map<string, Play>();
  readonly #hosts = new Map<string, Play>();
  readonly #codes = new Map<string, string>();
  readonly tokens = new Set<string>();
  scope = '';
  mood: 'well' | 'refusing' = 'well';
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

  /** How a service of the tests reaches this one instead of the world. */
  get options() {
    return {
      config: { webhookAllowPrivate: true, outsideServices: this.services },
      outbound: { lookup: lookupHere, relocate: (url: URL) => this.#relocate(url) },
    };
  }

  get services(): readonly OutsideService[] {
    const client = { clientId: 'agency', clientSecret: 'client-secret' };
    return Object.values(servicesByClient).flatMap((all) => all.map((one) => one(client)));
  }

  /** Answers what is sent to `GET host/path`. */
  on(request: string, play: Play): void {
    this.#plays.set(request, play);
  }

  /** Answers whatever is sent to the host. */
  any(host: string, play: Play): void {
    this.#hosts.set(host, play);
  }

  takeSeen(): Seen[] {
    return this.seen.splice(0);
  }

  /** The person agrees on the page: what their browser comes back with. */
  consent(address: string): { readonly state: string; readonly code: string } {
    const { searchParams: asked } = new URL(address);
    const code = randomUUID();
    this.#codes.set(code, asked.get('code_challenge')!);
    return { state: asked.get('state')!, code };
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  #relocate(url: URL): URL {
    return relocated(this.port, url);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, 'http://world');
    const [, host = '', ...parts] = url.pathname.split('/');
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const seen: Seen = {
      method: request.method!,
      host,
      path: `/${parts.join('/')}`,
      query: url.searchParams,
      headers: request.headers,
      text,
    };
    this.seen.push(seen);
    const play =
      this.#plays.get(`${seen.method} ${host}${seen.path}`) ?? this.#hosts.get(host) ?? this.#oauth(seen);
    const answer = play === undefined ? new Reply(404, { message: 'no such path' }) : play(seen, response);
    if (answer === silence) return;
    const { status, body, headers } = answer instanceof Reply ? answer : new Reply(200, answer);
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(body === undefined ? '' : JSON.stringify(body));
  }

  /** Any authorization server: codes with PKCE, refresh tokens that are good once. */
  #oauth({ path, text }: Seen): Play | undefined {
    if (!/token$|oauth\.v2\.access$/.test(path)) return undefined;
    const form = new URLSearchParams(text);
    const isSlack = path.endsWith('oauth.v2.access');
    const refused = () =>
      isSlack ? { ok: false, error: 'invalid_code' } : new Reply(400, { error: 'invalid_grant' });
    return () => {
      if (this.mood === 'refusing') return refused();
      if (form.get('grant_type') === 'authorization_code') {
        const challenge = createHash('sha256')
          .update(form.get('code_verifier') ?? '')
          .digest('base64url');
        const code = form.get('code') ?? '';
        if (this.#codes.get(code) !== challenge) return refused();
        this.#codes.delete(code);
      } else if (!this.tokens.delete(form.get('refresh_token') ?? '')) return refused();
      const [access, refresh] = [randomUUID(), randomUUID()];
      this.tokens.add(access).add(refresh);
      return {
        ok: true,
        access_token: access,
        refresh_token: refresh,
        token_type: isSlack ? 'bot' : 'Bearer',
        expires_in: 3600,
        scope: this.scope,
      };
    };
  }
}
