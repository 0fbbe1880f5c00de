import type { Operation } from '#generated/operation.ts';
import type { Authenticator } from '#src/api/auth/index.ts';
import { Turns, type Connections } from '#src/platform/db/index.ts';
import type { Causation } from '#src/platform/events/index.ts';
import type { RateLimiter } from '#src/platform/limits/index.ts';
import type { Services } from '#src/call/services.ts';
import { CallerGone } from '#src/api/request/index.ts';
import { Call, type Answer, type Arrival, type Route, type ValueInput } from './call.ts';
import type { Identity } from '../../call/context.ts';
import { filledPath } from './filled-path.ts';
import { InnerCalls } from './inner-call.ts';
import { record, type Recorder } from './record.ts';
import type { RequestLog } from './request-log.ts';
import { refuse } from './respond.ts';
import type { ResponseCheck } from './response-check.ts';
import { buildRoutes, type Family, type LoadHandlers } from './routes.ts';
import { stages, type Stage } from './stages.ts';

export interface DoorOptions extends Recorder {
  readonly families: readonly Family[];
  readonly loadHandlers: LoadHandlers;
  readonly db: Connections;
  readonly authenticator: Pick<Authenticator, 'authenticate' | 'authenticateSession' | 'forget'>;
  readonly limiter: Pick<RateLimiter, 'take'>;
  /** What each browser session may do; the agency's budget is for programs. */
  readonly sessionLimiter: Pick<RateLimiter, 'take'>;
  readonly services: Services;
  readonly responseCheck?: ResponseCheck | undefined;
  /** Where calls wait for their agency's turn, shared with all that the process does at once. */
  readonly turns?: Turns | undefined;
}

/** About a call that does not come over HTTP. */
export interface CallOrigin {
  readonly channel: 'mcp' | 'automation' | 'internal';
  readonly requestId?: string;
  readonly idempotencyKey?: string;
  readonly causation?: Causation;
  readonly isDeferred?: boolean;
  /** Of the host behind a tool call. */
  readonly ipAddress?: string | undefined;
  readonly userAgent?: string | undefined;
}

/** The one way in: HTTP requests, tool calls and automations all go through the same stages. */
export class Door {
  readonly db: Connections;
  readonly authenticator: Pick<Authenticator, 'authenticate' | 'authenticateSession' | 'forget'>;
  readonly limiter: Pick<RateLimiter, 'take'>;
  readonly sessionLimiter: Pick<RateLimiter, 'take'>;
  readonly services: Services;
  readonly responseCheck: ResponseCheck | undefined;
  /** Agencies take turns for what a process does at once. */
  readonly turns: Turns;
  /** Calls that handlers make inside theirs. */
  readonly inner = new InnerCalls(this);
  readonly #recorder: Recorder;
  readonly #requestLog: RequestLog;
  readonly #routes: ReadonlyMap<string, Route>;

  constructor(options: DoorOptions) {
    this.db = options.db;
    this.authenticator = options.authenticator;
    this.limiter = options.limiter;
    this.sessionLimiter = options.sessionLimiter;
    this.services = options.services;
    this.responseCheck = options.responseCheck;
    this.turns = options.turns ?? new Turns({ places: 24 });
    this.#recorder = options;
    this.#requestLog = options.requestLog;
    this.#routes = buildRoutes(options.families, options.loadHandlers);
  }

  /** Every operation with what the stages need to know about it. */
  get routes(): Iterable<Route> {
    return this.#routes.values();
  }

  routeOf(operationId: string): Route {
    const route = this.#routes.get(operationId);
    if (route === undefined) throw new Error(`The contract has no operation ${operationId}.`);
    return route;
  }

  /**
   * Runs an operation for a caller that is already known. Input is checked and permissions hold as for any other
   * caller; the answer is what HTTP would have answered.
   */
  async invoke(
    operation: Pick<Operation, 'id'>,
    identity: Identity,
    input: Omit<ValueInput, 'kind'>,
    origin: CallOrigin,
  ): Promise<Answer> {
    const route = this.routeOf(operation.id);
    const { method } = route.operation;
    const call = new Call(
      route,
      {
        ...origin,
        method,
        path: filledPath(route.operation.path, input.path),
        input: { kind: 'values', ...input },
      },
      identity,
      this.db.clock.now(),
    );
    await this.#run(call, stagesWithin);
    return call.answer!;
  }

  /** Runs an HTTP request through all stages. Undefined when the caller left: nobody is there to answer. */
  async serve(route: Route, arrival: Arrival): Promise<Answer | undefined> {
    const call = new Call(route, arrival, undefined, this.db.clock.now());
    await this.#run(call, stages);
    return call.answer;
  }

  /** Resolves when everything that calls left behind is stored. */
  close(): Promise<void> {
    return this.#requestLog.flush();
  }

  async #run(call: Call, way: readonly Stage[]): Promise<void> {
    try {
      for (const stage of way) {
        const pending = stage.run(call, this);
        if (pending !== undefined) await pending;
      }
    } catch (error) {
      if (error instanceof CallerGone) return;
      refuse(call, error);
    } finally {
      if (call.turnOf !== undefined) this.turns.leave(call.turnOf);
    }
    record(call, this.#recorder);
  }
}

const stagesWithin = stages.filter((stage) => stage.atTheEdge !== true);
