import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  budgetHeaders,
  originOf,
  problemAnswer,
  requireBudget,
  type Answer,
  type Door,
  type Route,
  sendAnswer,
  sendEvents,
  type StreamLimits,
} from '#src/api/door/index.ts';
import {
  requestIdFrom,
  requestIdHeader,
  Router,
  maxUrlLength,
  tooLongAddress,
} from '#src/api/request/index.ts';
import type { Identity } from '#src/call/context.ts';
import { toProblem } from '#src/platform/db/index.ts';
import { problem } from '#src/platform/errors/index.ts';
import type { Verdict } from '#src/platform/limits/index.ts';
import type { Log } from '#src/platform/log.ts';
import { DocumentSet } from './contract-documents.ts';
import type { LimitDocument } from './document-limits.ts';
import type { ServedText } from './documents.ts';
import type { Metrics } from './metrics.ts';
import { HttpArrival, requestTarget, type Edge } from './request.ts';

export interface ApiOptions {
  readonly door: Door;
  readonly documents: ReadonlyMap<string, DocumentSet>;
  readonly limitDocument: LimitDocument;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly edge: Edge;
  /** Whether the server is stopping: every answer is then the last of its connection. */
  readonly isStopping: () => boolean;
  /** Aborted when the server stops: streams, which would keep it from stopping, end. */
  readonly stopping: AbortSignal;
}

const maxShownPath = 200;

/** After ten minutes a client comes back, to wherever there is room; the contract tells it about both. */
const streams: StreamLimits = { longestMs: 600_000, heartbeatMs: 20_000 };

/** Everything below `/v1`: from Node's request to the router and the door, and back, with nothing between. */
export class Api {
  readonly #options: ApiOptions;
  readonly #router: Router<Route | DocumentSet>;

  constructor(options: ApiOptions) {
    this.#options = options;
    const operations = Array.from(options.door.routes, (route) => ({ ...route.operation, target: route }));
    const documents = Array.from(options.documents, ([path, target]) => ({ method: 'GET', path, target }));
    this.#router = new Router<Route | DocumentSet>([...documents, ...operations]);
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    const { metrics } = this.#options;
    metrics.started();
    response.once('close', () => metrics.ended());
    this.#serve(request, response).catch((error: unknown) => this.#giveUp(error, response));
  }

  /** Answers with a problem that came up before the request reached any operation. */
  refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void | Promise<void> {
    const refusal = toProblem(error);
    const requestId = requestIdFrom(requestIdHeader(request));
    const level = refusal.status >= 500 ? 'error' : 'info';
    const line = {
      request_id: requestId,
      method: request.method,
      path: request.url?.slice(0, maxUrlLength).split('?')[0],
      status: refusal.status,
      problem: refusal.code,
      internal: refusal.internal,
    };
    this.#options.log[level](line, 'request refused');
    this.#options.metrics.countRefusal(refusal.status);
    return this.#send(request, response, problemAnswer(refusal, ['X-Request-Id', requestId]));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const url = request.url!;
      if (url.length > maxUrlLength) throw tooLongAddress();
      if (request.headers.host === undefined && request.httpVersion === '1.1')
        throw problem('validation_error', 'The header Host is missing.');
      const target = requestTarget(url);
      const match = this.#router.find(request.method!, target);
      if (match === undefined) return await this.#answerUnmatched(request, response, target);
      const arrival = new HttpArrival(request, response, target, match.params, this.#options.edge);
      if (match.target instanceof DocumentSet)
        return await this.#answerDocument(request, response, arrival, match.target);
      const answer = await this.#options.door.serve(match.target, arrival);
      if (answer !== undefined) await this.#send(request, response, answer);
    } catch (error) {
      if (response.headersSent) throw error;
      await this.refuse(request, response, error);
    }
  }

  #send(request: IncomingMessage, response: ServerResponse, answer: Answer): void | Promise<void> {
    const { headers, stream } = answer;
    if (stream !== undefined)
      return sendEvents({ request, response, headers }, stream, streams, this.#options.stopping);
    return sendAnswer(request, response, answer, this.#options.isStopping());
  }

  async #answerDocument(
    request: IncomingMessage,
    response: ServerResponse,
    arrival: HttpArrival,
    set: DocumentSet,
  ): Promise<void> {
    const document = set.find(arrival.queryString);
    const requestId = requestIdFrom(arrival.requestId);
    const headers = [...document.headers, 'X-Request-Id', requestId];
    let served: ServedText;
    if (document.isPersonal) {
      const { caller, budget } = await this.#callerOf(arrival, requestId);
      headers.push(...budgetHeaders(budget));
      served = await document.load(caller);
    } else {
      served = await document.load();
    }
    const answer = served.answer(arrival.ifNoneMatch, headers);
    // A caller who has it already costs a comparison, and is told to ask so by the ETag.
    if (!document.isPersonal && answer.status !== 304) await this.#options.limitDocument(set.group, request);
    await sendAnswer(request, response, answer, this.#options.isStopping(), (_, coding) =>
      served.coded(coding),
    );
  }

  /** What is made for one caller takes a request out of its agency's budget, as an operation does. */
  async #callerOf(
    arrival: HttpArrival,
    requestId: string,
  ): Promise<{ readonly caller: Identity; readonly budget: Verdict }> {
    const { authenticator, limiter } = this.#options.door;
    const caller = await authenticator.authenticate(arrival.authorization, originOf({ arrival, requestId }));
    const budget = await limiter.take(caller.tenantId);
    requireBudget(budget);
    return { caller, budget };
  }

  async #answerUnmatched(request: IncomingMessage, response: ServerResponse, target: string): Promise<void> {
    const allowed = this.#router.allowed(target);
    const elsewhere = this.#elsewhere(request.method!, target);
    if (allowed.length === 0)
      throw problem(
        'unknown_path',
        `No operation exists at this path.${elsewhere} See /v1/openapi.json and /console/api/openapi.json for the contracts.`,
      );
    const allow = allowed.join(', ');
    if (request.method !== 'OPTIONS') {
      throw problem(
        'method_not_allowed',
        `This path does not support ${request.method}. Use ${allow}.${elsewhere}`,
        { headers: { allow } },
      );
    }
    const headers = ['Allow', allow, 'X-Request-Id', requestIdFrom(requestIdHeader(request))];
    await this.#send(request, response, { status: 204, text: '', headers });
  }

  /** A sentence about the same path in the other contract, where that takes the method: many nouns are split between the two. */
  #elsewhere(method: string, target: string): string {
    const [own, other] = target.startsWith('/console/api/')
      ? ['/console/api/', '/v1/']
      : ['/v1/', '/console/api/'];
    if (!target.startsWith(own) || target.length > maxShownPath) return '';
    const path = other + target.slice(own.length).split('?')[0];
    return this.#router.allowed(path).includes(method) ? ` ${method} is at ${path}.` : '';
  }

  /** Nothing more can be said on this connection. */
  #giveUp(error: unknown, response: ServerResponse): void {
    this.#options.log.error({ err: error as Error }, 'the response could not be sent');
    response.destroy();
  }
}
