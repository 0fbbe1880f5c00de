import { Worker } from 'node:worker_threads';
import type { CompileResult } from '../src/compiler/compile.ts';
import type { JsonObject } from '../src/compiler/json.ts';
import type { ReaderOptions } from '../src/compiler/emit/for-readers.ts';
import type { Thread } from '../src/compiler/thread.ts';
import type { Flags } from './contract.ts';

export type Task =
  | { readonly kind: 'compile'; readonly contract: number; readonly flags: Flags }
  | { readonly kind: 'for readers'; readonly document: JsonObject; readonly options: ReaderOptions };

export type Outcome = { readonly task: number; readonly result: unknown } | { readonly task: number; readonly error: unknown };

/**
 * One thread beside the one that compiles the largest contract: it compiles the others, and then makes what is for
 * readers of the largest, so that both have about as much to do and what types are made with is loaded once. It does its tasks in turn.
 */
export class Beside {
  readonly #worker = new Worker(new URL('./compile-beside-worker.ts', import.meta.url));
  readonly #waiting: PromiseWithResolvers<unknown>[] = [];

  constructor() {
    this.#worker.on('message', (outcome: Outcome) => {
      const waiting = this.#waiting[outcome.task]!;
      if ('error' in outcome) waiting.reject(outcome.error);
      else waiting.resolve(outcome.result);
    });
    this.#worker.on('error', (error) => this.#waiting.forEach(({ reject }) => reject(error)));
  }

  /** Compiles a contract by its index among `contracts`. */
  compile(contract: number, flags: Flags): Promise<CompileResult> {
    return this.#ask({ kind: 'compile', contract, flags }) as Promise<CompileResult>;
  }

  /** As the one of the compiler, which would start a thread for this alone. */
  readonly startForReaders = (document: JsonObject, options: ReaderOptions = {}): Thread<ReadonlyMap<string, string>> => ({
    result: this.#ask({ kind: 'for readers', document, options }) as Promise<ReadonlyMap<string, string>>,
    stop: () => undefined,
  });

  end(): void {
    void this.#worker.terminate();
  }

  #ask(task: Task): Promise<unknown> {
    const waiting = Promise.withResolvers<unknown>();
    // Who no longer wants the result does not ask for it, whatever became of it.
    waiting.promise.catch(() => undefined);
    this.#waiting.push(waiting);
    this.#worker.postMessage(task);
    return waiting.promise;
  }
}
