import type { EventData, EventType } from '#generated/events.ts';
import type { Permission } from '#generated/permissions.ts';
import type { Origin } from '#src/call/origin.ts';
import type { Db } from '#src/platform/db/db.ts';
import type { Statement, WriteScope } from '#src/platform/db/index.ts';
import type { Services } from '#src/call/services.ts';
import { createEmitter, type Emitter } from '#src/platform/events/index.ts';
import { can, demand } from './authorize.ts';
import { originOf, type Arrival, type Call } from './call.ts';
import type { AuditEntry, Identity, ReadContext, WriteContext } from '../../call/context.ts';

/** Context of a handler that reads. A class, so that a call allocates one object and no closures. */
export class ReadCall implements ReadContext {
  readonly identity: Identity;
  readonly db: Db;
  readonly requestId: string;
  readonly now: Date;
  readonly services: Services;
  readonly #arrival: Arrival;

  constructor(call: Call, db: Db, services: Services) {
    this.identity = call.caller;
    this.db = db;
    this.requestId = call.requestId;
    this.now = call.now;
    this.services = services;
    this.#arrival = call.arrival;
  }

  get origin(): Origin {
    return originOf({ arrival: this.#arrival, requestId: this.requestId });
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
  readonly #call: Call;
  #emitter: Emitter | undefined;

  readonly #scope: WriteScope;

  constructor(call: Call, scope: WriteScope, services: Services) {
    super(call, scope.db, services);
    this.#call = call;
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

  /** Sends what was queued together with the COMMIT; answers whether there are events among it. */
  flush(scope: WriteScope): boolean {
    return this.#emitter?.flush(scope) ?? false;
  }

  #emitting(): Emitter {
    const { route, requestId, now, arrival } = this.#call;
    return (this.#emitter ??= createEmitter({
      operation: route.operation,
      identity: this.identity,
      requestId,
      callId: this.#call.logId(),
      now,
      causation: arrival.causation,
    }));
  }
}
