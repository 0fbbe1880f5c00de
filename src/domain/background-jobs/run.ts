import type { Job } from '#generated/console/types.gen.ts';
import type { Connections } from '#src/platform/db/index.ts';
import { Problem } from '#src/platform/errors/index.ts';
import type { TaskHandler } from '#src/platform/jobs/index.ts';
import { claimJob, endJob, noteProgress, type JobEnd } from './jobs.queries.ts';

/** A job while it runs. */
export interface JobRun {
  readonly db: Connections;
  readonly tenantId: string;
  readonly jobId: string;
  /** Who asked for it. */
  readonly userId: string;
  readonly input: unknown;
  readonly signal: AbortSignal | undefined;
  /** Notes how far it is; answers whether to go on: false once it was cancelled. */
  progress(percent: number): Promise<boolean>;
}

export interface JobOutcome {
  readonly failedCount?: number;
  /** One for each record, where some failed. */
  readonly outcomes?: Job['outcomes'];
}

/** What is done for jobs of a kind; `compose.ts` lists the kinds. */
export interface BackgroundJobKind {
  readonly kind: string;
  /**
   * Does it, in transactions of its own. When the process is killed it is done again from the beginning, so it must bear that. A problem
   * of the catalogue ends the job with its text; any other error has it tried again.
   */
  run(job: JobRun): Promise<JobOutcome>;
}

const maxAttempts = 5;
const maxOutcomes = 1_000;
const maxErrorLength = 1_000;

/** The queue's handler of all kinds of jobs. */
export const runBackgroundJob =
  (kinds: readonly BackgroundJobKind[]): TaskHandler<'run_background_job'> =>
  async ({ tenantId, jobId }, { db, log, signal }) => {
    const job = await db.write(tenantId, (scope) => claimJob(scope.db, jobId, db.clock.now()));
    if (job === undefined) return;
    const end = (how: JobEnd) => db.write(tenantId, (scope) => endJob(scope.db, jobId, how, db.clock.now()));
    try {
      const kind = kinds.find((one) => one.kind === job.kind);
      if (kind === undefined) throw new Error(`Nothing is known to do for jobs of the kind ${job.kind}.`);
      const progress = (percent: number) =>
        db.write(tenantId, (scope) => noteProgress(scope.db, jobId, percent));
      const { failedCount = 0, outcomes = [] } = await kind.run({
        db,
        tenantId,
        jobId,
        userId: job.created_by,
        input: job.input,
        signal,
        progress,
      });
      const status = failedCount > 0 ? 'partially_succeeded' : 'succeeded';
      await end({ status, failedCount, outcomes: failedCount > 0 ? outcomes.slice(0, maxOutcomes) : [] });
    } catch (error) {
      if (error instanceof Problem)
        return void (await end({ status: 'failed', error: error.message.slice(0, maxErrorLength) }));
      if (job.attempts < maxAttempts) throw error;
      log.error(
        { err: error, tenant_id: tenantId, job_id: jobId, kind: job.kind },
        'background job failed for good',
      );
      await end({ status: 'failed', error: 'It failed several times. Ask for it again later.' });
    }
  };
