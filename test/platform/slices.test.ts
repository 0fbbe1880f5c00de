import { expect, it } from 'vitest';
import { Slices } from '#src/platform/slices.ts';

/** Keeps the event loop for longer than a slice may take. */
function work(): void {
  const end = performance.now() + 20;
  while (performance.now() < end);
}

it('lets others have the event loop between the slices of long work', async () => {
  const order: string[] = [];
  setImmediate(() => order.push('another call'));
  const slices = new Slices();
  for (const item of ['first', 'second']) {
    work();
    order.push(item);
    await slices.next();
  }
  expect(order).toEqual(['first', 'another call', 'second']);
});
