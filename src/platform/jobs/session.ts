import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Log } from '#src/platform/log.ts';
import { GivenJobs } from './given-jobs.ts';
import { LivePools } from './pools.ts';
import type { SteadyOwner } from './steady-owner.ts';
import { workerLog } from './worker-log.ts';

// Most jobs wait for other servers, up to half a minute: there are places enough for the lanes of many slow receivers
// (20261121T0050_webhooks.sql), so that nobody's jobs wait behind theirs.
const concurrentJobs = 1_000;
// 26,000 jobs a second against 3,000 with a fetch for each.
const jobsPerFetch = 1_000;
// Events come without NOTIFY (20261121T0002_events-and-jobs.sql): the longest that one waits in an idle system.
const pollIntervalMs = 200;
const completeBatchDelayMs = 50;
const heldForMs = 60_000;
const finishWithinMs = 10_000;
// The run's own end comes after its jobs' and may never come (src/platform/jobs/steady-owner.ts).
const stopWithinMs = finishWithinMs + 5_000;
// A fetch takes milliseconds; one whose connection died without a word is repeated after 15 seconds.
const beatsWithoutFetch = 20;

export interface SessionOptions {
  readonly ownerUrl: string;
  readonly steady: SteadyOwner;
  readonly taskList: TaskList;
  readonly crontab: string;
  readonly log: Log;
}

/** One run of the queue's workers in this process. */
export interface Session {
  /** Resolves when the run fetches nothing any more, with the error if one ended it. Jobs may still be under way. */
  readonly ended: Promise<unknown>;
  /** What keeps it from fetching jobs. */
  findFault(): string | undefined;
  stop(): Promise<void>;
}

export async function startSession({
  ownerUrl,
  steady,
  taskList,
  crontab,
  log,
}: SessionOptions): Promise<Session> {
  const events: WorkerEvents = new EventEmitter();
  const given = new GivenJobs();
  let poolId = '';
  events.once('pool:create', ({ workerPool }) => (poolId = workerPool.id));
  events.on('localQueue:getJobs:complete', ({ jobs }) => given.add(jobs));
  // Its end would follow when its jobs have ended, if at all.
  const gaveUp = new Promise<Error>((resolve) =>
    events.once('pool:gracefulShutdown', ({ message }) => resolve(new Error(message))),
  );
  const fetching = new FetchWatch(events);
  const tasks = { ...taskList };
  const runner = await run({
    pgPool: steady.queuePool,
    taskList: tasks,
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
  const finished = runner.promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  const live = new LivePools({
    ownerUrl,
    id: poolId,
    given,
    losses: () => steady.losses,
    log,
    onBeat: (isAnswered) => fetching.beat(isAnswered),
  });
  await live.start();
  const ended = Promise.race([finished, gaveUp, fetching.failed]);
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  return {
    ended,
    findFault() {
      if (hasEnded) return 'the job worker stopped and is restarted';
      return live.isSilent ? 'the job worker does not reach the database' : undefined;
    },
    async stop() {
      // It rejects only when it has stopped already.
      const stopped = runner
        .stop()
        .catch(() => {})
        .then(() => finished);
      const patience = new AbortController();
      const isDone = await Promise.race([
        stopped.then(() => true),
        sleep(stopWithinMs, false, { ref: false, signal: patience.signal }),
      ]);
      patience.abort();
      await live.stop(isDone);
      if (isDone) letGo(tasks);
    },
  };
}

/** The library keeps what each run was given for as long as the process lives, and a whole service would live on with its tasks. */
function letGo(tasks: TaskList): void {
  for (const name of Object.keys(tasks)) delete tasks[name];
}

/** Notices a run that fetches nothing though it should, while the database answers. No cause of it is known. */
class FetchWatch {
  readonly #failed = Promise.withResolvers<Error>();
  #mode = '';
  #beats = 0;

  constructor(events: WorkerEvents) {
    events.on('localQueue:setMode', ({ newMode }) => (this.#mode = newMode));
    events.on('localQueue:getJobs:complete', () => (this.#beats = 0));
  }

  get failed(): Promise<Error> {
    return this.#failed.promise;
  }

  beat(isAnswered: boolean): void {
    // In any other mode all workers are busy, and jobs wait for them here.
    this.#beats = isAnswered && this.#mode === 'POLLING' ? this.#beats + 1 : 0;
    if (this.#beats >= beatsWithoutFetch)
      this.#failed.resolve(new Error(`The worker fetched no jobs for ${beatsWithoutFetch} seconds.`));
  }
}
