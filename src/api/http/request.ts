import type { IncomingMessage, ServerResponse } from 'node:http';
import { cookieIn, proofHeader } from '#src/api/auth/index.ts';
import type { Arrival, SessionCredential, TextInput } from '#src/api/door/index.ts';
import { clientAddress, readBody, requestIdHeader } from '#src/api/request/index.ts';

/** What the service knows about the way to it. */
export interface Edge {
  /** Proxies in front whose word about the caller's address counts. */
  readonly trustedProxies: number;
  /** Name of the cookie that browser sessions have. */
  readonly sessionCookie: () => string;
}

/** An HTTP request as the door sees it. Headers are looked at only by the stage that needs them. */
export class HttpArrival implements Arrival, TextInput {
  readonly channel = 'http';
  readonly kind = 'text';
  readonly path: string;
  readonly queryString: string;
  readonly pathParams: TextInput['pathParams'];
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #edge: Edge;

  /** `target` is the path with its query string. */
  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    target: string,
    pathParams: TextInput['pathParams'],
    edge: Edge,
  ) {
    const mark = target.indexOf('?');
    this.path = mark === -1 ? target : target.slice(0, mark);
    this.queryString = mark === -1 ? '' : target.slice(mark + 1);
    this.pathParams = pathParams;
    this.#request = request;
    this.#response = response;
    this.#edge = edge;
  }

  get input(): TextInput {
    return this;
  }

  get method(): string {
    return this.#request.method!;
  }

  get headers(): IncomingMessage['headers'] {
    return this.#request.headers;
  }

  get requestId(): string | undefined {
    return requestIdHeader(this.#request);
  }

  get authorization(): string | undefined {
    return this.#request.headers.authorization;
  }

  get session(): SessionCredential | undefined {
    const { headers } = this.#request;
    const secret = cookieIn(headers.cookie, this.#edge.sessionCookie());
    if (secret === undefined) return undefined;
    return {
      secret,
      proof: headers[proofHeader] as string | undefined,
      site: headers['sec-fetch-site'] as string | undefined,
    };
  }

  get idempotencyKey(): string | undefined {
    return this.#request.headers['idempotency-key'] as string | undefined;
  }

  get ifNoneMatch(): string | undefined {
    return this.#request.headers['if-none-match'];
  }

  get ipAddress(): string | undefined {
    return clientAddress(this.#request, this.#edge.trustedProxies);
  }

  get userAgent(): string | undefined {
    return this.#request.headers['user-agent'];
  }

  readBody(): Promise<Buffer | undefined> | undefined {
    return readBody(this.#request, this.#response);
  }
}

/** The path and query of a request target, also of the absolute form that proxies send; a fragment is not part of it. */
export function requestTarget(url: string): string {
  const hash = url.indexOf('#');
  const target = hash === -1 ? url : url.slice(0, hash);
  if (target.startsWith('/')) return target;
  const absolute = URL.parse(target);
  return absolute === null ? target : absolute.pathname + absolute.search;
}
