import type { ListTicketAiInteractionsInput } from '#generated/families/tickets/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { draftRights, viewerScope } from '#src/domain/visibility/index.ts';
import { requireSeen } from '../around/around.ts';
import { interactionList } from './interactions.queries.ts';

export async function listTicketAiInteractions(
  ctx: ReadContext,
  { path, query }: ListTicketAiInteractionsInput,
) {
  const ticketId = await requireSeen(ctx, path.id);
  return interactionList.page(ctx.db, query, { ...viewerScope(ctx), ticketId, drafts: draftRights(ctx) });
}
