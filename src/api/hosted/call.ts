import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressSpec, ContentSpec, Operation, RequestValidators } from '#generated/operation.ts';
import type { ParameterDecoders } from '#src/api/door/index.ts';
import type { HostedIdentity, ReadContext, WriteContext } from '#src/call/hosted.ts';
import type { Origin } from '#src/call/origin.ts';
import { clientAddress } from '#src/api/request/index.ts';

/** What a handler receives besides its context: the parts that the operation has, decoded and validated. */
export interface HostedInput {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  /** A value, a text, a `ByteBody`, or a value with `FilePart`s in it. */
  body?: unknown;
  /** The media type that the caller prefers, where there is a choice. */
  accept?: string;
}

/** A handler as the door sees it; its family's interface knows the exact types. */
export interface HostedHandler {
  (ctx: WriteContext, input: HostedInput, prepared?: unknown): Promise<unknown>;
  /** Of a write with long work: what comes before the transaction (`PreparedWrite`). */
  readonly prepare?: (ctx: ReadContext, input: HostedInput) => Promise<unknown>;
}

/** Everything about one operation that can be known before its first call. */
export interface HostedRoute {
  readonly operation: Operation;
  readonly address: AddressSpec;
  readonly validators: RequestValidators;
  readonly path: ParameterDecoders;
  readonly query: ParameterDecoders;
  readonly headers: ParameterDecoders;
  /** Undefined for an operation without a body. */
  readonly content: RouteContent | undefined;
  readonly isWrite: boolean;
  loadHandler(): Promise<HostedHandler>;
}

/** How a body may come; an operation that says nothing takes JSON. */
export interface RouteContent extends Pick<ContentSpec, 'media' | 'maxBytes'> {
  readonly fields: ParameterDecoders;
  readonly files: NonNullable<ContentSpec['files']>;
}

/** The state of one call on its way. Nothing of it that is logged has the credential in it. */
export class HostedCall {
  readonly route: HostedRoute;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Path parameters, percent-decoded. */
  readonly pathParams: Readonly<Record<string, string | undefined>>;
  readonly queryString: string;
  readonly requestId: string;
  readonly now: Date;
  readonly ipAddress: string | undefined;
  readonly startedAt = performance.now();
  readonly input: HostedInput = {};
  /** What the credential opens; undefined for a public address, and before it is known. */
  identity: HostedIdentity | undefined;
  /** The body of bytes, while its handler reads it; `isGone` when it does so piece by piece and keeps none. */
  stream: { readonly isRead: boolean; readonly isGone: boolean; readonly failure: unknown } | undefined;
  /** The agency that a public address turned out to belong to. */
  openedAgency: string | undefined;
  /** The agency in whose turn it runs. */
  turnOf: string | undefined;
  isReplay = false;
  hasEvents = false;
  /** Whether its line is written: that of a stream is when it begins, so that its length is nobody's response time. */
  isRecorded = false;
  failure: { readonly status: number; readonly error: unknown } | undefined;
  readonly #atEnd: (() => void | Promise<void>)[] = [];

  constructor(
    parts: Pick<
      HostedCall,
      'route' | 'request' | 'response' | 'pathParams' | 'queryString' | 'requestId' | 'now'
    > & { readonly trustedProxies: number },
  ) {
    this.route = parts.route;
    this.request = parts.request;
    this.response = parts.response;
    this.pathParams = parts.pathParams;
    this.queryString = parts.queryString;
    this.requestId = parts.requestId;
    this.now = parts.now;
    this.ipAddress = clientAddress(parts.request, parts.trustedProxies);
  }

  get origin(): Origin {
    return {
      ip_address: this.ipAddress ?? null,
      user_agent: this.request.headers['user-agent']?.slice(0, 1000) ?? null,
      request_id: this.requestId,
    };
  }

  /** Runs when the answer is sent or the caller is gone. */
  atEnd(work: () => void | Promise<void>): void {
    this.#atEnd.push(work);
  }

  async end(): Promise<void> {
    for (const work of this.#atEnd.splice(0).reverse()) await work();
  }
}
