import type { WriteContext } from '#src/call/context.ts';
import { isShownTo } from '#src/domain/visibility/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid, listed, unknownReference } from '#src/platform/errors/index.ts';
import type { InboxOfTicket, TicketState } from '../model/state.ts';
import { holdInbox } from '../routing/routing.queries.ts';
import { findClosedTicket } from './follow-up.queries.ts';

type Asking = Pick<WriteContext, 'db' | 'identity' | 'can'>;

/** 400 at its place for an inbox that the caller does not see, 409 for an archived one. */
export async function requireInboxForTickets(ctx: Asking, id: string, place: string): Promise<InboxOfTicket> {
  const inbox = await requireInbox(ctx, id, place);
  requireUnarchived(inbox);
  return inbox;
}

/** 400 at its place for an inbox that the caller does not see. */
export async function requireInbox(ctx: Asking, id: string, place: string): Promise<InboxOfTicket> {
  const seen = await ctx.db
    .selectFrom('ticket_inboxes as i')
    .where('i.id', '=', storedId(id))
    .where('i.deleted_at', 'is', null)
    .where(isShownTo('ticket_inbox', ctx, 'i'))
    .select('i.id')
    .executeTakeFirst();
  const inbox = seen === undefined ? undefined : await holdInbox(ctx.db, seen.id);
  if (inbox === undefined) throw unknownReference(place, id, 'a ticket inbox of this agency');
  return inbox;
}

export function requireUnarchived({ name, is_archived: isArchived }: InboxOfTicket): void {
  if (isArchived) throw conflict(`The inbox ${name} is archived and takes no tickets. Restore it first.`);
}

/** 400 for a category that the ticket's inbox has not. */
export function requireCategory({ category_key: key, inbox }: TicketState, place: string): void {
  if (key === null || inbox.category_keys.includes(key)) return;
  throw invalid(
    place,
    inbox.category_keys.length === 0
      ? `names ${key}, but the inbox ${inbox.name} has no categories.`
      : `must be a category of the inbox ${inbox.name}: ${listed([...inbox.category_keys])}.`,
  );
}

/** 400 for a ticket that the caller does not see, 409 for one that is not closed. */
export async function requireClosed(ctx: Asking, id: string, place: string): Promise<void> {
  const found = await findClosedTicket(ctx.db, ctx, id);
  if (found === undefined) throw unknownReference(place, id, 'a ticket of this agency');
  if (found.status_category !== 'closed')
    throw conflict(
      `The ticket #${found.number} is ${found.status_category}; only a closed ticket is followed up.`,
    );
}
