import { setTimeout } from 'node:timers/promises';
import type { Operations } from '#src/call/transact.ts';
import type { JobRun } from '#src/domain/background-jobs/index.ts';
import { isLockTimeout, isPassingConflict, toProblem } from '#src/platform/db/index.ts';
import type { ImportInput } from './import-input.ts';
import type { Writer } from './targets/kinds.ts';

/** Does something with the rights that the creator has by then, of which nobody is notified. */
export type AsCreator = <T>(work: (ctx: Writer) => Promise<T>) => Promise<T>;

/** Rows of one transaction. */
export const rowsAtOnce = 25;

const maxAttempts = 8;
const pauseMs = 500;

/** What passes: the agency has much to do, or others hold the same records. The transaction has left nothing, so that it can be repeated. */
const isPassing = (error: unknown): boolean =>
  isPassingConflict(error) || isLockTimeout(error) || toProblem(error).status === 503;

export const asCreatorOf =
  (operations: Pick<Operations, 'transact'>, job: JobRun, part: string): AsCreator =>
  async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await operations.transact(
          { tenantId: job.tenantId, userId: job.userId, part, isSilent: true },
          { name: part, requestId: (job.input as ImportInput).requestId },
          work,
        );
      } catch (error) {
        if (attempt === maxAttempts || !isPassing(error)) throw error;
        await setTimeout(attempt * pauseMs, undefined, job.signal && { signal: job.signal });
      }
    }
  };

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
