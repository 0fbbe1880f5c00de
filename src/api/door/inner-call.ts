import { actAs } from '#src/domain/access/index.ts';
import {
  isLockTimeout,
  isPassingConflict,
  toProblem,
  type Db,
  type WriteScope,
} from '#src/platform/db/index.ts';
import { addJob } from '#src/platform/jobs/index.ts';
import type { Identity } from '../../call/context.ts';
import { authorize } from './authorize.ts';
import { Call, type ValueInput } from './call.ts';
import { ReadCall, type WriteCall } from './contexts.ts';
import { decode } from './decode.ts';
import type { Door } from './door.ts';
import { envelope } from './envelope.ts';
import { filledPath } from './filled-path.ts';
import { change, handlerOf } from './handle.ts';
import { repeatableAs } from './idempotency.ts';
import { validate } from './validate.ts';

export type InnerInput = Omit<ValueInput, 'kind'>;

/** `InvokeOptions` and `InvokeAfterOptions` of src/call/invoke.ts, of any operation. */
export interface InnerCallOptions {
  readonly as?: string;
  readonly within?: 'transaction' | 'after';
  readonly key?: string;
  readonly submissionId?: string;
  readonly test?: { readonly id: string; readonly name: string };
}

// Operations call others, which may call others: deeper than this, they call each other.
const maxDepth = 8;

/** Calls inside calls: the stages behind the edge, without a line in the request log. */
export class InnerCalls {
  readonly #door: Door;

  constructor(door: Door) {
    this.#door = door;
  }

  /** Inside a call that reads, with its view of the agency. */
  async read(
    outer: Call,
    db: Db,
    operation: string,
    input: InnerInput,
    options: InnerCallOptions,
  ): Promise<unknown> {
    const call = await this.#prepare(outer, db, operation, input, options);
    if (call.route.isWrite || options.within === 'after')
      throw new Error(`${outer.route.operation.id} only reads, so it cannot call ${operation}.`);
    await this.#read(call, db);
    return resultOf(call);
  }

  /** Inside the open transaction of a call that writes. */
  async write(
    outer: Call,
    scope: WriteScope,
    operation: string,
    input: InnerInput,
    options: InnerCallOptions,
  ): Promise<{ readonly result: unknown; readonly hasEvents: boolean }> {
    const call = await this.#prepare(outer, scope.db, operation, input, options);
    if (!call.route.isWrite) await this.#read(call, scope.db);
    else {
      const handler = await handlerOf(call.route);
      if (options.key !== undefined) call.repeatable = repeatableAs(call, innerKey(options.key));
      call.body = await scope
        .nested((part) => change(call, handler, part, this.#door))
        .catch((error: unknown) => Promise.reject(refusalOf(error)));
      outer.changesRights ||= call.changesRights;
      await this.#door.responseCheck?.check(call.route.operation, call.body, call.requestId);
    }
    return { result: resultOf(call), hasEvents: call.hasEvents };
  }

  /** By a job, once the outer call is committed. What it asks for is checked then, since what is true may change until then. */
  after(
    outer: Call,
    scope: WriteScope,
    operation: string,
    input: InnerInput,
    { as, key }: InnerCallOptions,
  ): void {
    if (!this.#door.routeOf(operation).isWrite)
      throw new Error(`${operation} only reads, and nobody would see what it returns.`);
    const { userId, credentialId, subject, grant } = outer.caller;
    addJob(scope, 'invoke_operation', {
      operationId: operation,
      input,
      caller: { userId: as ?? userId, credentialId, subject, grant: grant ?? null },
      key: innerKey(key ?? `${outer.logId()}:${outer.nextInnerNumber()}`),
      requestId: outer.requestId,
      causation: outer.arrival.causation ?? null,
    });
  }

  async #prepare(
    outer: Call,
    db: Db,
    operation: string,
    input: InnerInput,
    { as, submissionId, test }: InnerCallOptions,
  ): Promise<Call> {
    const depth = outer.depth + 1;
    if (depth > maxDepth) throw new Error(`${operation} is called inside ${maxDepth} other calls.`);
    const route = this.#door.routeOf(operation);
    const caller: Identity = as === undefined ? outer.caller : await actAs(db, outer.caller, as);
    const identity: Identity = test === undefined ? caller : { ...caller, automation: test };
    const { method, path } = route.operation;
    const arrival = {
      ...outer.arrival,
      method,
      path: filledPath(path, input.path),
      input: { kind: 'values' as const, ...input },
      idempotencyKey: undefined,
      ifNoneMatch: undefined,
      isDeferred: undefined,
      ...(submissionId !== undefined && { submissionId }),
      ...(test && { causation: { automation_id: test.id, depth: 1, isTest: true as const } }),
    };
    const call = new Call(route, arrival, identity, outer.now);
    call.depth = depth;
    call.requestId = outer.requestId;
    // Its events belong to the outer call's line in the request log.
    call.namedLogId = outer.logId();
    await decode(call);
    validate(call);
    authorize(call);
    return call;
  }

  async #read(call: Call, db: Db): Promise<void> {
    const handler = await handlerOf(call.route);
    const context = new ReadCall(call, db, this.#door);
    call.body = envelope(call, await handler(context as WriteCall, call.input));
    await this.#door.responseCheck?.check(call.route.operation, call.body, call.requestId);
  }
}

/** What the outer handler may catch; what ends the whole transaction, or starts it over, stays as it is. */
function refusalOf(error: unknown): unknown {
  return isPassingConflict(error) || isLockTimeout(error) ? error : toProblem(error);
}

/** Keys of our own cannot be sent by a caller: theirs have no blanks. */
const innerKey = (key: string): string => ` ${key}`;

/** What the handler returned, or what an earlier call under the same key did. */
function resultOf(call: Call): unknown {
  const { data, pagination } = JSON.parse(call.body) as { data: unknown; pagination?: { total: number } };
  return pagination === undefined ? data : { items: data, total: pagination.total };
}
