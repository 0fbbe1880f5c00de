import {
  ReaderGone,
  sendEvents,
  type Family,
  type LoadHandlers,
  type RequestMeter,
  type ResponseCheck,
  type StreamLimits,
} from '#src/api/door/index.ts';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  CallerGone,
  requestIdFrom,
  requestIdHeader,
  Router,
  maxUrlLength,
  tooLongAddress,
  type Match,
} from '#src/api/request/index.ts';
import type { HostedIdentity, LoadLimitedLog } from '#src/call/hosted.ts';
import type { Services } from '#src/call/services.ts';
import { resolveAddress } from '#src/domain/hosted-addresses/index.ts';
import type { Connections, Turns } from '#src/platform/db/index.ts';
import { Problem, problem } from '#src/platform/errors/index.ts';
import type { Log } from '#src/platform/log.ts';
import { sendBytes } from './answer/send-bytes.ts';
import { sendProblem, sendText } from './answer/send.ts';
import { dataHeaders } from './answer/headers.ts';
import { isForReader, sendNothingHere } from './answer/nothing-here.ts';
import type { Reply } from './answer/reply.ts';
import type { Patience } from './body/arrival.ts';
import { headersOf } from './body/read-body.ts';
import { HostedCall, type HostedRoute } from './call.ts';
import { decode } from './decode.ts';
import { handle } from './handle.ts';
import { limitAddress, limitClient, type HostedLimits } from './limits.ts';
import { Places, type PlaceLimits } from './places.ts';
import { record } from './record.ts';
import { addressNotFound, refusalOf } from './refusals.ts';
import { buildHostedRoutes } from './routes.ts';

export interface HostedDoorOptions {
  readonly families: readonly Family[];
  readonly loadHandlers: LoadHandlers;
  readonly db: Connections;
  readonly services: Services;
  readonly limits: HostedLimits;
  /** Those of the public door, so that an agency has no more than its share by either. */
  readonly turns: Turns;
  readonly log: Log;
  readonly metrics: RequestMeter;
  readonly trustedProxies: number;
  readonly isStopping: () => boolean;
  /** What keeps a log of calls beyond a limit, by the purpose of their address. */
  readonly limitedLogs?: Readonly<Record<string, LoadLimitedLog | undefined>> | undefined;
  readonly responseCheck?: ResponseCheck | undefined;
  readonly patience?: Partial<Patience> | undefined;
  readonly streams?: Partial<StreamLimits> | undefined;
}

const defaultPatience: Patience = { idleMs: 30_000, graceMs: 30_000 };
const defaultStreams: StreamLimits = { longestMs: 10 * 60_000, heartbeatMs: 15_000 };
const uploadPlaces: PlaceLimits = { perAgency: 64, perAddress: 8 };
const streamPlaces: PlaceLimits = { perAgency: 200, perAddress: 5 };

/** Headers that a page of another origin may send, and how long a browser remembers that it may. */
const preflight = ['Access-Control-Allow-Headers', '*', 'Access-Control-Max-Age', '7200'];

/**
 * The way in for whoever has an address and nothing else. It begins with the credential, and until that has been found to hold
 * nothing is said about the request.
 */
export class HostedDoor {
  readonly db: Connections;
  readonly services: Services;
  readonly limits: HostedLimits;
  readonly turns: Turns;
  readonly #options: HostedDoorOptions;
  readonly #router: Router<HostedRoute>;
  readonly #patience: Patience;
  readonly #streams: StreamLimits;
  readonly #uploads = new Places(uploadPlaces);
  readonly #openStreams = new Places(streamPlaces);
  /** Addresses whose owners heard of calls beyond the limit less than a minute ago. */
  readonly #told = new LRUCache<string, true>({ max: 10_000, ttl: 60_000 });
  readonly #stopping = new AbortController();

  constructor(options: HostedDoorOptions) {
    this.#options = options;
    this.db = options.db;
    this.services = options.services;
    this.limits = options.limits;
    this.turns = options.turns;
    this.#patience = { ...defaultPatience, ...options.patience };
    this.#streams = { ...defaultStreams, ...options.streams };
    const routes = buildHostedRoutes(options.families, options.loadHandlers);
    this.#router = new Router(routes.map((route) => ({ ...route.operation, target: route })));
  }

  /** Ends streams of events, which would keep a server from stopping. */
  stop(): void {
    this.#stopping.abort();
  }

  /** `isHere`: the request came to the host of hosted addresses; elsewhere there are none. */
  async handle(request: IncomingMessage, response: ServerResponse, isHere: boolean): Promise<void> {
    const { metrics, log } = this.#options;
    metrics.started();
    response.once('close', () => metrics.ended());
    try {
      await this.#serve(request, response, isHere);
    } catch (error) {
      if (!(error instanceof ReaderGone))
        log.error({ err: error as Error }, 'the response could not be sent');
      response.destroy();
    }
  }

  async #serve(request: IncomingMessage, response: ServerResponse, isHere: boolean): Promise<void> {
    const requestId = requestIdFrom(requestIdHeader(request));
    const url = request.url!;
    const mark = url.indexOf('?');
    const path = mark === -1 ? url : url.slice(0, mark);
    let match: Match<HostedRoute> | undefined;
    try {
      if (url.length > maxUrlLength) throw tooLongAddress();
      if (!isHere) throw addressNotFound();
      match = this.#router.find(request.method!, path);
      if (match === undefined) return await this.#answerUnmatched(request, response, path, requestId);
    } catch (error) {
      const refusal = refusalOf(error);
      this.#options.metrics.countRefusal(refusal.status);
      return sendProblem(request, response, refusal, requestId, this.#options.isStopping());
    }
    const call = new HostedCall({
      route: match.target,
      request,
      response,
      pathParams: match.params,
      queryString: mark === -1 ? '' : url.slice(mark + 1),
      requestId,
      now: this.db.clock.now(),
      trustedProxies: this.#options.trustedProxies,
    });
    await this.#answer(call).finally(() => call.end());
  }

  async #answer(call: HostedCall): Promise<void> {
    const { request, response, requestId } = call;
    try {
      const reply = await this.#run(call);
      await this.#send(call, reply);
    } catch (error) {
      if (error instanceof CallerGone) return;
      const refusal = refusalOf(error);
      // The answer is on its way: that it breaks off is all that can be told.
      const isCut = response.headersSent;
      call.failure = { status: refusal.status, error: refusal };
      if (!(error instanceof ReaderGone)) record(call, isCut ? 500 : refusal.status, this.#recorder);
      if (isCut) return void response.destroy();
      const send = refusal.status === 404 && isForReader(call) ? sendNothingHere : sendProblem;
      return send(request, response, refusal, requestId, this.#options.isStopping());
    }
    record(call, response.statusCode, this.#recorder);
  }

  async #run(call: HostedCall): Promise<Reply> {
    const { route } = call;
    await limitClient(this.limits, call.ipAddress);
    await this.#identify(call);
    if (route.operation.isPending === true) await (await route.loadHandler())(undefined as never, {});
    this.#takeUploadPlace(call);
    await decode(call, this.#patience);
    try {
      await this.#takeTurn(call);
      return await handle(call, this);
    } finally {
      if (call.turnOf !== undefined) this.turns.leave(call.turnOf);
    }
  }

  async #identify(call: HostedCall): Promise<void> {
    const { credential, purpose } = call.route.address;
    if (credential === 'public') return;
    const { sealer } = this.services;
    const keys = { db: this.db, sealer, now: call.now };
    call.identity = await resolveAddress(keys, { credential, purpose }, call.pathParams.token ?? '');
    if (call.identity === undefined) throw addressNotFound();
    try {
      await limitAddress(this.limits, call.identity);
    } catch (error) {
      if (error instanceof Problem && error.code === 'rate_limited')
        await this.#logLimited(call, call.identity);
      throw error;
    }
  }

  /** The answer does not depend on it. */
  async #logLimited(call: HostedCall, identity: HostedIdentity): Promise<void> {
    const load = this.#options.limitedLogs?.[identity.purpose];
    if (load === undefined || this.#told.has(addressOf(call))) return;
    this.#told.set(addressOf(call), true);
    try {
      const log = await load();
      const { origin, now } = call;
      const headers = headersOf(call.request);
      await this.db.write(identity.tenantId, ({ db }) => log({ db, identity, origin, now, headers }));
    } catch (error) {
      this.#options.log.warn({ err: error as Error }, 'a call beyond the limit left no line in its log');
    }
  }

  /** What may take long to arrive; a place is held until the answer is sent. */
  #takeUploadPlace(call: HostedCall): void {
    const { content } = call.route;
    const isLong = content?.media.some(({ kind }) => kind === 'bytes' || kind === 'multipart') === true;
    if (isLong) call.atEnd(this.#uploads.take(agencyOf(call), addressOf(call)));
  }

  /**
   * Once the body has come: a slow sender holds no place. Bytes are read by the handler, whose transaction then waits for the
   * agency's turn among transactions.
   */
  async #takeTurn(call: HostedCall): Promise<void> {
    if (call.stream !== undefined || call.identity === undefined) return;
    const { tenantId } = call.identity;
    await this.turns.take(tenantId);
    call.turnOf = tenantId;
  }

  async #send(call: HostedCall, reply: Reply): Promise<void> {
    const isLast = this.#options.isStopping();
    switch (reply.kind) {
      case 'bytes': {
        // A presigned address is for GET alone.
        const location = call.request.method === 'GET' ? await reply.answer.elsewhere?.() : undefined;
        if (location !== undefined) return sendText(call, { kind: 'redirect', location }, isLast);
        return sendBytes(call, reply.answer, { ownOrigin: new URL(this.services.baseUrl()).origin, isLast });
      }
      case 'events':
        call.atEnd(this.#openStreams.take(agencyOf(call), addressOf(call)));
        record(call, 200, this.#recorder);
        return sendEvents(
          { request: call.request, response: call.response, headers: dataHeaders(call.requestId) },
          reply.stream,
          this.#streams,
          this.#stopping.signal,
        );
      case 'redirect':
        return sendText(call, reply, isLast);
      case 'text':
        if (reply.contentType.startsWith('application/json'))
          await this.#options.responseCheck?.check(call.route.operation, reply.text, call.requestId);
        return sendText(call, reply, isLast);
    }
  }

  async #answerUnmatched(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    requestId: string,
  ): Promise<void> {
    const allowed = this.#router.allowed(path);
    if (allowed.length === 0) throw addressNotFound();
    const allow = allowed.join(', ');
    if (request.method !== 'OPTIONS')
      throw problem('method_not_allowed', `This path does not support ${request.method}. Use ${allow}.`, {
        headers: { allow },
      });
    const headers = ['Allow', allow, 'Access-Control-Allow-Methods', allow, ...preflight];
    response.writeHead(204, [...dataHeaders(requestId), ...headers]).end();
  }

  get #recorder() {
    return { log: this.#options.log, meter: this.#options.metrics };
  }
}

const agencyOf = (call: HostedCall): string => call.identity?.tenantId ?? call.openedAgency ?? 'public';
const addressOf = ({ identity, ipAddress }: HostedCall): string =>
  identity === undefined
    ? (ipAddress ?? '')
    : (identity.tokenId ?? `${identity.purpose}:${identity.recordId}`);
