import { Worker } from 'node:worker_threads';
import type { JsonObject } from './json.ts';

export interface TypesThread {
  readonly files: Promise<ReadonlyMap<string, string>>;
  /** Ends the work, for when a newer document makes it useless. */
  stop(): void;
}

/** Types and client of a document, made on another thread. */
export function startTypes(document: JsonObject): TypesThread {
  const worker = new Worker(new URL('./types-worker.ts', import.meta.url), { workerData: document });
  const files = new Promise<ReadonlyMap<string, string>>((resolve, reject) => {
    worker.once('message', (entries: [string, string][]) => resolve(new Map(entries)));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The types were not finished.')));
  });
  // A stopped thread is nobody's failure.
  files.catch(() => undefined);
  return { files, stop: () => void worker.terminate() };
}
