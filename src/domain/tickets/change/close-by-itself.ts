import { setTimer, type TimerKind } from '#src/platform/timers/index.ts';
import { holdTickets } from '../load/hold.ts';
import { moveTicketTo } from '../model/status.rules.ts';
import { selectAutoCloseAt } from '../store/closing.queries.ts';
import { closeKind, storeTicket } from '../store/store.ts';
import { tell } from '../store/ticket-changes.ts';

/** Closes resolved tickets when their days are over (domain model §18). What keeps one open then sets the timer again when it ends. */
export const closings: TimerKind<'ticket.status_changed'> = {
  kind: closeKind,
  events: ['ticket.status_changed'],
  async fire(ctx, { recordId: id }) {
    const [draft] = await holdTickets(ctx, [id]);
    if (draft?.ticket.status_category !== 'resolved') return;
    const at = await selectAutoCloseAt(ctx.db, id);
    if (at === null) return;
    if (new Date(at) > ctx.now) {
      setTimer(ctx, { kind: closeKind, recordId: id }, new Date(at));
      return;
    }
    draft.reason = 'auto_close';
    moveTicketTo(draft, 'closed');
    tell(ctx, ['ticket.status_changed'], await storeTicket(ctx, draft));
  },
};
