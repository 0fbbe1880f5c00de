import type { TicketActivityEvent } from '#generated/types.gen.ts';
import type { ListActivityEventsInput } from '#generated/families/activity/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { ticketsActivity, toldPage } from '#src/domain/tickets/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';

export async function listActivityEvents(
  ctx: ReadContext,
  { query }: ListActivityEventsInput,
): Promise<Page<TicketActivityEvent>> {
  return toldPage(ctx, await ticketsActivity.page(ctx.db, query, viewerScope(ctx)));
}
