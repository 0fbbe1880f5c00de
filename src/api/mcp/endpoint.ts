import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Authenticator } from '#src/api/auth/index.ts';
import {
  CallerGone,
  clientAddress,
  parseBoundedJson,
  readBody,
  requestIdFrom,
  requestIdHeader,
} from '#src/api/request/index.ts';
import type { Identity } from '#src/call/context.ts';
import { counted } from '#src/platform/counted.ts';
import { toProblem } from '#src/platform/db/index.ts';
import { problem, type Problem } from '#src/platform/errors/index.ts';
import type { RateLimiter } from '#src/platform/limits/index.ts';
import type { Log } from '#src/platform/log.ts';
import type { McpCall, McpParts } from './call.ts';
import { corsHeaders, mayBatch, preflightHeaders, sessionIdOf, Visitors } from './endpoint-rules.ts';
import type { ToolMeter } from './host-server.ts';
import { callsIn, cancelledIn, errorText, idOf, refusalText, toolCall, toolCallsIn } from './json-rpc.ts';
import { Protocol } from './protocol.ts';
import { recordHostCall, type HostRequest } from './record-call.ts';
import { RunningCalls, type HostCalls, type HostSession } from './running-calls.ts';

export interface EndpointOptions extends McpParts {
  readonly authenticator: Pick<Authenticator, 'authenticate'>;
  /** Calls of an agency, and of one program in it. */
  readonly limits: { readonly tenant: RateLimiter; readonly subject: RateLimiter };
  /** Public address of the service, without a trailing slash. */
  readonly baseUrl: string;
  readonly allowedOrigins: readonly string[];
  /** Proxies in front of the service whose word about the caller's address counts. */
  readonly trustedProxies: number;
  readonly log: Log;
  readonly meter: ToolMeter;
}

const maxBatched = 20;

/**
 * `/v1/mcp`: Streamable HTTP without state. Each POST is independent, and any process can serve it; the
 * state of a conversation is in the database.
 */
export class Endpoint {
  readonly #options: EndpointOptions;
  readonly #visitors: Visitors;
  readonly #challenge: string;
  readonly #protocol: Protocol;
  readonly #running: RunningCalls;

  constructor(options: EndpointOptions) {
    this.#options = options;
    this.#visitors = new Visitors(options.baseUrl, options.allowedOrigins);
    this.#protocol = new Protocol(options);
    this.#running = new RunningCalls(options);
    this.#challenge = `resource_metadata="${options.baseUrl}/.well-known/oauth-protected-resource/v1/mcp"`;
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = requestIdFrom(requestIdHeader(request));
    response.setHeader('X-Request-Id', requestId);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const startedAt = performance.now();
    let message: unknown;
    let caller: HostRequest | undefined;
    try {
      const refusal = this.#visitors.refusal(request);
      if (refusal !== undefined) throw problem('permission_denied', refusal);
      for (const [name, value] of Object.entries(corsHeaders(request))) response.setHeader(name, value);
      if (request.method === 'OPTIONS')
        return void response.writeHead(204, { ...preflightHeaders, Allow: 'POST, OPTIONS' }).end();
      if (request.method !== 'POST')
        throw problem(
          'method_not_allowed',
          'This server keeps neither sessions nor streams: send every message with POST.',
          { headers: { allow: 'POST, OPTIONS' } },
        );
      const ipAddress = clientAddress(request, this.#options.trustedProxies);
      const userAgent = request.headers['user-agent'];
      const identity = await this.#options.authenticator.authenticate(request.headers.authorization, {
        ip_address: ipAddress ?? null,
        user_agent: userAgent?.slice(0, 1000) ?? null,
        request_id: requestId,
      });
      caller = { identity, now: new Date(), startedAt, requestId, ipAddress, userAgent };
      message = await readMessage(request, response);
      const session = sessionOf(request, identity);
      // The calls to cancel may have all the turns of the agency.
      if (session !== undefined) await this.#cancel(session, identity, message);
      const paid = toolCallsIn(message);
      // Calls that wait can be cancelled as well.
      const calls = this.#running.begin(session, paid);
      whenClosed(response, () => calls.end());
      await this.#pay(identity, paid.length);
      const { turns } = this.#options.door;
      await turns.take(identity.tenantId);
      if (response.closed) return turns.leave(identity.tenantId);
      // The transport returns before the tools have answered.
      response.once('close', () => turns.leave(identity.tenantId));
      await this.#answer(request, response, message, caller, calls);
    } catch (error) {
      this.#refuse(request, response, error, message, requestId, caller);
    }
  }

  /** What does not run here may run in another process. Hearing of it costs them something, so that it has the price of a call. */
  async #cancel(session: HostSession, identity: Identity, message: unknown): Promise<void> {
    for (const requestId of cancelledIn(message)) {
      if (this.#running.cancel(session, requestId)) continue;
      if ((await this.#spend(identity)) === undefined)
        await this.#running.cancelElsewhere(session, requestId);
    }
  }

  async #pay(identity: Identity, count: number): Promise<void> {
    for (let paid = 0; paid < count; paid += 1) {
      const seconds = await this.#spend(identity);
      if (seconds !== undefined) {
        throw problem(
          'rate_limited',
          `The call did not run: the limit of MCP calls is reached. Try again in ${counted(seconds, 'second')}.`,
          { headers: { 'retry-after': String(seconds) } },
        );
      }
    }
  }

  async #spend({ tenantId, subject }: Identity): Promise<number | undefined> {
    const { limits } = this.#options;
    const own = await limits.subject.take(tenantId, subject);
    if (!own.allowed) return Math.max(1, own.resetSeconds);
    const agency = await limits.tenant.take(tenantId);
    return agency.allowed ? undefined : Math.max(1, agency.resetSeconds);
  }

  async #answer(
    request: IncomingMessage,
    response: ServerResponse,
    message: unknown,
    caller: HostRequest,
    calls: HostCalls,
  ): Promise<void> {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const call: McpCall = {
      ...this.#options,
      ...caller,
      signal: gone.signal,
      signalOf: (requestId) => calls.signalOf(requestId),
      spend: () => this.#spend(caller.identity),
    };
    await this.#protocol.answer(request, response, message, call);
    // Calls of tools are recorded as they end.
    for (const { method } of callsIn(message))
      if (method !== toolCall) recordHostCall(this.#options.requestLog, caller, { name: method });
  }

  #refuse(
    request: IncomingMessage,
    response: ServerResponse,
    error: unknown,
    message: unknown,
    requestId: string,
    caller: HostRequest | undefined,
  ): void {
    if (error instanceof CallerGone || response.headersSent) return void response.destroy();
    const refusal = toProblem(error);
    const level = refusal.status >= 500 ? 'error' : 'info';
    this.#options.log[level](
      {
        request_id: requestId,
        channel: 'mcp',
        method: request.method,
        status: refusal.status,
        problem: refusal.code,
        internal: refusal.internal,
      },
      'request refused',
    );
    if (caller !== undefined)
      for (const { name } of message === undefined ? [{ name: null }] : callsIn(message))
        recordHostCall(this.#options.requestLog, caller, { name, refusal });
    for (const [name, value] of Object.entries(refusal.headers)) response.setHeader(name, value);
    if (refusal.status === 401) response.setHeader('WWW-Authenticate', this.#challengeFor(request, refusal));
    // Host libraries hide the body of a 429 from their models; the error of an answered call they pass on.
    if (refusal.code === 'rate_limited' && message !== undefined)
      return void response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(refusalText(refusal, message));
    // What is left of the request is not read: the connection cannot be used again.
    if (!request.complete) response.setHeader('Connection', 'close');
    response
      .writeHead(refusal.status, { 'Content-Type': 'application/json' })
      .end(errorText(refusal, idOf(message)));
  }

  /** RFC 6750: without a credential in the request there is no error code, only where to get one. */
  #challengeFor({ headers }: IncomingMessage, { type, message }: Problem): string {
    const reason =
      headers.authorization === undefined
        ? ''
        : `error="${type}", error_description="${message.replace(/[^\x20-\x21\x23-\x5b\x5d-\x7e]/g, ' ')}", `;
    return `Bearer ${reason}${this.#challenge}`;
  }
}

function whenClosed(response: ServerResponse, then: () => void): void {
  if (response.closed) then();
  else response.once('close', then);
}

function sessionOf(request: IncomingMessage, identity: Identity): HostSession | undefined {
  const sessionId = sessionIdOf(request);
  return sessionId === undefined ? undefined : { identity, sessionId };
}

async function readMessage(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const bytes = await readBody(request, response);
  if (bytes === undefined || bytes.length === 0)
    throw problem('malformed_json', 'The body is empty: send a JSON-RPC message.');
  const message = parseBoundedJson(bytes.toString('utf8'), 'body');
  if (!Array.isArray(message)) return message;
  if (!mayBatch(request))
    throw problem(
      'validation_error',
      'Batches are no longer part of the protocol: send one message in each request.',
    );
  if (message.length === 0 || message.length > maxBatched)
    throw problem('validation_error', `A batch must contain 1 to ${maxBatched} messages.`);
  return message;
}
