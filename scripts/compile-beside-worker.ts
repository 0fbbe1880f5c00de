import { parentPort } from 'node:worker_threads';
import { compile } from '../src/compiler/compile.ts';
import { renderForReaders } from '../src/compiler/emit/for-readers.ts';
import { createLoader } from '../src/compiler/load.ts';
import type { startForReaders } from '../src/compiler/readers-thread.ts';
import type { Outcome, Task } from './compile-beside.ts';
import { compileOptions } from './contract.ts';

const loader = createLoader();
let last: Promise<void> = Promise.resolve();
let count = 0;

parentPort!.on('message', (task: Task) => {
  const number = count;
  count += 1;
  last = last.then(async () => parentPort!.postMessage(await outcomeOf(number, task)));
});

async function outcomeOf(task: number, asked: Task): Promise<Outcome> {
  try {
    return { task, result: await perform(asked) };
  } catch (error) {
    return { task, error };
  }
}

function perform(task: Task): Promise<unknown> {
  if (task.kind === 'for readers') return renderForReaders(task.document, task.options);
  return compile({ ...compileOptions(task.contract, task.flags), loader, startForReaders: forReadersHere });
}

const forReadersHere: typeof startForReaders = (document, options) => {
  const result = renderForReaders(document, options);
  result.catch(() => undefined);
  return { result, stop: () => undefined };
};
