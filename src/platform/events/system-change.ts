import { randomUUID } from 'node:crypto';
import type { EventType } from '#generated/events.ts';
import { permissions, type Permission } from '#generated/permissions.ts';
import type { Connections } from '#src/platform/db/index.ts';
import type { Identity, WriteContext } from '#src/call/context.ts';
import { actorOf } from './actor.ts';
import { createEmitter } from './emitter.ts';
import type { Openness } from './private.ts';

/** What a change by the service itself has of a handler's context: everything but the call that it came with. */
export type SystemChangeContext<E extends EventType = never> = Omit<
  WriteContext<E>,
  'services' | 'origin' | 'demand' | 'invoke' | 'isDeferred' | 'nested' | 'outside' | 'renewIdentity'
>;

export interface SystemChange<E extends EventType> {
  /** Of the job, for the audit trail. */
  readonly name: string;
  /** What it may emit, as `x-events` says it of an operation. */
  readonly events: readonly E[];
  readonly openness: Openness;
  /** When a timer was due that does it: the change happens as of then, however late it is (domain model D43). */
  readonly dueAt?: Date;
  /** The request that asked for it, which events and audit rows name (default: one of its own). */
  readonly requestId?: string;
}

// No user has it, and nothing refers to it: what the service does by itself is told by its actor alone.
const nobody = '00000000-0000-0000-0000-000000000000';
const everything: ReadonlySet<Permission> = new Set(permissions);

/** The service itself as the one who does something. */
export const systemIdentity = (tenantId: string, name: string): Identity => ({
  tenantId,
  userId: nobody,
  kind: 'system',
  name,
  role: null,
  permissions: everything,
  credentialId: nobody,
  subject: name,
});

/** What `who` does in the change of a job, which events and audit rows name as its actor. */
export type InNameOf<E extends EventType = never> = (who: Identity) => SystemChangeContext<E>;

/**
 * A change of an agency's records by a job, in one transaction with its events and audit rows, whose actor is `system`: but for what it
 * carries out `inNameOf` those who asked for it.
 */
export async function changeAsSystem<E extends EventType, T>(
  db: Pick<Connections, 'write' | 'wakeWorkers' | 'clock'>,
  tenantId: string,
  { name, events, openness, dueAt, requestId = `job_${randomUUID()}` }: SystemChange<E>,
  work: (ctx: SystemChangeContext<E>, inNameOf: InNameOf<E>) => Promise<T>,
): Promise<T> {
  const now = dueAt ?? db.clock.now();
  let hasEvents = false;
  const value = await db.write(tenantId, async (scope) => {
    const identity = systemIdentity(tenantId, name);
    const emitter = createEmitter({
      operation: { id: name, events },
      identity,
      requestId,
      openness,
      now,
      dueAt,
    });
    const inNameOf: InNameOf<E> = (who) => ({
      db: scope.db,
      identity: who,
      requestId,
      now,
      can: () => true,
      emit: (type, data) => emitter.emit(type, data, actorOf(who)),
      audit: (entry) => emitter.audit(entry, actorOf(who)),
      atCommit: (statement) => scope.atCommit(statement),
      announce: (change) => scope.announce(change),
    });
    const done = await work(inNameOf(identity), inNameOf);
    hasEvents = await emitter.flush(scope);
    return done;
  });
  if (hasEvents) db.wakeWorkers();
  return value;
}
