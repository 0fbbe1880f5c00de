import { Worker } from 'node:worker_threads';
import type { JsonObject } from '../../src/compiler/json.ts';
import { perform, type PackedTask, type Task } from './tasks.ts';

export interface Posted {
  readonly number: number;
  readonly task: PackedTask;
  /** Documents that are sent for the first time, which take longer than all else. */
  readonly documents: readonly JsonObject[];
}

export type Outcome =
  | { readonly number: number; readonly result: unknown }
  | { readonly number: number; readonly error: unknown };

const maxTasks = 16;

/**
 * Two threads for the tasks of a compile: another one takes them in turn as they are asked for, and this one those that are
 * left once it has done its own work. Which of them takes a task is settled in shared memory, as neither listens while it works.
 */
export class Crew {
  readonly #claims = new Int32Array(new SharedArrayBuffer(4 * maxTasks));
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: this.#claims });
  readonly #documents: JsonObject[] = [];
  readonly #asked: { readonly task: Task; readonly outcome: PromiseWithResolvers<unknown> }[] = [];

  constructor() {
    this.#worker.on('message', (outcome: Outcome) => {
      const { resolve, reject } = this.#asked[outcome.number]!.outcome;
      if ('error' in outcome) reject(outcome.error);
      else resolve(outcome.result);
    });
    this.#worker.on('error', (error) => this.#asked.forEach(({ outcome }) => outcome.reject(error)));
  }

  /** The result of a task, whoever does it. */
  ask(task: Task): Promise<unknown> {
    const outcome = Promise.withResolvers<unknown>();
    outcome.promise.catch(() => undefined);
    const number = this.#asked.push({ task, outcome }) - 1;
    this.#worker.postMessage({ number, ...this.#packed(task) } satisfies Posted);
    return outcome.promise;
  }

  #packed(task: Task): Omit<Posted, 'number'> {
    if (task.kind === 'contract') return { task, documents: [] };
    const { document } = task;
    const known = this.#documents.indexOf(document);
    if (known >= 0) return { task: { ...task, document: known }, documents: [] };
    return { task: { ...task, document: this.#documents.push(document) - 1 }, documents: [document] };
  }

  /** Does what nobody has begun. */
  async help(): Promise<void> {
    for (const [number, { task, outcome }] of this.#asked.entries()) {
      if (claim(this.#claims, number)) await perform(task).then(outcome.resolve, outcome.reject);
    }
  }

  /** Ends the other thread, once it has written the contracts that it began. */
  async end(): Promise<void> {
    await Promise.allSettled(
      this.#asked.filter(({ task }) => task.kind === 'contract').map(({ outcome }) => outcome.promise),
    );
    await this.#worker.terminate();
  }
}

/** Whether the task is now the caller's to do. */
export const claim = (claims: Int32Array, number: number): boolean =>
  Atomics.compareExchange(claims, number, 0, 1) === 0;
