import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { Server as McpServer } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { lookupHere, testCa } from './receiver.ts';

const file = (name: string): Buffer => readFileSync(new URL(`./tls/${name}`, import.meta.url));

export interface OfferedTool {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly inputSchema: { readonly type: 'object' } & Record<string, unknown>;
  readonly annotations?: { readonly readOnlyHint?: boolean; readonly destructiveHint?: boolean };
}

interface Called {
  readonly name: string;
  readonly arguments: Record<string, unknown>;
  readonly authorization: string | undefined;
}

/** A real MCP server of the tests, over TLS, which may want a token or consent; its authorization server is on the same host. */
export class McpHost {
  tools: OfferedTool[] = [];
  /** Pages of tools, in place of `tools`. */
  page: ((cursor: string | undefined) => { tools: OfferedTool[]; nextCursor?: string }) | null = null;
  call: (called: Called) => Promise<unknown> | unknown = () => ({
    content: [{ type: 'text', text: 'done' }],
  });
  /** The tokens that it takes; null: it asks for none. */
  tokens: Set<string> | null = null;
  hasConsent = false;
  /** In place of everything else. */
  play: ((request: IncomingMessage, response: ServerResponse) => void) | null = null;
  readonly called: Called[] = [];
  readonly grants: URLSearchParams[] = [];
  readonly registered: Record<string, unknown>[] = [];
  readonly requests: string[] = [];
  /** What its metadata names as the resource. */
  resource: string | null = null;
  readonly #codes = new Map<string, string>();
  readonly #refreshes = new Set<string>();
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;

  constructor() {
    this.#server = createServer(
      { key: file('receiver.key'), cert: file('receiver.pem') },
      (request, response) => void this.#answer(request, response),
    );
    this.#server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.on('error', () => {});
    });
    this.#server.on('tlsClientError', () => {});
  }

  static async start(): Promise<McpHost> {
    const host = new McpHost();
    await new Promise<void>((resolve) => host.#server.listen(0, '127.0.0.1', resolve));
    return host;
  }

  /** How a service of the tests reaches it. */
  static readonly options = {
    config: { webhookAllowPrivate: true },
    outbound: { lookup: lookupHere, ca: testCa },
  };

  get origin(): string {
    return `https://hooks.receiver.test:${(this.#server.address() as AddressInfo).port}`;
  }

  get url(): string {
    return `${this.origin}/mcp`;
  }

  reset(): void {
    this.tools = [];
    this.page = null;
    this.call = () => ({ content: [{ type: 'text', text: 'done' }] });
    this.tokens = null;
    this.hasConsent = false;
    this.play = null;
    this.resource = null;
    for (const kept of [this.called, this.grants, this.registered, this.requests]) kept.length = 0;
  }

  /** The person agrees on the page: what their browser comes back with. */
  consent(address: string): { readonly state: string; readonly code: string } {
    const { searchParams: asked } = new URL(address);
    const code = randomUUID();
    this.#codes.set(code, asked.get('code_challenge')!);
    return { state: asked.get('state')!, code };
  }

  breakConnections(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async stop(): Promise<void> {
    this.breakConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url!, this.origin);
    this.requests.push(`${request.method} ${pathname}`);
    if (this.play !== null) return this.play(request, response);
    if (this.hasConsent && (await this.#authorize(pathname, request, response))) return;
    if (pathname !== '/mcp') return void response.writeHead(404).end();
    const authorization = request.headers.authorization;
    if (this.tokens !== null && !this.tokens.has(authorization?.replace('Bearer ', '') ?? ''))
      return void response
        .writeHead(401, {
          'www-authenticate': this.hasConsent
            ? `Bearer resource_metadata="${this.origin}/.well-known/oauth-protected-resource/mcp", scope="tools"`
            : 'Bearer',
        })
        .end();
    const server = this.#mcp(authorization);
    // Without sessions each request has a server of its own.
    const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined });
    await server.connect(transport as never);
    await transport.handleRequest(request, response);
  }

  #mcp(authorization: string | undefined): McpServer {
    const server = new McpServer(
      { name: 'warehouse-mcp', version: '2.3.0' },
      { capabilities: { tools: {} } },
    );
    server.setRequestHandler(ListToolsRequestSchema, ({ params }) =>
      this.page === null ? { tools: this.tools as never[] } : (this.page(params?.cursor) as never),
    );
    server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
      const called = { name: params.name, arguments: params.arguments ?? {}, authorization };
      this.called.push(called);
      return (await this.call(called)) as never;
    });
    return server;
  }

  /** Whether the request was one of the authorization server, or of the metadata. */
  async #authorize(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const json = (body: object, status = 200): true => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return true;
    };
    if (path === '/.well-known/oauth-protected-resource/mcp')
      return json({ resource: this.resource ?? this.url, authorization_servers: [this.origin] });
    if (path === '/.well-known/oauth-authorization-server')
      return json({
        issuer: this.origin,
        authorization_endpoint: `${this.origin}/authorize`,
        token_endpoint: `${this.origin}/token`,
        registration_endpoint: `${this.origin}/register`,
        response_types_supported: ['code'],
        code_challenge_methods_supported: ['S256'],
      });
    if (path !== '/register' && path !== '/token') return false;
    let text = '';
    for await (const chunk of request) text += String(chunk);
    if (path === '/register') {
      const asked = JSON.parse(text) as Record<string, unknown>;
      this.registered.push(asked);
      return json({ ...asked, client_id: `client-${this.registered.length}` }, 201);
    }
    const form = new URLSearchParams(text);
    this.grants.push(form);
    const isGood =
      form.get('grant_type') === 'refresh_token'
        ? this.#refreshes.delete(form.get('refresh_token') ?? '')
        : this.#codes.get(form.get('code') ?? '') ===
          createHash('sha256')
            .update(form.get('code_verifier') ?? '')
            .digest('base64url');
    if (!isGood) return json({ error: 'invalid_grant' }, 400);
    this.#codes.delete(form.get('code') ?? '');
    const [access, refresh] = [randomUUID(), randomUUID()];
    this.tokens!.add(access);
    this.#refreshes.add(refresh);
    return json({ access_token: access, refresh_token: refresh, token_type: 'Bearer', expires_in: 3600 });
  }
}
