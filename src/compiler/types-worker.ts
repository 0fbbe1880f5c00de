import { parentPort, workerData } from 'node:worker_threads';
import { renderTypes } from './emit/index.ts';

/** Runs the slowest emitter on a thread of its own, beside all the others. */
const { document, options } = workerData as { document: Parameters<typeof renderTypes>[0]; options: Parameters<typeof renderTypes>[1] };
const files = await renderTypes(document, options);
parentPort?.postMessage(files);
