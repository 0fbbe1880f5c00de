import type { Log } from '#src/platform/log.ts';
import { inTrace } from '#src/platform/trace/index.ts';
import type { InTurn, SteadyOwner } from './steady-owner.ts';

/**
 * Work that every worker process does again and again, more often than the crontab's minute. Runs as the owner role, and
 * again when its connection was lost.
 *
 * In a process that serves calls too, background work has one place beside them: each piece waits for it, and holds it until it is
 * done. So a piece is a statement or a transaction, and events and jobs have their turn between two of them.
 */
export interface Periodic {
  readonly name: string;
  readonly everyMs: number;
  run(inTurn: InTurn): Promise<void>;
}

// A turn may have much to do; one that takes this long hangs.
const longestTurnMs = 300_000;
const patienceMs = 60_000;

export interface RunningPeriodic {
  /** Undefined while its turns come to an end, and without an error now and then. */
  findFault(): string | undefined;
  stop(): Promise<void>;
}

// Most begin every second, or at whole multiples of it.
const spreadMs = 1_000;

/**
 * Starts all of them, each at another moment of the second: beginning together, each would need a connection of its own, and find
 * its statements planned on that of another. None begins later than one period after the start.
 */
export const startAllPeriodic = (
  works: readonly Periodic[],
  owner: SteadyOwner,
  log: Log,
): RunningPeriodic[] =>
  works.map((work, index) =>
    startPeriodic(work, owner, log, (index / works.length) * Math.min(spreadMs, work.everyMs)),
  );

/** Runs it until it is stopped, never twice at once; a failure is logged, and the next turn retries. */
export function startPeriodic(
  { name, everyMs, run }: Periodic,
  owner: SteadyOwner,
  log: Log,
  /** How much earlier than the first period its turns begin, in milliseconds. */
  earlyMs = 0,
): RunningPeriodic {
  let running = Promise.resolve();
  let isBusy = false;
  let begunAt = 0;
  let succeededAt = performance.now();
  const begin = () => {
    if (isBusy) return;
    isBusy = true;
    begunAt = performance.now();
    running = inTrace(undefined, () => owner.runInTurns(run))
      .then(() => void (succeededAt = performance.now()))
      .catch((error: unknown) =>
        log.warn({ err: error, periodic: name }, 'periodic work failed; it will be retried'),
      )
      .finally(() => (isBusy = false));
  };
  let timer = setTimeout(() => {
    timer = setInterval(begin, everyMs).unref();
    begin();
  }, everyMs - earlyMs).unref();
  return {
    findFault() {
      const now = performance.now();
      if (isBusy) return now - begunAt > longestTurnMs ? `${name} does not come to an end` : undefined;
      return now - succeededAt > Math.max(patienceMs, 3 * everyMs) ? `${name} fails` : undefined;
    },
    async stop() {
      clearTimeout(timer); // or the interval, which is cleared in the same way
      await running;
    },
  };
}
