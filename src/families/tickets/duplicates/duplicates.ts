import type { TicketDuplicateSuggestion } from '#generated/types.gen.ts';
import type {
  DismissTicketDuplicateSuggestionInput,
  ListTicketDuplicateSuggestionsInput,
} from '#generated/families/tickets/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { holdTicket, ticketKey } from '#src/domain/tickets/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, notFound } from '#src/platform/errors/index.ts';
import { requireSeen } from '../around/around.ts';
import { dismissSuggestion, lockSuggestion, selectSuggestion, suggestionList } from './duplicates.queries.ts';

export async function listTicketDuplicateSuggestions(
  ctx: ReadContext,
  { path, query }: ListTicketDuplicateSuggestionsInput,
) {
  const ticketId = await requireSeen(ctx, path.id);
  return suggestionList.page(ctx.db, query, {
    ...viewerScope(ctx),
    ticketId,
    only: { isOpen: query.status === undefined },
  });
}

/** The pair stays, so that it is not suggested again; one that was dismissed before stays as it is. */
export async function dismissTicketDuplicateSuggestion(
  ctx: WriteContext,
  { path }: DismissTicketDuplicateSuggestionInput,
): Promise<TicketDuplicateSuggestion> {
  const { ticket } = await holdTicket(ctx, ticketKey(path.id));
  const seen = await selectSuggestion(ctx, ticket.id, storedId(path.sid));
  const locked = seen && (await lockSuggestion(ctx.db, seen.id));
  if (seen === undefined || locked === undefined) throw notFound('duplicate suggestion', path.sid);
  if (locked.status === 'merged') throw conflict('The two tickets were merged.');
  if (locked.status === 'obsolete')
    throw conflict('The suggestion is obsolete: one of the two tickets was closed or deleted.');
  if (locked.status === 'open') {
    await dismissSuggestion(ctx.db, seen.id, ctx.identity.userId, ctx.now);
    recordOn(ctx, ticket.id, seen.other_ticket.id);
    recordOn(ctx, seen.other_ticket.id, ticket.id);
  }
  return (await selectSuggestion(ctx, ticket.id, seen.id))!;
}

/** Both histories tell it: the pair is suggested on neither any more. */
const recordOn = (ctx: WriteContext, ticketId: string, otherId: string): void =>
  ctx.audit({
    recordKind: 'ticket',
    recordId: ticketId,
    action: 'duplicate_dismissed',
    newValues: { related_kind: 'ticket', related_id: otherId },
  });
