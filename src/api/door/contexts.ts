import type { EventData, EventType } from '#generated/events.ts';
import type { Permission } from '#generated/permissions.ts';
import type { Change } from '#src/call/change.ts';
import type { Origin, RecordSource } from '#src/call/origin.ts';
import { withRefusal, type Db, type Statement, type WriteScope } from '#src/platform/db/index.ts';
import type { Services } from '#src/call/services.ts';
import { openness } from '#src/domain/visibility/index.ts';
import { createEmitter, type Emitter } from '#src/platform/events/index.ts';
import { can, demand } from './authorize.ts';
import { originOf, sourceOf, type Call } from './call.ts';
import { withoutTurn } from './turn.ts';
import type { AuditEntry, Identity, ReadContext, WriteContext } from '../../call/context.ts';
import type { Invoke } from '../../call/invoke.ts';
import type { Door } from './door.ts';
import type { InnerCallOptions, InnerInput } from './inner-call.ts';

/** Context of a handler that reads. A class, so that a call allocates one object and no closures. */
export class ReadCall implements ReadContext {
  readonly identity: Identity;
  readonly db: Db;
  readonly requestId: string;
  readonly now: Date;
  readonly services: Services;
  protected readonly call: Call;
  protected readonly door: Door;

  constructor(call: Call, db: Db, door: Door) {
    this.identity = call.caller;
    this.db = db;
    this.requestId = call.requestId;
    this.now = call.now;
    this.services = door.services;
    this.call = call;
    this.door = door;
  }

  get invoke(): Invoke {
    return ((operation: string, input: InnerInput, options: InnerCallOptions = {}) =>
      this.invokeOperation(operation, input, options)) as Invoke;
  }

  get isDeferred(): boolean {
    return this.call.arrival.isDeferred === true;
  }

  protected invokeOperation(
    operation: string,
    input: InnerInput,
    options: InnerCallOptions,
  ): Promise<unknown> {
    return this.door.inner.read(this.call, this.db, operation, input, options);
  }

  get source(): RecordSource | undefined {
    return sourceOf(this.call.arrival);
  }

  get origin(): Origin {
    return originOf(this.call);
  }

  /** As the next call with the same credential would find it. */
  async renewIdentity(): Promise<Identity> {
    const { arrival } = this.call;
    const { authenticator } = this.door;
    if (arrival.authorization !== undefined) return authenticator.authenticate(arrival.authorization);
    if (arrival.session !== undefined) return authenticator.authenticateSession(arrival.session.secret, true);
    return this.identity;
  }

  outside<T>(waiting: () => Promise<T>): Promise<T> {
    return withoutTurn(this.call, this.door, waiting);
  }

  can(permission: Permission): boolean {
    return can(this.identity, permission);
  }

  demand(permission: Permission): void {
    demand(this.identity, permission);
  }
}

/** Context of a handler that writes, for one attempt at its transaction. */
export class WriteCall extends ReadCall implements WriteContext<EventType> {
  readonly #scope: WriteScope;
  #emitter: Emitter | undefined;
  #hasEvents = false;

  constructor(call: Call, scope: WriteScope, door: Door) {
    super(call, scope.db, door);
    this.#scope = scope;
  }

  emit<T extends EventType>(type: T, data: EventData[T]): void {
    this.#emitting().emit(type, data);
  }

  audit(entry: AuditEntry): void {
    this.#emitting().audit(entry);
  }

  atCommit(statement: Statement): void {
    this.#scope.atCommit(statement);
  }

  announce(change: Change): void {
    this.#scope.announce(change);
  }

  async nested<T>(work: (part: WriteCall) => Promise<T>): Promise<T> {
    // Events are told in the order of the work.
    await this.flush();
    return this.#scope
      .nested(async (scope) => {
        const part = new WriteCall(this.call, scope, this.door);
        const value = await work(part);
        if (await part.flush()) this.#hasEvents = true;
        return value;
      })
      .catch((error: unknown) => Promise.reject(withRefusal(error)));
  }

  /** Queues what was emitted to go with COMMIT; resolves with whether there are events among it, those of inner calls included. */
  async flush(): Promise<boolean> {
    const emitter = this.#emitter;
    this.#emitter = undefined;
    if (emitter !== undefined && (await emitter.flush(this.#scope))) this.#hasEvents = true;
    return this.#hasEvents;
  }

  protected override async invokeOperation(
    operation: string,
    input: InnerInput,
    options: InnerCallOptions,
  ): Promise<unknown> {
    // Events are told in the order of the calls.
    await this.flush();
    if (options.within === 'after')
      return this.door.inner.after(this.call, this.#scope, operation, input, options);
    const { result, hasEvents } = await this.door.inner.write(
      this.call,
      this.#scope,
      operation,
      input,
      options,
    );
    this.#hasEvents ||= hasEvents;
    return result;
  }

  #emitting(): Emitter {
    const { route, requestId, now, arrival } = this.call;
    return (this.#emitter ??= createEmitter({
      operation: route.operation,
      identity: this.identity,
      requestId,
      openness,
      callId: this.call.logId(),
      now,
      causation: arrival.causation,
    }));
  }
}
