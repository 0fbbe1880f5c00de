import type { WriteContext } from '#src/call/context.ts';
import { setTimers, type TimerKind } from '#src/platform/timers/index.ts';
import { holdTickets } from '../load/hold.ts';
import { byHand } from '../model/draft.ts';
import { storeTicket } from '../store/store.ts';
import { tell } from '../store/ticket-changes.ts';
import { selectAssignedIds, selectRemoved } from './release.queries.ts';
import { setAgents } from './assign.ts';

const releaseKind = 'release_ticket';

/** For a member who was removed in the same transaction: their open tickets lose them, one by one, as soon as a worker gets to it. */
export async function releaseTickets(
  ctx: Pick<WriteContext, 'db' | 'atCommit' | 'now'>,
  userId: string,
): Promise<void> {
  setTimers(ctx, releaseKind, await selectAssignedIds(ctx.db, userId), ctx.now);
}

/** Takes members who were removed off a ticket; one without agents is for whoever takes it next. */
export const releases: TimerKind<'ticket.unassigned'> = {
  kind: releaseKind,
  events: ['ticket.unassigned'],
  async fire(ctx, { recordId: id }) {
    const [draft] = await holdTickets(ctx, [id]);
    if (draft === undefined) return;
    const gone = await selectRemoved(ctx.db, draft.ticket.assigned_to);
    if (gone.size === 0) return;
    const left = draft.ticket.assigned_to.filter((userId) => !gone.has(userId));
    setAgents(draft, left, { ...byHand, reason: 'The member was removed from the agency.' });
    tell(ctx, ['ticket.unassigned'], await storeTicket(ctx, draft));
  },
};
