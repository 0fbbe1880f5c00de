import type { PoolClient } from 'pg';
import type { Log } from '#src/platform/log.ts';
import type { SteadyOwner } from './steady-owner.ts';

/**
 * Work that every worker process does again and again, more often than the crontab's minute. Runs as the owner role, and
 * again when its connection was lost.
 */
export interface Periodic {
  readonly name: string;
  readonly everyMs: number;
  run(owner: PoolClient): Promise<void>;
}

/** Runs it until it is stopped, never twice at once; a failure is logged, and the next turn retries. */
export function startPeriodic(
  { name, everyMs, run }: Periodic,
  owner: SteadyOwner,
  log: Log,
): { stop(): Promise<void> } {
  let running = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = owner
      .run(run)
      .catch((error: unknown) =>
        log.warn({ err: error, periodic: name }, 'periodic work failed; it will be retried'),
      )
      .finally(() => (isBusy = false));
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
