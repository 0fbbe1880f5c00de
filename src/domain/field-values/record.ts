import type { ReadContext } from '#src/call/context.ts';
import { writeHistory } from './history.ts';
import { checkUnique } from './unique.ts';
import type { CheckedValues } from './validate.ts';

/**
 * What belongs to storing a record's checked values, next to the record's own statement: claims of unique values, and
 * the history. Start it together with that statement (`Promise.all`): on the pipelined connection of a write the two
 * then cost one round trip.
 */
export async function recordValues(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can' | 'now'>,
  checked: CheckedValues,
  recordId: string,
): Promise<void> {
  await Promise.all([writeHistory(ctx, checked, recordId), checkUnique(ctx, checked, recordId)]);
}
