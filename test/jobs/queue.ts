import { loadPurges } from '#src/compose.ts';
import { startJobs, type Jobs } from '#src/platform/jobs/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { openCoreDatabase } from '../support/core-database.ts';

const log = createLogger('silent');

/** A database of its own, workers that take jobs from it, and how many jobs wait there. */
export async function openQueue() {
  const core = await openCoreDatabase();
  const running: Jobs[] = [];
  return {
    core,
    async start(options: Partial<Parameters<typeof startJobs>[0]> = {}): Promise<void> {
      const purges = await loadPurges();
      running.push(await startJobs({ ownerUrl: core.ownerUrl, db: core.db, log, purges, ...options }));
    },
    /** Stops every worker that was started. */
    async stop(): Promise<void> {
      await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
    },
    waiting: async (): Promise<number> =>
      (
        await core.owner.query<{ n: number }>(
          'select count(*)::integer as n from graphile_worker._private_jobs',
        )
      ).rows[0]!.n,
  };
}

export type Queue = Awaited<ReturnType<typeof openQueue>>;
