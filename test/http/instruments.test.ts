import { expect, it } from 'vitest';
import { Instruments } from '#src/api/http/instruments.ts';
import { collectGarbage } from '../support/memory.ts';

const measured = { gauges: [], read: async () => [] };
const instrumentsOf = (service: object) =>
  new Instruments({
    readings: [{ name: 'of_service', help: 'Of one service.', read: () => (service === null ? 0 : 1) }],
    waits: () => ({}),
    measured,
  });

it('tell of the process that they run in, each of several in the same one', async () => {
  for (const instruments of [instrumentsOf({}), instrumentsOf({})]) {
    const text = await instruments.text();
    expect(text).toMatch(/^of_service 1$/m);
    expect(text.match(/^nodejs_eventloop_lag_p99_seconds /gm)).toHaveLength(1);
    expect(text.match(/^# TYPE nodejs_gc_duration_seconds histogram$/gm)).toHaveLength(1);
  }
});

it('hold nothing of a service that has ended', async () => {
  const ended = new WeakRef({});
  await instrumentsOf(ended.deref()!).text();
  await collectGarbage();
  expect(ended.deref()).toBeUndefined();
});
