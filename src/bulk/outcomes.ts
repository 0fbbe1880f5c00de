import type { BulkOutcome, BulkResult, ErrorDetail } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/door/context.ts';
import { isPassingConflict, toProblem } from '#src/door/problems.ts';
import { keepSavepoint, returnToSavepoint, setSavepoint } from './savepoints.queries.ts';

/** What became of one record of a bulk request, with whatever the operation reports besides. */
export type ItemOutcome = { readonly id: string; readonly status: 'succeeded' | 'unchanged' | 'failed'; readonly error?: ErrorDetail };

export interface OutcomeCounts {
  succeeded: number;
  unchanged: number;
  failed: number;
}

/**
 * Does `work` for each record in turn, all in the one transaction of the request. A record that `work` refuses with a
 * problem is left as it was and reported as failed; the others go on. Whatever is no refusal ends the whole request.
 * `work` emits and audits last, when nothing of it can be refused any more.
 */
export async function runBulk(
  ctx: Pick<ReadContext, 'db'>, ids: readonly string[], work: (id: string) => Promise<'succeeded' | 'unchanged'>,
): Promise<BulkResult> {
  const outcomes = await runEach(ctx, ids, async (id): Promise<BulkOutcome> => ({ id, status: await work(id) }));
  return { outcomes, ...countOutcomes(outcomes) };
}

/** As `runBulk`, for operations that report more of each record than its status. */
export async function runEach<O extends ItemOutcome>(
  ctx: Pick<ReadContext, 'db'>, ids: readonly string[], work: (id: string) => Promise<O>,
): Promise<(O | BulkOutcome)[]> {
  const outcomes: (O | BulkOutcome)[] = [];
  for (const id of ids) {
    // The connection is pipelined: the savepoint travels with the first statement of the work.
    const [, outcome] = await Promise.all([setSavepoint(ctx.db), attempt(ctx, id, work)]);
    outcomes.push(outcome);
  }
  return outcomes;
}

export function countOutcomes(outcomes: readonly ItemOutcome[]): OutcomeCounts {
  const counts = { succeeded: 0, unchanged: 0, failed: 0 };
  for (const { status } of outcomes) counts[status] += 1;
  return counts;
}

async function attempt<O extends ItemOutcome>(ctx: Pick<ReadContext, 'db'>, id: string, work: (id: string) => Promise<O>): Promise<O | BulkOutcome> {
  try {
    const outcome = await work(id);
    await keepSavepoint(ctx.db);
    return outcome;
  } catch (error) {
    // The door does the whole request again for these.
    if (isPassingConflict(error)) throw error;
    const { status, type, message } = toProblem(error);
    if (status >= 500) throw error;
    await returnToSavepoint(ctx.db);
    return { id, status: 'failed', error: { type: type as ErrorDetail['type'], message } };
  }
}
