import { afterEach, expect, it, vi } from 'vitest';
import { startAllPeriodic } from '#src/platform/jobs/periodic.ts';
import type { SteadyOwner } from '#src/platform/jobs/steady-owner.ts';
import { createLogger } from '#src/platform/log.ts';

/** Periodic works of a worker begin apart from each other: together, each would need a connection of its own. */
afterEach(() => vi.useRealTimers());

it('has each work begin at a moment of its own, within its first period and then once a period', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date'] });
  const startedAt = Date.now();
  const begun: Record<string, number[]> = { timers: [], sweep: [], dispatch: [], walk: [] };
  const steady = { runInTurns: async (work: () => Promise<void>) => work() } as unknown as SteadyOwner;
  const periods = { timers: 1_000, sweep: 1_000, dispatch: 200, walk: 60_000 };
  const works = Object.entries(periods).map(([name, everyMs]) => ({
    name,
    everyMs,
    run: async () => void begun[name]!.push(Date.now() - startedAt),
  }));
  const running = startAllPeriodic(works, steady, createLogger('silent'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(begun).toEqual({
    timers: [1_000, 2_000],
    sweep: [750, 1_750],
    dispatch: [100, 300, 500, 700, 900, 1_100, 1_300, 1_500, 1_700, 1_900],
    walk: [],
  });
  await vi.advanceTimersByTimeAsync(58_000);
  expect(begun['walk']).toEqual([59_250]);
  for (const work of running) await work.stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(begun['walk']).toHaveLength(1);
});
