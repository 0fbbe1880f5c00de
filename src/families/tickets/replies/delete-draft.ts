import type { WriteContext } from '#src/call/context.ts';
import { recount, setClosingTimer, type TicketState } from '#src/domain/tickets/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';

/** What a ticket tells of its conversation without the messages that were withdrawn. */
export async function recountAfterWithdrawal(
  ctx: WriteContext,
  ticket: Pick<TicketState, 'id' | 'status_category'>,
  withdrawn: readonly { readonly id: string }[],
): Promise<void> {
  if (withdrawn.length === 0) return;
  await recount(ctx.db, ticket.id, ctx.now);
  await setClosingTimer(ctx, ticket);
  for (const { id } of withdrawn) {
    setTimer(ctx, { kind: 'send_ticket_message', recordId: id }, null);
    ctx.audit({ recordKind: 'ticket_message', recordId: id, action: 'cancelled' });
  }
}
