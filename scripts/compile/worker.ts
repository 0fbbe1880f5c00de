import { parentPort, workerData } from 'node:worker_threads';
import { memory } from '../../src/compiler/validation/memory.ts';
import { memoryFile, memoryVersion } from '../contract.ts';
import { claim, type Outcome, type Posted } from './crew.ts';
import { perform, type PackedTask, type Task } from './tasks.ts';
import type { JsonObject } from '../../src/compiler/json.ts';

const claims = workerData as Int32Array;
const [file, version] = [memoryFile('worker'), memoryVersion()];
memory.restore(file, version);
const documents: JsonObject[] = [];
let last: Promise<void> = Promise.resolve();

parentPort!.on('message', (posted: Posted) => {
  documents.push(...posted.documents);
  last = last.then(async () => {
    if (!claim(claims, posted.number)) return;
    parentPort!.postMessage(await outcomeOf(posted));
    if (posted.task.kind === 'contract') memory.keep(file, version);
  });
});

async function outcomeOf({ number, task }: Posted): Promise<Outcome> {
  try {
    return { number, result: await perform(unpacked(task)) };
  } catch (error) {
    return { number, error };
  }
}

const unpacked = (task: PackedTask): Task =>
  task.kind === 'contract' ? task : { ...task, document: documents[task.document]! };
