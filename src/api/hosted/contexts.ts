import type { EventData, EventType } from '#generated/events.ts';
import type {
  AuditEntry,
  HostedIdentity,
  ReadContext as HostedReadContext,
  WriteContext as HostedWriteContext,
} from '#src/call/hosted.ts';
import type { Change } from '#src/call/change.ts';
import type { Origin } from '#src/call/origin.ts';
import type { Services } from '#src/call/services.ts';
import { isAgencyOpen } from '#src/domain/hosted-addresses/index.ts';
import { withoutTurn } from '#src/api/door/index.ts';
import type { Db, Statement, WriteScope } from '#src/platform/db/index.ts';
import { openness } from '#src/domain/visibility/index.ts';
import { createEmitter, type Emitter } from '#src/platform/events/index.ts';
import type { Problem } from '#src/platform/errors/index.ts';
import type { HostedCall } from './call.ts';
import type { HostedDoor } from './hosted-door.ts';
import { limitAgency } from './limits.ts';
import { addressNotFound } from './refusals.ts';

/** Context of a handler that reads. */
export class HostedRead implements HostedReadContext {
  readonly db: Db;
  readonly requestId: string;
  readonly now: Date;
  readonly services: Services;
  protected readonly call: HostedCall;
  protected readonly door: HostedDoor;

  constructor(call: HostedCall, db: Db, door: HostedDoor) {
    this.call = call;
    this.db = db;
    this.door = door;
    this.requestId = call.requestId;
    this.now = call.now;
    this.services = door.services;
  }

  get identity(): HostedIdentity {
    const { identity, route } = this.call;
    if (identity !== undefined) return identity;
    throw new Error(`${route.operation.id} is a public address: find the agency of its code, then open it.`);
  }

  get address(): string {
    return this.call.request.url!.split('?')[0]!;
  }

  get origin(): Origin {
    return this.call.origin;
  }

  outside<T>(waiting: () => Promise<T>): Promise<T> {
    return withoutTurn(this.call, this.door, waiting);
  }

  async openAgency(tenantId: string): Promise<Db> {
    const { call, door } = this;
    if (call.route.address.credential !== 'public')
      throw new Error(`${call.route.operation.id} belongs to the agency of its credential.`);
    if (!(await isAgencyOpen(door.db.system, tenantId))) throw addressNotFound();
    call.openedAgency = tenantId;
    await limitAgency(door.limits, tenantId);
    return door.db.read(tenantId);
  }
}

/** Ends a handler whose transaction is committed all the same; the problem is the answer. */
export class KeptRefusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Context of a handler that writes, for one attempt at its transaction. */
export class HostedWrite extends HostedRead implements HostedWriteContext<EventType> {
  readonly #scope: WriteScope;
  #emitter: Emitter | undefined;

  constructor(call: HostedCall, scope: WriteScope, door: HostedDoor) {
    super(call, whenRead(call, scope.db), door);
    this.#scope = scope;
  }

  get reads(): Db {
    return this.door.db.read(this.identity.tenantId);
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

  refuse(problem: Problem): never {
    throw new KeptRefusal(problem);
  }

  /** Queues what was emitted to go with COMMIT; resolves with whether there are events among it. */
  async flush(): Promise<boolean> {
    return this.#emitter?.flush(this.#scope) ?? false;
  }

  #emitting(): Emitter {
    const { route, requestId, now } = this.call;
    const { contactId } = this.identity;
    return (this.#emitter ??= createEmitter({
      operation: route.operation,
      actor: contactId === null ? { type: 'system' } : { type: 'client_contact', id: contactId },
      requestId,
      openness,
      now,
    }));
  }
}

/** A transaction that waits for a sender would keep a connection from everybody for as long as the sender likes. */
function whenRead(call: HostedCall, db: Db): Db {
  const { stream } = call;
  if (stream === undefined) return db;
  return db.withPlugin({
    transformQuery({ node }) {
      if (stream.isRead) return node;
      throw new Error(
        `${call.route.operation.id} begins its transaction before it has read the body: read it to the end first, and look up by ctx.reads what has to be known before.`,
      );
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
}
