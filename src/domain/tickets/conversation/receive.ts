import type { TicketCorrespondent } from '#generated/types.gen.ts';
import { lookAtMessage } from '../ai/look-at-new.ts';
import { withdrawMessages, reopenDrafts } from '../replies/withdraw.queries.ts';
import { markReviewsStale } from '../replies/reviews.queries.ts';
import { selectReopenExpiresAt } from '../store/closing.queries.ts';
import type { TicketDraft } from '../model/draft.ts';
import { moveTicketTo } from '../model/status.rules.ts';
import { setClosingTimer, type StoreContext } from '../store/store.ts';
import { addInbound, type NewInbound } from './add-message.ts';
import { recount } from './move-messages.queries.ts';

/**
 * A message of a correspondent comes to a ticket that is held (domain model §3.1): it opens what waits for an answer, reopens what was
 * resolved within the window, marks open reviews as stale, and withdraws what a reply ends. The caller stores the ticket and tells.
 */
export async function receiveOn(
  ctx: StoreContext,
  draft: TicketDraft,
  message: Omit<NewInbound, 'from' | 'is_imported'> & { readonly from: TicketCorrespondent },
): Promise<string> {
  const { ticket } = draft;
  const id = await addInbound(ctx, ticket, { ...message, is_imported: false });
  if (message.kind === 'auto_reply') return id;
  ticket.first_inbound_at =
    ticket.first_inbound_at === null || message.occurredAt < ticket.first_inbound_at
      ? message.occurredAt
      : ticket.first_inbound_at;
  await markReviewsStale(ctx.db, ticket.id, ctx.now);
  const withdrawn = await withdrawMessages(ctx.db, ticket.id, 'cancelled_by_reply', null, ctx.now);
  if (withdrawn.length > 0) {
    await reopenDrafts(
      ctx.db,
      withdrawn.flatMap(({ draft_id: draftId }) => draftId ?? []),
      ctx.now,
    );
    await recount(ctx.db, ticket.id, ctx.now);
    await setClosingTimer(ctx, ticket);
  }
  if (await isReopened(ctx, draft)) {
    draft.reason = 'inbound_message';
    moveTicketTo(draft, 'open');
  }
  await lookAtMessage(ctx, ticket);
  return id;
}

async function isReopened(ctx: Pick<StoreContext, 'db' | 'now'>, { ticket }: TicketDraft): Promise<boolean> {
  const { status_category: category } = ticket;
  if (category === 'pending' || category === 'on_hold') return true;
  if (category !== 'resolved') return false;
  const until = await selectReopenExpiresAt(ctx.db, ticket.id);
  return until !== null && new Date(until) > ctx.now;
}
