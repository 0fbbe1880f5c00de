import { setTimeout as sleep } from 'node:timers/promises';
import type { Task, TaskList } from 'graphile-worker';
import { openOwnerPool, type Connections, type Turns } from '#src/platform/db/index.ts';
import type { Log } from '#src/platform/log.ts';
import { inTrace } from '#src/platform/trace/index.ts';
import { startAllPeriodic, type Periodic } from './periodic.ts';
import { ownPurges, runPurges, type Purge } from './purges.ts';
import { startSession, type Session } from './session.ts';
import { followSuspensions, type Suspensions } from './suspensions.ts';
import { holdJob } from './suspensions.queries.ts';
import { SteadyOwner } from './steady-owner.ts';
import type { TaskContext, TaskHandler, TaskHandlers, TaskName } from './tasks.ts';

export interface JobsOptions {
  readonly ownerUrl: string;
  readonly db: Connections;
  readonly log: Log;
  /** What to remove when it is past its time, besides the queue's own and deleted records. */
  readonly purges?: readonly Purge[];
  /** Handlers of tasks that are not the core's own. */
  readonly handlers?: Partial<TaskHandlers>;
  readonly periodic?: readonly Periodic[];
  /** Where statements wait for their turn behind the calls of the same process (default: nowhere). */
  readonly turns?: Turns | undefined;
  readonly meter?: JobMeter | undefined;
}

/** What is told of each try of a job that has ended. */
export interface JobMeter {
  observeJob(task: TaskName, seconds: number, hasFailed: boolean): void;
}

export interface Jobs {
  /** What keeps jobs and periodic work from being done, as far as this process knows. */
  findFault(): string | undefined;
  /** Lets the jobs under way finish, and gives back those that have not begun. */
  stop(): Promise<void>;
}

// minute hour day month weekday; at most one purge waits, whatever happens.
const crontab = '17 * * * * purge ?jobKey=purge';
const restartDelayMs = 1_000;
const waitForDatabaseMs = 5_000;
// Jobs under way wait for others' servers without one; what needs the database takes it for a statement.
const ownerConnections = 16;

/** Works on the queue until it is stopped. Any number of processes may; each job goes to one of them. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { ownerUrl, db, log, turns } = options;
  const owner = openOwnerPool(ownerUrl, 'agency-jobs', ownerConnections);
  const steady = new SteadyOwner(owner, log, turns);
  const suspensions = await followSuspensions(db, log);
  const taskList = bindTasks(
    {
      purge: runPurges([...ownPurges, ...(options.purges ?? [])]),
      ...options.handlers,
    },
    options,
    steady,
    suspensions,
  );
  const open = () => startSession({ ownerUrl, steady, taskList, crontab, log });
  const stopping = new AbortController();
  const sessions = new Set<Promise<void>>();
  let session = await open();
  const periodic = startAllPeriodic(options.periodic ?? [], steady, log);

  /** A run of the queue that fetches no more is replaced at once, while its jobs under way finish. */
  async function supervise(): Promise<void> {
    for (;;) {
      const error = await session.ended;
      if (stopping.signal.aborted) return;
      log.error({ err: error }, 'the job worker stopped; restarting it');
      const former = session.stop().finally(() => sessions.delete(former));
      sessions.add(former);
      const next = await untilOpen(open, stopping.signal);
      if (next === undefined) return;
      session = next;
    }
  }

  const supervised = supervise();
  return {
    findFault: () => session.findFault() ?? firstOf(periodic, (work) => work.findFault()),
    async stop() {
      stopping.abort();
      // Without its database the process stops nevertheless, and leaves the rest to others.
      const patience = setTimeout(() => steady.close(), waitForDatabaseMs).unref();
      await Promise.all(periodic.map((work) => work.stop()));
      await session.stop();
      await supervised;
      await Promise.all(sessions);
      clearTimeout(patience);
      await suspensions.stop();
      await owner.end();
    },
  };
}

function firstOf<T>(items: readonly T[], find: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function untilOpen(open: () => Promise<Session>, signal: AbortSignal): Promise<Session | undefined> {
  while (!signal.aborted) {
    await sleep(restartDelayMs, undefined, { signal }).catch(() => {});
    const session = await open().catch(() => undefined);
    if (session === undefined) continue;
    if (!signal.aborted) return session;
    await session.stop();
  }
  return undefined;
}

/** What `addJob` adds to a payload. */
interface Traced {
  readonly traceparent?: string;
}

/** The handlers as the queue calls them. Jobs of suspended agencies are taken aside. */
function bindTasks(
  handlers: Partial<TaskHandlers>,
  { db, log, meter }: JobsOptions,
  steady: SteadyOwner,
  suspensions: Suspensions,
): TaskList {
  const withOwner: TaskContext['withOwner'] = (work) => steady.run(work);
  const bind =
    <N extends TaskName>(name: N, handler: TaskHandler<N>): Task =>
    async (payload, { job, abortSignal: signal }) => {
      if (suspensions.mayHold(payload) && (await withOwner((owner) => holdJob(owner, job)))) return;
      const startedAt = performance.now();
      let hasFailed = true;
      try {
        await inTrace((payload as Traced).traceparent, () =>
          handler(payload as Parameters<typeof handler>[0], {
            db,
            log,
            withOwner,
            signal,
            attempt: job.attempts,
          }),
        );
        hasFailed = false;
      } finally {
        meter?.observeJob(name, (performance.now() - startedAt) / 1000, hasFailed);
      }
    };
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      bind(name as TaskName, handler as TaskHandler<TaskName>),
    ]),
  );
}
