import { Worker } from 'node:worker_threads';
import { perform, type Task } from './tasks.ts';

export interface Posted {
  readonly number: number;
  readonly task: Task;
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
    this.#worker.postMessage({ number, task } satisfies Posted);
    return outcome.promise;
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
