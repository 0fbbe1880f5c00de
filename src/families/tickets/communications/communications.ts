import type { TicketCommunicationDetail } from '#generated/types.gen.ts';
import type {
  GetTicketCommunicationInput,
  ListTicketCommunicationsInput,
} from '#generated/families/tickets/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { communicationList, findCommunication } from './communications.queries.ts';

export const listTicketCommunications = (ctx: ReadContext, { query }: ListTicketCommunicationsInput) =>
  communicationList.page(ctx.db, query, { ...viewerScope(ctx), seesUnfiled: ctx.can('tickets.edit') });

export async function getTicketCommunication(
  ctx: ReadContext,
  { path }: GetTicketCommunicationInput,
): Promise<TicketCommunicationDetail> {
  const found = await findCommunication(ctx.db, ctx, storedId(path.id), ctx.can('tickets.edit'));
  if (found === undefined) throw notFound('communication', path.id);
  return found;
}
