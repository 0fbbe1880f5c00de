import type { Db } from '#src/platform/db/index.ts';
import type { EventStream } from '#generated/bodies.ts';
import type { Operation, RequestValidators } from '#generated/operation.ts';
import { systemClock } from '#src/platform/clock/index.ts';
import type { Origin, RecordSource } from '#src/call/origin.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import type { Causation } from '#src/platform/events/index.ts';
import type { ProblemCode } from '#src/platform/errors/index.ts';
import type { Verdict } from '#src/platform/limits/index.ts';
import type { Identity, ReadContext, WriteContext } from '../../call/context.ts';
import type { ParameterDecoders } from './decode-parameters.ts';

/** What a handler receives besides its context: the parts that the operation has, decoded and validated. */
export interface Input {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  /** By names in lower case. */
  headers?: Record<string, unknown>;
  body?: unknown;
}

/** A handler as the door sees it; its family's interface knows the exact types. */
export interface Handler {
  (ctx: WriteContext, input: Input, prepared?: unknown): Promise<unknown>;
  /** Of a write with long work: what comes before the transaction (`PreparedWrite`). */
  readonly prepare?: (
    ctx: ReadContext,
    input: Input,
    isDone?: (db: Db) => Promise<boolean>,
  ) => Promise<unknown>;
}

/** Everything about one operation that can be known at start. */
export interface Route {
  readonly operation: Operation;
  /** Undefined before the first call of its family, which loads it. */
  readonly handler: Handler | undefined;
  loadHandler(): Promise<Handler>;
  readonly validators: RequestValidators;
  readonly path: ParameterDecoders;
  readonly query: ParameterDecoders;
  readonly headers: ParameterDecoders;
  readonly isWrite: boolean;
  /** Whether it decides who may do what: identities that were known before it are not, after it. */
  readonly isAboutRights: boolean;
}

/** Input as text, from the wire: everything still has to be decoded. */
export interface TextInput {
  readonly kind: 'text';
  /** Path parameters, percent-decoded. */
  readonly pathParams: Readonly<Record<string, string | undefined>>;
  /** What stands behind the `?`, as it was sent. */
  readonly queryString: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body's bytes; undefined when the request has none. Refuses other content types and too large ones. */
  readBody(): Promise<Buffer | undefined> | undefined;
}

/** Input as values, from a tool call or an automation; strings are decoded as they would be on the wire. */
export interface ValueInput {
  readonly kind: 'values';
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** A browser's cookie, and what shows that one of our own pages sent it. */
export interface SessionCredential {
  readonly secret: string;
  readonly proof: string | undefined;
  /** What the browser says about the page that sent the request (`Sec-Fetch-Site`); older browsers say nothing. */
  readonly site: string | undefined;
}

/** How a call reaches the door. */
export interface Arrival {
  readonly channel: 'http' | 'mcp' | 'automation' | 'internal';
  readonly method: string;
  /** Path without the query string. */
  readonly path: string;
  readonly input: TextInput | ValueInput;
  readonly requestId?: string | undefined;
  readonly authorization?: string | undefined;
  /** The browser session that a request without `authorization` brings along. */
  readonly session?: SessionCredential | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
  readonly ipAddress?: string | undefined;
  readonly userAgent?: string | undefined;
  /** The automation behind the call. */
  readonly causation?: Causation | undefined;
  /** The submission of a form behind the call. */
  readonly submissionId?: string | undefined;
  /** A call asked for it, and a job makes it (`invoke(…, { within: 'after' })`). */
  readonly isDeferred?: boolean | undefined;
}

/** What the caller gets. Headers are name, value, name, value, …, as `writeHead` takes them fastest. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: readonly string[];
  /** Events that are sent as they come, in place of `text`. */
  readonly stream?: EventStream<unknown> | undefined;
  /** Strong entity tag of `text`, without quotes. */
  readonly etag?: string | undefined;
  /** What kind of refusal it is, for callers inside the process; the text tells its type alone. */
  readonly problem?: ProblemCode | undefined;
}

/** A write that may be repeated safely: the caller's key and a hash of what it asked for. */
export interface Repeatable {
  readonly key: string;
  readonly fingerprint: Buffer;
}

/** The state of one call on its way through the stages. Each stage fills in what its name says. */
export class Call {
  readonly route: Route;
  readonly arrival: Arrival;
  /** The instant of the call; an inner call has that of the outer one. */
  readonly now: Date;
  readonly startedAt = performance.now();
  requestId = '';
  identity: Identity | undefined;
  budget: Verdict | undefined;
  input: Input = {};
  requestBytes = 0;
  /** The agency in whose turn it runs; undefined before, and for calls that run in another's place. */
  turnOf: string | undefined;
  repeatable: Repeatable | undefined;
  /** The answer was stored by an earlier request with the same key. */
  isReplay = false;
  /** Whether events were committed with it. */
  hasEvents = false;
  /** Whether it decides who may do what, by itself or by a call inside it. */
  changesRights: boolean;
  /** The success body, envelope and all. */
  body = '';
  /** What is answered in place of a body. */
  stream: EventStream<unknown> | undefined;
  answer: Answer | undefined;
  /** What ended the call early, if anything did. */
  failure: { readonly type: string; readonly message: string; readonly error: unknown } | undefined;

  /** How many calls it is inside of. */
  depth = 0;
  #innerCalls = 0;
  /** Set once somebody has asked for it; else the database gives the line its id. */
  namedLogId: string | undefined;

  constructor(route: Route, arrival: Arrival, identity?: Identity, now = systemClock.now()) {
    this.route = route;
    this.arrival = arrival;
    this.identity = identity;
    this.now = now;
    this.changesRights = route.isAboutRights;
  }

  /** Tells apart the calls that it asks for. */
  nextInnerNumber(): number {
    return (this.#innerCalls += 1);
  }

  /** The id of its line in the request log, for what has to name it before that is written. */
  logId(): string {
    return (this.namedLogId ??= uuid7());
  }

  /** The caller; only stages behind `authenticate` ask. */
  get caller(): Identity {
    if (this.identity === undefined) throw new Error('The caller is not known yet.');
    return this.identity;
  }
}

/** Where a call comes from, for the record of what happened to credentials. */
/** The submission comes first: an automation may have decided it. */
export const sourceOf = ({ submissionId, causation }: Arrival): RecordSource | undefined =>
  submissionId !== undefined
    ? { kind: 'form', id: submissionId }
    : causation?.automation_id === undefined
      ? undefined
      : { kind: 'automation', id: causation.automation_id };

export const originOf = ({
  arrival: { ipAddress, userAgent },
  requestId,
}: Pick<Call, 'arrival' | 'requestId'>): Origin => ({
  ip_address: ipAddress ?? null,
  user_agent: userAgent?.slice(0, 1000) ?? null,
  request_id: requestId,
});
