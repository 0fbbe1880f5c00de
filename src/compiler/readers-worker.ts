import { parentPort, workerData } from 'node:worker_threads';
import { renderForReaders } from './emit/for-readers.ts';

/** Runs the slowest emitters on a thread of its own, beside all the others. */
const { document, options } = workerData as {
  document: Parameters<typeof renderForReaders>[0];
  options: Parameters<typeof renderForReaders>[1];
};
const files = renderForReaders(document, options);
parentPort?.postMessage(files);
