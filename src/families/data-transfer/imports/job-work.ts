import type { Operations } from '#src/call/transact.ts';
import type { JobRun } from '#src/domain/background-jobs/index.ts';
import { isLockTimeout, isPassingConflict, toProblem } from '#src/platform/db/index.ts';
import type { Writer } from './targets/kinds.ts';

/** Does something with the rights that the creator has by then, of which nobody is notified. */
export type AsCreator = <T>(work: (ctx: Writer) => Promise<T>) => Promise<T>;

/** Rows of one transaction. */
export const rowsAtOnce = 25;

export const asCreatorOf =
  (operations: Pick<Operations, 'transact'>, job: JobRun, part: string): AsCreator =>
  (work) =>
    operations.transact(
      { tenantId: job.tenantId, userId: job.userId, part, isSilent: true },
      { name: part, requestId: `job_${job.jobId}` },
      work,
    );

/** What a refusal says ends the job; a failure on our side has it tried again. */
export async function withRefusals<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isPassingConflict(error) || isLockTimeout(error)) throw error;
    const problem = toProblem(error);
    throw problem.status < 500 ? problem : new Error(problem.message, { cause: error });
  }
}
