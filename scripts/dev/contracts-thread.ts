import { parentPort, Worker } from 'node:worker_threads';
import { memory } from '../../src/compiler/validation/memory.ts';
import { contracts, memoryFile, memoryVersion } from '../contract.ts';
import { WarmContracts } from './warm-contracts.ts';

type Method = 'warm' | 'compile' | 'makeForReaders';
type Result<M extends Method> = Awaited<ReturnType<WarmContracts[M]>>;

interface Question {
  readonly id: number;
  readonly method: Method;
  readonly parameters: readonly unknown[];
}

interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: unknown;
}

/** All contracts but the first, kept warm beside it on a thread of their own. */
export class ContractsThread {
  readonly #worker = new Worker(new URL(import.meta.url));
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #last = 0;

  constructor() {
    this.#worker.on('message', ({ id, result, error }: Answer) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error === undefined) waiting?.resolve(result);
      else waiting?.reject(error);
    });
    // A fault that nobody is told of would leave whoever asked waiting.
    this.#worker.on('error', (error) => {
      throw error;
    });
  }

  /** Calls a method of the contracts there. */
  async ask<M extends Method>(method: M, ...parameters: Parameters<WarmContracts[M]>): Promise<Result<M>> {
    const id = (this.#last += 1);
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(id, waiting);
    this.#worker.postMessage({ id, method, parameters } satisfies Question);
    return (await waiting.promise) as Result<M>;
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}

function answer(): void {
  memory.restore(memoryFile('worker'), memoryVersion());
  const others = new WarmContracts(contracts.slice(1));
  parentPort!.on('message', async ({ id, method, parameters }: Question) => {
    try {
      const result: unknown = await (others[method] as (...given: readonly unknown[]) => unknown)(
        ...parameters,
      );
      parentPort!.postMessage({ id, result } satisfies Answer);
    } catch (error) {
      parentPort!.postMessage({ id, error } satisfies Answer);
    }
  });
}

if (parentPort !== null) answer();
