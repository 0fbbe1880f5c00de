import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Frees what nobody holds; what a `WeakRef` was asked for is held until the turn in which it was asked has ended. */
export async function collectGarbage(): Promise<void> {
  await sleep(1);
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
