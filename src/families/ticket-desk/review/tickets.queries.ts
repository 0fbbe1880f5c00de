import type { ReadContext } from '#src/call/context.ts';
import { visibleTickets } from '#src/domain/tickets/index.ts';

/** Whether the caller sees the ticket, neither deleted nor merged. */
export const isVisibleTicket = async (
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  id: string,
): Promise<boolean> =>
  (await visibleTickets(ctx.db, ctx).where('k.id', '=', id).select('k.id').executeTakeFirst()) !== undefined;
