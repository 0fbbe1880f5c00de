import type { Answer, Door, RequestLog } from '#src/api/door/index.ts';
import type { Identity } from '#src/call/context.ts';
import type { Connections } from '#src/platform/db/index.ts';
import type { ProblemCode } from '#src/platform/errors/index.ts';
import type { OwnKind } from './hints.ts';
import type { Planner } from './investigation/planner.ts';
import type { Router } from './router/index.ts';
import type { RequestId } from './running-calls.ts';
import type { Toolbox } from './toolbox.ts';

/** What all calls of a process share. */
export interface McpParts {
  readonly door: Door;
  readonly requestLog: RequestLog;
  readonly db: Connections;
  readonly router: Router;
  readonly toolbox: Toolbox;
  /** Decides what an investigation looks at. */
  readonly planner: Planner;
}

/** One `tools/call` of a host, on its way through the meta-tools. */
export interface McpCall extends McpParts {
  readonly identity: Identity;
  readonly now: Date;
  /** `performance.now()` when the host's request came. */
  readonly startedAt: number;
  readonly requestId: string;
  readonly ipAddress?: string | undefined;
  readonly userAgent?: string | undefined;
  /** Aborted when the host has cancelled the call or gone away: nothing more is begun then. */
  readonly signal: AbortSignal;
  /** Aborted when the host has cancelled this request of its message. */
  signalOf(requestId: RequestId): AbortSignal;
  /** Takes one call out of the budgets of agency and program; answers the seconds to wait when they are used up. */
  spend(): Promise<number | undefined>;
}

/** What REST would answer. */
export interface RestAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly isReplay: boolean;
  /** What refused it, more exactly than the body tells. */
  readonly problem?: ProblemCode | OwnKind | undefined;
}

export interface OperationInput {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Runs an operation as the caller: the same door, checks and records as a request over HTTP. */
export async function invoke(
  call: McpCall,
  operationId: string,
  input: OperationInput,
  idempotencyKey?: string,
): Promise<RestAnswer> {
  const { door, identity, requestId, ipAddress, userAgent } = call;
  const origin = {
    channel: 'mcp' as const,
    requestId,
    ipAddress,
    userAgent,
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
  return toRestAnswer(await door.invoke({ id: operationId }, identity, input, origin));
}

const toRestAnswer = ({ status, text, headers, problem }: Answer): RestAnswer => ({
  status,
  body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
  isReplay: headers.includes('Idempotency-Replayed'),
  problem,
});
