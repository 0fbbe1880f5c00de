import { EventEmitter } from 'node:events';
import { run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Log } from '#src/log.ts';
import { LivePools } from './pools.ts';
import { workerLog } from './worker-log.ts';

// Most jobs wait for other servers, up to half a minute: there are places enough for the lanes of many slow receivers
// (050-webhooks.sql), so that nobody's jobs wait behind theirs.
const concurrentJobs = 1_000;
// 26,000 jobs a second against 3,000 with a fetch for each.
const jobsPerFetch = 1_000;
// Events come without NOTIFY (002-events-and-jobs.sql): the longest that one waits in an idle system.
const pollIntervalMs = 200;
const completeBatchDelayMs = 50;
const heldForMs = 60_000;
const finishWithinMs = 10_000;

/** One run of the queue's workers in this process. */
export interface Session {
  /** Resolves when the run is over, with the error if one ended it. */
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

export async function startSession(owner: Pool, taskList: TaskList, crontab: string, log: Log): Promise<Session> {
  const events: WorkerEvents = new EventEmitter();
  let poolId = '';
  events.once('pool:create', ({ workerPool }) => (poolId = workerPool.id));
  const runner = await run({
    pgPool: owner,
    taskList,
    crontab,
    noHandleSignals: true,
    preset: {
      worker: {
        concurrentJobs,
        pollInterval: pollIntervalMs,
        localQueue: { size: jobsPerFetch, ttl: heldForMs },
        completeJobBatchDelay: completeBatchDelayMs,
        failJobBatchDelay: completeBatchDelayMs,
        gracefulShutdownAbortTimeout: finishWithinMs,
        logger: workerLog(log),
        events,
      },
    },
  });
  const ended = runner.promise.then(() => undefined, (error: unknown) => error);
  const live = new LivePools(owner, poolId, log);
  const stop = async () => {
    // It rejects only when it has stopped already.
    await runner.stop().catch(() => {});
    await ended;
    await live.stop();
  };
  await live.start().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { ended, stop };
}
