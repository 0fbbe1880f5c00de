import type { Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { EventData, EventType } from '#generated/events.ts';
import type { Permission } from '#generated/permissions.ts';
import type { WriteScope } from '#src/db/index.ts';
import { createEmitter, type Emitter } from '#src/events/index.ts';
import { can, demand } from './authorize.ts';
import type { Call } from './call.ts';
import type { AuditEntry, Identity, ReadContext, WriteContext } from './context.ts';

/** Context of a handler that reads. A class, so that a call allocates one object and no closures. */
export class ReadCall implements ReadContext {
  readonly identity: Identity;
  readonly db: Kysely<Database>;
  readonly requestId: string;
  readonly now: Date;

  constructor(call: Call, db: Kysely<Database>) {
    this.identity = call.caller;
    this.db = db;
    this.requestId = call.requestId;
    this.now = call.now;
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

  constructor(call: Call, scope: WriteScope) {
    super(call, scope.db);
    this.#call = call;
  }

  emit<T extends EventType>(type: T, data: EventData[T]): void {
    this.#emitting().emit(type, data);
  }

  audit(entry: AuditEntry): void {
    this.#emitting().audit(entry);
  }

  /** Sends what was queued together with the COMMIT; nothing when nothing was. */
  flush(scope: WriteScope): void {
    this.#emitter?.flush(scope);
  }

  #emitting(): Emitter {
    const { route, requestId, now, arrival } = this.#call;
    return (this.#emitter ??= createEmitter({ operation: route.operation, identity: this.identity, requestId, now, causation: arrival.causation }));
  }
}
