import { parentPort, workerData } from 'node:worker_threads';
import { memory } from '../../src/compiler/validation/memory.ts';
import { memoryFile, memoryVersion } from '../contract.ts';
import { claim, type Outcome, type Posted } from './crew.ts';
import { perform } from './tasks.ts';

const claims = workerData as Int32Array;
const [file, version] = [memoryFile('worker'), memoryVersion()];
memory.restore(file, version);
let last: Promise<void> = Promise.resolve();

parentPort!.on('message', (posted: Posted) => {
  last = last.then(async () => {
    if (!claim(claims, posted.number)) return;
    parentPort!.postMessage(await outcomeOf(posted));
    if (posted.task.kind === 'contract') memory.keep(file, version);
  });
});

async function outcomeOf({ number, task }: Posted): Promise<Outcome> {
  try {
    return { number, result: await perform(task) };
  } catch (error) {
    return { number, error };
  }
}
