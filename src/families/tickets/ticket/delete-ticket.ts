import type { Deleted } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import {
  endTicket,
  selectTombstones,
  type TicketDraft,
  type TicketState,
} from '#src/domain/tickets/index.ts';
import { softDeleteRecord } from '#src/platform/db/query/index.ts';

/**
 * Deletes a ticket that is held, with its drafts and clocks, and what is left of those that were merged into it; linked tasks stay.
 * Subscribers are told nothing (domain model §3.1).
 */
export async function removeTicket(ctx: WriteContext, draft: TicketDraft): Promise<Deleted> {
  const { ticket } = draft;
  ticket.deleted_at = draft.at;
  await endTicket(ctx, draft);
  for (const gone of [ticket, ...(await selectTombstones(ctx.db, ticket.id))]) await markDeleted(ctx, gone);
  return { id: ticket.id, deleted_at: draft.at };
}

async function markDeleted(
  ctx: WriteContext,
  { id, number, subject, revision }: Pick<TicketState, 'id' | 'number' | 'subject' | 'revision'>,
): Promise<void> {
  await softDeleteRecord(ctx.db, 'tickets', id, ctx.identity.userId, ctx.now);
  ctx.audit({ recordKind: 'ticket', recordId: id, action: 'deleted', previous: { number, subject } });
  ctx.announce({ kind: 'ticket', id, revision: revision + 1 });
}
