import type { WriteContext } from '#src/call/context.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import type { AssignmentNote } from '../model/draft.ts';
import { selectReassignMinutes } from './reassign.queries.ts';

export const reassignKind = 'reassign_ticket';

/** After somebody was put in charge: when to look whether they have replied; never when a person or a rule chose them. */
export async function setReassignTimer(
  ctx: Pick<WriteContext, 'db' | 'now' | 'atCommit'>,
  ticketId: string,
  { method }: AssignmentNote,
): Promise<void> {
  const minutes = method === 'auto' ? await selectReassignMinutes(ctx.db) : null;
  const at = minutes === null ? null : new Date(ctx.now.getTime() + minutes * 60_000);
  setTimer(ctx, { kind: reassignKind, recordId: ticketId }, at);
}
