import type { BulkOutcome, BulkResult, ErrorDetail } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { isPassingConflict, toProblem } from '#src/platform/db/index.ts';
import { Slices } from '#src/platform/slices.ts';
import { keepSavepoint, returnToSavepoint, setSavepoint } from './savepoints.queries.ts';

/** What became of one record of a bulk request, with whatever the operation reports besides. */
export type ItemOutcome = {
  readonly id: string;
  readonly status: 'succeeded' | 'unchanged' | 'failed';
  readonly error?: ErrorDetail;
};

export interface OutcomeCounts {
  succeeded: number;
  unchanged: number;
  failed: number;
}

export interface BulkOptions {
  /** False when `work` only judges and what it decided is stored afterwards: then there is nothing to take back. */
  readonly isWriting?: boolean;
}

/**
 * Does `work` for each record in turn, all in the one transaction of the request. A record that `work` refuses with a
 * problem is left as it was and reported as failed; the others go on. Whatever is no refusal ends the whole request.
 * `work` emits and audits last, when nothing of it can be refused any more.
 */
export async function runBulk(
  ctx: Pick<ReadContext, 'db'>,
  ids: readonly string[],
  work: (id: string) => Promise<'succeeded' | 'unchanged'>,
  options?: BulkOptions,
): Promise<BulkResult> {
  const outcomes = await runEach(
    ctx,
    ids,
    async (id): Promise<BulkOutcome> => ({ id, status: await work(id) }),
    options,
  );
  return { outcomes, ...countOutcomes(outcomes) };
}

/** As `runBulk`, for operations that report more of each record than its status. */
export async function runEach<O extends ItemOutcome>(
  ctx: Pick<ReadContext, 'db'>,
  ids: readonly string[],
  work: (id: string) => Promise<O>,
  { isWriting = true }: BulkOptions = {},
): Promise<(O | BulkOutcome)[]> {
  const outcomes: (O | BulkOutcome)[] = [];
  let released: Promise<unknown> = Promise.resolve();
  const slices = new Slices();
  for (const id of ids) {
    if (!isWriting) {
      // Work that writes waits for the database anyway.
      await slices.next();
      outcomes.push(await attempt(id, work));
      continue;
    }
    // The connection is pipelined: the end of one savepoint and the next one travel with the first statement of the work.
    const [, , outcome] = await Promise.all([
      released,
      setSavepoint(ctx.db),
      attempt(id, work, () => returnToSavepoint(ctx.db)),
    ]);
    outcomes.push(outcome);
    released = keepSavepoint(ctx.db);
  }
  await released;
  return outcomes;
}

export function countOutcomes(outcomes: readonly ItemOutcome[]): OutcomeCounts {
  const counts = { succeeded: 0, unchanged: 0, failed: 0 };
  for (const { status } of outcomes) counts[status] += 1;
  return counts;
}

async function attempt<O extends ItemOutcome>(
  id: string,
  work: (id: string) => Promise<O>,
  undo?: () => Promise<unknown>,
): Promise<O | BulkOutcome> {
  try {
    return await work(id);
  } catch (error) {
    // The door does the whole request again for these.
    if (isPassingConflict(error)) throw error;
    const { status, type, message } = toProblem(error);
    if (status >= 500) throw error;
    await undo?.();
    return { id, status: 'failed', error: { type: type as ErrorDetail['type'], message } };
  }
}
