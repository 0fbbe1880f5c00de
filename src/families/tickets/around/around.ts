import type { TicketActivityEvent } from '#generated/types.gen.ts';
import type {
  ListTicketActivityInput,
  ListTicketProcessLinksInput,
} from '#generated/families/tickets/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import {
  ticketActivity,
  ticketKey,
  toldPage,
  unknownTicket,
  visibleTickets,
} from '#src/domain/tickets/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { processLinks } from './process-links.queries.ts';

/** The id of a ticket that the caller sees; 404 that names the survivor of a merged one. */
export async function requireSeen(ctx: ReadContext, id: string): Promise<string> {
  const seen = await visibleTickets(ctx.db, ctx)
    .where('k.id', '=', storedId(id))
    .select('k.id')
    .executeTakeFirst();
  if (seen === undefined) throw await unknownTicket(ctx, ticketKey(id));
  return seen.id;
}

export async function listTicketProcessLinks(ctx: ReadContext, { path, query }: ListTicketProcessLinksInput) {
  const ticketId = await requireSeen(ctx, path.id);
  return processLinks.page(ctx.db, query, { ...viewerScope(ctx), ticketId });
}

export async function listTicketActivity(
  ctx: ReadContext,
  { path, query }: ListTicketActivityInput,
): Promise<Page<TicketActivityEvent>> {
  const recordId = await requireSeen(ctx, path.id);
  return toldPage(ctx, await ticketActivity.page(ctx.db, query, { ...viewerScope(ctx), recordId }));
}
