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
// graphile-worker 0.18 looks the ids of its tasks up once and keeps what came of it. When that was an error, as on a connection
// that broke at this moment, every fetch fails with it from then on: only another run looks again.
const firstFetchWithinMs = 10_000;

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
  const unfit = untilUnfit(events);
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
  const finished = runner.promise.then(() => undefined, (error: unknown) => error);
  const live = new LivePools(owner, poolId, log);
  const stop = async () => {
    // It rejects only when it has stopped already.
    await runner.stop().catch(() => {});
    await finished;
    await live.stop();
  };
  await live.start().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { ended: Promise.race([finished, unfit]), stop };
}

/** Resolves with an error when the run has fetched nothing within its time; never when it has. */
function untilUnfit(events: WorkerEvents): Promise<Error> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(new Error(`No fetch of jobs succeeded within ${firstFetchWithinMs / 1000} seconds.`)), firstFetchWithinMs).unref();
    events.once('localQueue:getJobs:complete', () => clearTimeout(timer));
  });
}
