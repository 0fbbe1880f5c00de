import { Worker } from 'node:worker_threads';

/** Work on another thread that ends with one result. */
export interface Thread<T> {
  readonly result: Promise<T>;
  /** Ends the work, for when nobody wants the result any more. */
  stop(): void;
}

/** Runs a module that posts one message. */
export function runThread<T>(module: URL, data: unknown): Thread<T> {
  const worker = new Worker(module, { workerData: data });
  const result = new Promise<T>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`${module.pathname} ended without a result.`)));
  });
  // A thread that was stopped is nobody's failure.
  result.catch(() => undefined);
  return { result, stop: () => void worker.terminate() };
}
