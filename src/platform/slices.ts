import { setImmediate } from 'node:timers/promises';

const sliceMs = 15;

/**
 * Lets other calls have the event loop in long work on many items: `await slices.next()` between two of them. It waits only once a
 * slice has taken its time, so that short work is done in one go.
 */
export class Slices {
  #since = performance.now();

  async next(): Promise<void> {
    if (performance.now() - this.#since < sliceMs) return;
    await setImmediate();
    this.#since = performance.now();
  }
}
