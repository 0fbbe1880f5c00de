import { parentPort, workerData } from 'node:worker_threads';
import { renderTypes } from './emit/index.ts';

/** Runs the slowest emitter on a thread of its own, beside all the others. */
const files = await renderTypes(workerData as never);
parentPort?.postMessage(files);
