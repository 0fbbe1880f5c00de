import { writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject } from 'vitest';
import type { Operation } from '#generated/operation.ts';
import type { Proved } from './coverage.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The directory that collects what each test file proved. */
    proofs: string;
  }
}

/** An event as the outbox holds it, with the request that caused it. */
export interface CausedEvent {
  readonly event_type: string;
  readonly correlation_id: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Remembers the calls of a test file, and holds the events that they stored against the contract. */
export class CallRecord {
  readonly #file = relative(root, expect.getState().testPath ?? '');
  readonly #succeeded = new Map<string, Operation>();
  readonly #refused = new Map<string, Operation>();

  add(operation: Operation, status: number, requestId: string): void {
    (status < 300 ? this.#succeeded : this.#refused).set(requestId, operation);
  }

  /**
   * Ends the record of a test file. Throws when a call stored an event that its operation does not declare, or when a
   * call that was refused stored any.
   */
  settle(events: readonly CausedEvent[]): void {
    const seen = new Set<string>();
    for (const { event_type: type, correlation_id: id } of events) {
      const operation = this.#succeeded.get(id);
      if (operation === undefined) {
        const refused = this.#refused.get(id);
        if (refused !== undefined)
          throw new Error(`${refused.id} refused the request ${id} and stored ${type} all the same.`);
        continue; // not caused by a call of this record
      }
      if (!operation.events.includes(type))
        throw new Error(`${operation.id} stored ${type}, which its x-events do not declare.`);
      seen.add(`${operation.id} ${type}`);
    }
    this.#handIn({
      file: this.#file,
      operations: [...new Set([...this.#succeeded.values()].map(({ id }) => id))],
      events: [...seen],
    });
  }

  #handIn(proved: Proved): void {
    const directory = inject('proofs') as string | undefined; // undefined when the reporter was replaced on the command line
    if (directory !== undefined) writeFileSync(`${directory}/${randomUUID()}.json`, JSON.stringify(proved));
  }
}
