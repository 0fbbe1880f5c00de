import type { WriteContext } from '#src/call/context.ts';
import { setTimer, setTimers, type TimerKind } from '#src/platform/timers/index.ts';
import { holdTickets } from '../load/hold.ts';
import type { AssignmentNote, TicketDraft } from '../model/draft.ts';
import { findClient } from '../people/client-match.queries.ts';
import { storeTicket } from '../store/store.ts';
import { tell } from '../store/ticket-changes.ts';
import { chooseAgent, chosenBy, setAgents } from './assign.ts';
import { selectAutoAssignment } from './agents.queries.ts';
import { findUnansweredSince, selectGivenIds, selectReassignMinutes } from './reassign.queries.ts';
import { reassignKind } from './reassign-timer.ts';

const minuteMs = 60_000;

/** After a change of the minutes: the timer looks at every ticket that waits for whom auto-assignment chose. */
export async function lookAtUnanswered(ctx: Pick<WriteContext, 'db' | 'atCommit' | 'now'>): Promise<void> {
  setTimers(ctx, reassignKind, await selectGivenIds(ctx.db), ctx.now);
}

/** Gives tickets to somebody else whom auto-assignment chose an agent for that has not replied for as long as the agency waits. */
export const reassignments: TimerKind<'ticket.unassigned' | 'ticket.assigned'> = {
  kind: reassignKind,
  events: ['ticket.unassigned', 'ticket.assigned'],
  async fire(ctx, { recordId: id }) {
    const [draft] = await holdTickets(ctx, [id]);
    if (draft === undefined || !isWaiting(draft)) return;
    const minutes = await selectReassignMinutes(ctx.db);
    const since = minutes === null ? undefined : await findUnansweredSince(ctx.db, id);
    if (minutes === null || since === undefined) return;
    const auto = await selectAutoAssignment(ctx.db, draft.ticket.inbox.id);
    if (!auto.is_enabled) return;
    const dueAt = new Date(Date.parse(since) + minutes * minuteMs);
    if (dueAt > ctx.now) return setTimer(ctx, { kind: reassignKind, recordId: id }, dueAt);
    const found = await chooseAnother(ctx, draft, minutes);
    // Whoever could take it may be at work, or have room, later.
    if (found === null)
      return setTimer(
        ctx,
        { kind: reassignKind, recordId: id },
        new Date(ctx.now.getTime() + minutes * minuteMs),
      );
    setAgents(draft, [found.id], found.note);
    tell(ctx, ['ticket.unassigned', 'ticket.assigned'], await storeTicket(ctx, draft));
  },
};

/** One that waits for its correspondent, or for others, was taken care of. */
const isWaiting = ({ ticket: { status_category: category } }: TicketDraft): boolean =>
  category === 'new' || category === 'open';

async function chooseAnother(
  ctx: Pick<WriteContext, 'db' | 'now'>,
  { ticket }: TicketDraft,
  minutes: number,
): Promise<{ readonly id: string; readonly note: AssignmentNote } | null> {
  const client = ticket.client_id === null ? undefined : await findClient(ctx.db, ticket.client_id);
  const choice = await chooseAgent(ctx, ticket, {
    ownerIds: client?.owner_ids ?? [],
    exceptIds: ticket.assigned_to,
  });
  if (choice.id === null) return null;
  return { id: choice.id, note: chosenBy(choice, `No reply within ${minutes} minutes.`) };
}
