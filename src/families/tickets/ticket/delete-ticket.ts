import type { Deleted } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { endTicket, type TicketDraft } from '#src/domain/tickets/index.ts';
import { softDeleteRecord } from '#src/platform/db/query/index.ts';

/** Deletes a ticket that is held, with its drafts and clocks; linked tasks stay. Subscribers are told nothing (domain model §3.1). */
export async function removeTicket(ctx: WriteContext, draft: TicketDraft): Promise<Deleted> {
  const { ticket } = draft;
  ticket.deleted_at = draft.at;
  await endTicket(ctx, draft);
  await softDeleteRecord(ctx.db, 'tickets', ticket.id, ctx.identity.userId, ctx.now);
  ctx.audit({
    recordKind: 'ticket',
    recordId: ticket.id,
    action: 'deleted',
    previous: { number: ticket.number, subject: ticket.subject },
  });
  ctx.announce({ kind: 'ticket', id: ticket.id, revision: ticket.revision + 1 });
  return { id: ticket.id, deleted_at: draft.at };
}
