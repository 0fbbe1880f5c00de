import {
  Agent as HttpAgent,
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { AddressRefused, guardedLookup, refuseLiteral, type AddressPolicy } from './addresses.ts';
import { explainConnection } from './connection-faults.ts';

export interface PosterOptions {
  readonly policy: AddressPolicy;
  /** Time for the whole answer, from the moment that a connection is there or being made. */
  readonly timeoutMs: number;
  /** Connections to one host at most; further requests wait for one. */
  readonly connectionsPerHost: number;
  /** Bytes of the answer that are kept. */
  readonly keptBytes: number;
  /** Certificates to trust instead of the well-known ones (PEM). */
  readonly ca?: string | undefined;
}

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** `interrupted` by us, when the process stops; `internal` when it could not even be made. */
export type PostFailure = 'timeout' | 'network' | 'tls' | 'address_refused' | 'interrupted' | 'internal';

/** How a request ended: with an answer of whatever status, or with a failure. */
export interface PostResult {
  readonly statusCode: number | null;
  readonly failure: PostFailure | null;
  /** What failed, in words for the one who set up the receiver. */
  readonly message: string | null;
  /** The beginning of the answer; null without one. */
  readonly responseBody: string | null;
  readonly isResponseTruncated: boolean;
  /** Address that was connected to; null when none was. */
  readonly ipAddress: string | null;
  readonly startedAt: Date;
  readonly durationMs: number;
}

// A longer answer is not worth reading to its end for the sake of its connection.
const drainedBytes = 64 * 1024;
const idleSocketMs = 20_000;

/**
 * Posts to addresses that others chose. Connections are kept and used again per host, checked to be public when they are
 * made, TLS is verified, redirects are not followed, and no proxy of the environment is used.
 */
export class Poster {
  readonly #options: PosterOptions;
  readonly #kept: Agents;
  /** Of one request each. */
  readonly #single: Agents;
  /** What ends with each signal: a listener for every request would be looked through at each next one. */
  readonly #abortable = new WeakMap<AbortSignal, Set<() => void>>();

  constructor(options: PosterOptions) {
    this.#options = options;
    this.#kept = agents(options, true);
    this.#single = agents(options, false);
  }

  /** Never rejects. `signal` ends the request with the failure `interrupted`. */
  async post(post: Post, signal?: AbortSignal): Promise<PostResult> {
    const startedAt = new Date();
    if (signal?.aborted === true) return new Exchange(startedAt, this.#options).interrupted();
    const result = await this.#once(post, startedAt, signal);
    // A kept connection that the other side had just closed: nothing arrived, and the failure says nothing of the receiver.
    // Other idle connections may be closed as well, so the retry uses a new one.
    return result === 'stale' ? ((await this.#once(post, startedAt, signal, true)) as PostResult) : result;
  }

  close(): void {
    for (const { http, https } of [this.#kept, this.#single]) {
      http.destroy();
      https.destroy();
    }
  }

  #abortablesOf(signal: AbortSignal): Set<() => void> {
    let abortables = this.#abortable.get(signal);
    if (abortables !== undefined) return abortables;
    abortables = new Set();
    this.#abortable.set(signal, abortables);
    const abortAll = (): void => abortables.forEach((abort) => abort());
    signal.addEventListener('abort', abortAll, { once: true });
    return abortables;
  }

  #once(
    post: Post,
    startedAt: Date,
    signal: AbortSignal | undefined,
    isLast = false,
  ): Promise<PostResult | 'stale'> {
    const url = new URL(post.url);
    try {
      refuseLiteral(url, this.#options.policy);
      if (url.protocol !== 'https:' && !this.#options.policy.allowPrivate)
        throw new AddressRefused('Only HTTPS addresses are allowed');
    } catch (error) {
      return Promise.resolve(new Exchange(startedAt, this.#options).failed(error));
    }
    const { http, https } = isLast ? this.#single : this.#kept;
    const [send, agent] = url.protocol === 'https:' ? [httpsRequest, https] : [httpRequest, http];
    const headers = { ...post.headers, 'Content-Length': String(Buffer.byteLength(post.body)) };
    return new Promise((resolve) => {
      const exchange = new Exchange(startedAt, this.#options);
      // Whether nothing came back on a connection that had been used before.
      const end = (result: PostResult, isStale = false): void =>
        resolve(isStale && !isLast ? 'stale' : result);
      const request = send(url, { method: 'POST', agent, headers });
      exchange.run(request, post.body, signal && this.#abortablesOf(signal), end);
    });
  }
}

interface Agents {
  readonly http: HttpAgent;
  readonly https: HttpsAgent;
}

function agents({ policy, ca, connectionsPerHost }: PosterOptions, keepAlive: boolean): Agents {
  const shared = {
    keepAlive,
    maxSockets: connectionsPerHost,
    maxFreeSockets: connectionsPerHost,
    timeout: idleSocketMs,
    scheduling: 'lifo',
    lookup: guardedLookup(policy),
  } as const;
  return {
    http: new HttpAgent(shared),
    https: new HttpsAgent({ ...shared, ca, rejectUnauthorized: true, minVersion: 'TLSv1.2' }),
  };
}

/** One request and its answer. */
class Exchange {
  readonly #startedAt: Date;
  readonly #options: PosterOptions;
  readonly #begun = performance.now();
  #ipAddress: string | null = null;
  #response: IncomingMessage | undefined;
  #chunks: Buffer[] = [];
  #bytes = 0;
  #ended = false;

  constructor(startedAt: Date, options: PosterOptions) {
    this.#startedAt = startedAt;
    this.#options = options;
  }

  run(
    request: ClientRequest,
    body: string,
    abortables: Set<() => void> | undefined,
    end: (result: PostResult, isStale?: boolean) => void,
  ): void {
    let timer: NodeJS.Timeout | undefined;
    const finish = (result: PostResult, isStale = false): void => {
      if (this.#ended) return;
      this.#ended = true;
      clearTimeout(timer);
      abortables?.delete(abort);
      end(result, isStale);
    };
    const abort = (): void => {
      finish(this.interrupted());
      request.destroy();
    };
    // The wait for a connection is ours and not the receiver's.
    request.once('socket', (socket) => {
      timer = setTimeout(() => {
        // What answered in time has answered, however long its text takes.
        finish(
          this.#response === undefined
            ? this.#result(null, 'timeout', `No answer within ${this.#options.timeoutMs / 1000} seconds.`)
            : this.#answered(),
        );
        request.destroy();
      }, this.#options.timeoutMs);
      const noteAddress = (): void => void (this.#ipAddress = socket.remoteAddress ?? null);
      if (socket.connecting) socket.once('connect', noteAddress);
      else noteAddress();
    });
    request.once('response', (response) => this.#read(response, () => finish(this.#answered())));
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (this.#response !== undefined) return finish(this.#answered());
      finish(
        this.failed(error),
        request.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE'),
      );
    });
    abortables?.add(abort);
    request.end(body);
  }

  interrupted(): PostResult {
    return this.#result(null, 'interrupted', 'The service stopped during the attempt.');
  }

  /** Describes an error that occurred before a response. */
  failed(error: unknown): PostResult {
    if (error instanceof AddressRefused) return this.#result(null, 'address_refused', `${error.message}.`);
    const { failure, message } = explainConnection(error as NodeJS.ErrnoException);
    return this.#result(null, failure, message);
  }

  #read(response: IncomingMessage, done: () => void): void {
    this.#response = response;
    response.on('data', (chunk: Buffer) => {
      const room = this.#options.keptBytes - Math.min(this.#bytes, this.#options.keptBytes);
      if (room > 0) this.#chunks.push(chunk.subarray(0, room));
      this.#bytes += chunk.length;
      if (this.#bytes <= drainedBytes) return;
      done();
      response.destroy();
    });
    response.once('end', done);
    response.once('error', done);
    response.once('close', done);
  }

  #answered(): PostResult {
    return this.#result(this.#response!.statusCode ?? null, null, null);
  }

  #result(statusCode: number | null, failure: PostFailure | null, message: string | null): PostResult {
    const text = new TextDecoder().decode(Buffer.concat(this.#chunks));
    return {
      statusCode,
      failure,
      message: message === null ? null : storable(message),
      responseBody: statusCode === null || this.#bytes === 0 ? null : storable(text),
      isResponseTruncated: this.#bytes > this.#options.keptBytes,
      ipAddress: this.#ipAddress,
      startedAt: this.#startedAt,
      durationMs: performance.now() - this.#begun,
    };
  }
}

/** Postgres takes no NUL in a text, and no half of a character. */
const storable = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed();
