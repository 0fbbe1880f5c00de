import type { Operation } from '#generated/operation.ts';
import { eventData } from '#generated/events.validators.js';
import type { EventData, EventType } from '#generated/events.ts';
import type { Db, WriteScope } from '#src/platform/db/index.ts';
import type { AuditEntry, Identity } from '#src/call/context.ts';
import { describeIssues } from '#src/platform/errors/index.ts';
import type { Causation } from '#src/call/origin.ts';
import { currentTrace } from '#src/platform/trace/index.ts';
import { actorOf, type Actor } from './actor.ts';
import { changesOf } from './changes.ts';
import { findHasFullPayloads } from './full-payloads.queries.ts';
import { withoutPrivate, type Openness, type TellsAll } from './private.ts';
import { auditRow, emitStatement, type AuditOrigin, type AuditRow, type OutboxEvent } from './statement.ts';
import { truncate } from './truncate.ts';

/** Who does it: an identity, or an actor that has none, such as the recipient of a link. */
type Doer = { readonly identity: Identity } | { readonly actor: Actor };

export type EmitterOptions = Doer & {
  readonly operation: Pick<Operation, 'id' | 'events'>;
  readonly requestId: string;
  /** What subscribers may hear of records. */
  readonly openness: Openness;
  /** Whether the agency hears everything of private records; its settings say it by default. */
  readonly tellsAll?: TellsAll;
  /** Its line in the request log. */
  readonly callId?: string;
  readonly now: Date;
  readonly causation?: Causation;
  /** When it was due, for what a timer does; the audit trail tells it beside the time at which it happened. */
  readonly dueAt?: Date | undefined;
};

/** Collects the events and audit rows of one call until its transaction ends. */
export interface Emitter {
  /** `actor` is for what somebody else asked for than the one who does the rest. */
  emit<T extends EventType>(type: T, data: EventData[T], actor?: Actor): void;
  audit(entry: AuditEntry, actor?: Actor): void;
  /** Queues what was collected to go with COMMIT, and announces what was audited; resolves with whether there are events. Call it once, when the handler is done. */
  flush(scope: Pick<WriteScope, 'atCommit' | 'db' | 'announce'>): Promise<boolean>;
}

/**
 * Events are completed, relieved of what is private and checked as they are emitted, so that a payload off the contract
 * ends the call before anything is committed. Both failures are faults of ours, never of the caller.
 */
export function createEmitter(options: EmitterOptions): Emitter {
  return new CallEmitter(options);
}

const noCausation: Causation = { depth: 0 };
// The database gives the real number when it stores the event; the check needs one that the contract allows.
const anySequence = 1;

class CallEmitter implements Emitter {
  readonly #options: EmitterOptions;
  readonly #actor: Actor;
  readonly #events: (OutboxEvent | ((db: Db) => Promise<OutboxEvent>))[] = [];
  readonly #audits: AuditRow[] = [];
  readonly #announced: AuditEntry[] = [];
  #tellsAll: Promise<boolean> | undefined;

  constructor(options: EmitterOptions) {
    this.#options = options;
    this.#actor = 'actor' in options ? options.actor : actorOf(options.identity);
  }

  emit<T extends EventType>(type: T, data: EventData[T], actor = this.#actor): void {
    const { operation } = this.#options;
    if (!operation.events.includes(type)) {
      throw new Error(`${operation.id} emitted ${type}, which its x-events do not declare.`);
    }
    if (this.#options.causation?.isTest === true) return;
    const told = withoutPrivate(type, withTidyChanges(data), this.#options.openness, (db) => this.#asks(db));
    const traceparent = currentTrace()?.traceparent;
    this.#events.push(
      typeof told === 'function'
        ? async (db) => this.#complete(type, await told(db), actor, traceparent)
        : this.#complete(type, told, actor, traceparent),
    );
  }

  /** Asks the settings once in a call, and only where there is something private to tell. */
  #asks(db: Db): Promise<boolean> {
    return (this.#tellsAll ??= (this.#options.tellsAll ?? findHasFullPayloads)(db));
  }

  #complete(type: EventType, told: object, actor: Actor, traceparent: string | undefined): OutboxEvent {
    const data = truncate({ ...this.#common(actor), ...told });
    checkData(type, data);
    return { type, data, traceparent };
  }

  audit(entry: AuditEntry, actor = this.#actor): void {
    const { operation, requestId, dueAt } = this.#options;
    const origin: AuditOrigin = { actor, operationId: operation.id, requestId, dueAt };
    this.#audits.push(auditRow(entry, origin));
    this.#announced.push(entry);
  }

  async flush(scope: Pick<WriteScope, 'atCommit' | 'db' | 'announce'>): Promise<boolean> {
    if (this.#events.length === 0 && this.#audits.length === 0) return false;
    const events: OutboxEvent[] = [];
    for (const event of this.#events)
      events.push(typeof event === 'function' ? await event(scope.db) : event);
    for (const { recordKind, recordId, action, previous } of this.#announced)
      scope.announce({
        kind: recordKind,
        id: recordId,
        revision: 0,
        ...(previous?.['is_private'] === false && { isNarrowed: true }),
        ...(beginnings.has(action) && { isNew: true }),
      });
    scope.atCommit(emitStatement(events, this.#audits, this.#options.callId));
    return events.length > 0;
  }

  #common(actor: Actor) {
    return {
      actor,
      occurred_at: this.#options.now.toISOString(),
      sequence: anySequence,
      correlation_id: this.#options.requestId,
      causation: this.#options.causation ?? noCausation,
    };
  }
}

/** Actions by which a record comes to be. */
const beginnings: ReadonlySet<string> = new Set(['created', 'started']);

function withTidyChanges(data: object): object {
  if (!('_changed_fields' in data)) return data;
  const { _changed_fields: changed, _previous: previous } = data as {
    _changed_fields: readonly string[];
    _previous?: Record<string, unknown>;
  };
  return { ...data, ...changesOf(changed, previous ?? {}) };
}

function checkData(type: EventType, data: object): void {
  const validate = eventData[type];
  if (validate(data)) return;
  const found = describeIssues('data', validate.errors ?? []).slice(0, 5);
  throw new Error(`The payload of ${type} does not match the contract: ${found.join('; ')}`);
}
