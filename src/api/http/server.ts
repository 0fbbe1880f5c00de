import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server as HttpServer,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { AiModels } from '#src/domain/ai/index.ts';
import { sessionCookieName } from '#src/api/auth/index.ts';
import {
  Door,
  readerPatienceMs,
  RequestLog,
  type DoorOptions,
  type ResponseCheck,
} from '#src/api/door/index.ts';
import type { HostedDoor, HostedDoorOptions } from '#src/api/hosted/index.ts';
import { problem } from '#src/platform/errors/index.ts';
import type { RateLimiter } from '#src/platform/limits/index.ts';
import type { Log } from '#src/platform/log.ts';
import { inTrace } from '#src/platform/trace/index.ts';
import { Api } from './api.ts';
import { answerClientError } from './client-errors.ts';
import { Connections } from './connections.ts';
import { contractDocuments } from './contract-documents.ts';
import { documentLimits, type DocumentBudgets, type LimitDocument } from './document-limits.ts';
import { limitArrival } from './arrival-limit.ts';
import { Health } from './health.ts';
import { HostedHost } from './hosted-host.ts';
import { Metrics } from './metrics.ts';
import { bearsToken, type MetricsAccess } from './metrics-access.ts';
import { listenForStatus } from './status-port.ts';

export interface ServerOptions extends Pick<
  DoorOptions,
  'families' | 'loadHandlers' | 'db' | 'authenticator' | 'limiter' | 'sessionLimiter' | 'services' | 'turns'
> {
  readonly log: Log;
  /** Without it nothing is at /v1/mcp. */
  readonly mcp?: McpSettings | undefined;
  /** Without it there are no hosted addresses. */
  readonly hosted?: HostedSettings | undefined;
  /** Limits of documents that need no credential (default: none). */
  readonly documentBudgets?: DocumentBudgets | undefined;
  /** Public address without a trailing slash; null: follows from where the server listens. */
  readonly baseUrl?: string | null;
  /** Compares answers with the contract (default: none is). */
  readonly responseCheck?: ResponseCheck | undefined;
  readonly timeouts?: Partial<Timeouts> | undefined;
  /** Of the process (default: of this server alone). */
  readonly metrics?: Metrics | undefined;
  /** Who may read metrics (default: this machine alone). */
  /** What is wrong with the store of files, for /readyz. */
  readonly findStoreFault?: (() => Promise<string | undefined>) | undefined;
  readonly metricsAccess?: MetricsAccess | undefined;
  /** Certificates that outbound requests trust instead of the well-known ones (PEM). */
  readonly outboundCa?: string | undefined;
  /** Proxies in front whose word about the caller's address counts (default 0). */
  readonly trustedProxies?: number;
}

export interface McpSettings {
  readonly limits: { readonly tenant: RateLimiter; readonly subject: RateLimiter };
  /** Origins of browser-based hosts, beside our own. */
  readonly allowedOrigins: readonly string[];
  /** The model that puts the tools of a pack in order; without one, their words do. */
  readonly routerModels: AiModels;
}

export interface HostedSettings extends Pick<
  HostedDoorOptions,
  'limits' | 'limitedLogs' | 'responseCheck' | 'patience' | 'streams'
> {
  /** Loads the operations and where their handlers are, when the first call comes. */
  readonly load: () => Promise<Pick<HostedDoorOptions, 'families' | 'loadHandlers'>>;
}

/** Patience with callers, in milliseconds. */
export interface Timeouts {
  readonly headersMs: number;
  readonly requestMs: number;
  readonly keepAliveMs: number;
  /** How long a caller may take nothing of an answer. */
  readonly unreadMs: number;
  /** How long requests in flight may take when the server stops. */
  readonly stopMs: number;
}

export interface Address {
  readonly port: number;
  readonly url: string;
}

// Idle connections stay longer than the 60 seconds after which load balancers stop reusing theirs.
const defaultTimeouts: Timeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 65_000,
  unreadMs: readerPatienceMs,
  stopMs: 10_000,
};
const timeoutCheckMs = 1000;
const maxHeaderBytes = 32 * 1024;
const strictTransport = 'max-age=31536000; includeSubDomains';

/** The HTTP server: `/v1` goes straight to the router and the door, everything else to Express. */
export class Server {
  readonly door: Door;
  readonly health: Health;
  readonly #options: ServerOptions;
  readonly #timeouts: Timeouts;
  readonly #metricsAccess: MetricsAccess;
  #statusServer: HttpServer | undefined;
  readonly #metrics: Metrics;
  readonly #requestLog: RequestLog;
  readonly #limitDocument: LimitDocument;
  readonly #stopping = new AbortController();
  readonly #http: HttpServer;
  /** The newest response of each connection, for errors that Node reports on the bare socket. */
  readonly #current = new WeakMap<Duplex, ServerResponse>();
  #app: Promise<(request: IncomingMessage, response: ServerResponse) => void> | undefined;
  #mcp: Promise<{ handle(request: IncomingMessage, response: ServerResponse): Promise<void> }> | undefined;
  #hosted: Promise<HostedDoor> | undefined;
  #baseUrl = '';

  constructor(options: ServerOptions) {
    const { db, log } = options;
    this.#options = options;
    this.#timeouts = { ...defaultTimeouts, ...options.timeouts };
    this.#metricsAccess = options.metricsAccess ?? { port: null, token: null };
    this.#metrics = options.metrics ?? new Metrics(db);
    this.#requestLog = new RequestLog(db.system, log);
    this.health = new Health({ db, findStoreFault: options.findStoreFault });
    this.#metrics.unreadySeconds = () => this.health.unreadySeconds();
    this.door = new Door({
      ...options,
      meter: this.#metrics,
      requestLog: this.#requestLog,
    });
    this.#metrics.turns = this.door.turns;
    this.#limitDocument = documentLimits(options.documentBudgets, options.trustedProxies ?? 0);
    this.#http = this.#createHttpServer();
  }

  /** Accepts requests from now on. Rejects when the port is taken. */
  async listen(port: number, host: string): Promise<Address> {
    await new Promise<void>((resolve, reject) => {
      this.#http.once('error', reject);
      this.#http.listen({ port, host }, () => {
        this.#http.off('error', reject);
        resolve();
      });
    });
    const address = this.#http.address() as AddressInfo;
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
    this.#baseUrl = this.#options.baseUrl ?? url;
    this.#statusServer = await this.#listenForStatus(host);
    this.health.state = 'ready';
    setImmediate(() => void this.#metrics.load());
    return { port: address.port, url };
  }

  async #listenForStatus(host: string): Promise<HttpServer | undefined> {
    const { port, token } = this.#metricsAccess;
    if (port === null) return undefined;
    const status = {
      health: this.health,
      metrics: this.#metrics,
      mayReadMetrics: bearsToken(token),
    };
    return (await listenForStatus(status, port, host)).server;
  }

  /** Serves on, but is not ready any more, and asks each caller to connect anew: elsewhere, where a balancer has noticed. */
  retire(): void {
    this.health.state = 'stopping';
  }

  /** Takes no more connections, lets requests in flight end, and stores what they left behind. */
  async close(): Promise<void> {
    this.retire();
    this.#statusServer?.close();
    this.#stopping.abort();
    (await this.#hosted)?.stop();
    if (this.#http.listening) await this.#drain();
    await this.door.close();
  }

  async #drain(): Promise<void> {
    const closed = new Promise<void>((resolve) => void this.#http.close(() => resolve()));
    // A connection may have become idle with its last answer already sent as one to be kept.
    const sweep = setInterval(() => this.#http.closeIdleConnections(), 50);
    const deadline = setTimeout(() => this.#http.closeAllConnections(), this.#timeouts.stopMs);
    await closed;
    clearInterval(sweep);
    clearTimeout(deadline);
  }

  #createHttpServer(): HttpServer {
    const isStopping = () => this.health.state === 'stopping';
    const api = new Api({
      door: this.door,
      documents: contractDocuments(() => this.#baseUrl, this.#options.families),
      limitDocument: this.#limitDocument,
      metrics: this.#metrics,
      log: this.#options.log,
      edge: {
        trustedProxies: this.#options.trustedProxies ?? 0,
        sessionCookie: () => sessionCookieName(this.#baseUrl),
      },
      isStopping,
      stopping: this.#stopping.signal,
    });
    const server = createHttpServer({
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: this.#timeouts.headersMs,
      // One limit for all would end long uploads to hosted addresses; see `limitArrival`.
      requestTimeout: 0,
      keepAliveTimeout: this.#timeouts.keepAliveMs,
      connectionsCheckingInterval: Math.min(timeoutCheckMs, this.#timeouts.headersMs),
      // A missing Host is answered by us, in the standard shape.
      requireHostHeader: false,
      noDelay: true,
    });
    const host = new HostedHost(
      () => this.#options.services.hostedUrl(),
      () => this.#baseUrl,
    );
    const tooLate = ({ socket }: IncomingMessage) =>
      this.#answerClientError(Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
    const connections = new Connections(this.#timeouts);
    server.on('connection', (socket) => connections.admit(socket));
    const inTurn =
      (handle: (request: IncomingMessage, response: ServerResponse) => void) =>
      (request: IncomingMessage, response: ServerResponse) => {
        this.#current.set(request.socket, response);
        connections.take(request, response, () => handle(request, response));
      };
    const serve = inTurn((request, response) =>
      inTrace(request.headers['traceparent'] as string | undefined, () => dispatch(request, response)),
    );
    const dispatch = (request: IncomingMessage, response: ServerResponse): void => {
      if (this.#isSecure(request)) response.setHeader('Strict-Transport-Security', strictTransport);
      const place = this.#options.hosted === undefined ? 'rest' : host.placeOf(request);
      const limit = () => limitArrival(request, response, this.#timeouts.requestMs, tooLate);
      if (place !== 'rest') {
        // Their bodies have patience of their own, until they are answered.
        response.once('finish', () => void (request.complete || limit()));
        return void this.#serveHosted(this.#options.hosted!, request, response, place === 'here');
      }
      limit();
      if (isMcp(request.url!) && this.#options.mcp !== undefined)
        void this.#serveMcp(this.#options.mcp, request, response);
      else if (isApi(request.url!)) api.handle(request, response);
      else void this.#servePage(request, response);
    };
    server.on('request', serve);
    // The caller sent `Expect: 100-continue`: it gets `100 Continue` when its body is wanted.
    server.on('checkContinue', serve);
    server.on(
      'checkExpectation',
      inTurn(
        (request, response) =>
          void api.refuse(
            request,
            response,
            problem('expectation_failed', 'The only supported expectation is 100-continue.'),
          ),
      ),
    );
    server.on('clientError', (error, socket) => this.#answerClientError(error, socket));
    return server;
  }

  #answerClientError(error: Error, socket: Duplex): void {
    const status = answerClientError(error, socket, this.#current.get(socket));
    if (status !== undefined) this.#metrics.countRefusal(status);
  }

  /** TLS ends in front of the service: a proxy that is trusted says so, else the public address does. */
  #isSecure({ headers }: IncomingMessage): boolean {
    const proto = (this.#options.trustedProxies ?? 0) > 0 ? headers['x-forwarded-proto'] : undefined;
    if (typeof proto === 'string') return proto.split(',').at(-1)!.trim() === 'https';
    return this.#baseUrl.startsWith('https:');
  }

  /** The protocol and the catalogue of tools are loaded when the first host comes. */
  async #serveMcp(settings: McpSettings, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { db, authenticator, log, trustedProxies = 0 } = this.#options;
    this.#metrics.started();
    response.once('close', () => this.#metrics.ended());
    if (this.health.state === 'stopping') response.setHeader('Connection', 'close');
    this.#mcp ??= import('#src/api/mcp/index.ts').then(({ createMcp }) =>
      createMcp({
        ...settings,
        trustedProxies,
        door: this.door,
        models: this.#options.services.ai,
        requestLog: this.#requestLog,
        db,
        authenticator,
        log,
        meter: this.#metrics,
        baseUrl: this.#baseUrl,
      }),
    );
    await (await this.#mcp).handle(request, response);
  }

  /** The door and its table of operations are loaded when the first call comes. */
  async #serveHosted(
    { load, ...settings }: HostedSettings,
    request: IncomingMessage,
    response: ServerResponse,
    isHere: boolean,
  ): Promise<void> {
    const { db, services, log, trustedProxies = 0 } = this.#options;
    this.#hosted ??= Promise.all([import('#src/api/hosted/index.ts'), load()]).then(
      ([{ HostedDoor }, served]) =>
        new HostedDoor({
          ...settings,
          ...served,
          db,
          services,
          log,
          trustedProxies,
          turns: this.door.turns,
          metrics: this.#metrics.ofHosted,
          isStopping: () => this.health.state === 'stopping',
        }),
    );
    await (await this.#hosted).handle(request, response, isHere);
  }

  /** Express is loaded when something first asks for it, so that it does not delay the start. */
  async #servePage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#app ??= import('./app.ts').then(({ createApp }) =>
      createApp({
        health: this.health,
        metrics: this.#metrics,
        metricsAccess: this.#metricsAccess,
        log: this.#options.log,
        limitDocument: this.#limitDocument,
        oauth: this.#oauthOptions(),
      }),
    );
    if (this.health.state === 'stopping') response.setHeader('Connection', 'close');
    (await this.#app)(request, response);
  }

  #oauthOptions() {
    const { db, services, outboundCa: ca, trustedProxies = 0 } = this.#options;
    return {
      db,
      services,
      base: () => this.#baseUrl,
      documents: { policy: services.addresses, ca },
      limitDiscovery: (request: IncomingMessage) => this.#limitDocument('discovery', request),
      trustedProxies,
    };
  }
}

const isMcp = (url: string): boolean => url === '/v1/mcp' || url.startsWith('/v1/mcp?');

/** Whether the API answers for this request target; the absolute form and `*` are its business too. */
const isApi = (url: string): boolean =>
  url.startsWith('/v1/') ||
  url.startsWith('/console/api/') ||
  url === '/v1' ||
  url.startsWith('/v1?') ||
  !url.startsWith('/');

export const createServer = (options: ServerOptions): Server => new Server(options);
