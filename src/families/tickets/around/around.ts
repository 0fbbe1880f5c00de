import type { TicketActivityEvent } from '#generated/types.gen.ts';
import type {
  ListTicketActivityInput,
  ListTicketProcessLinksInput,
} from '#generated/families/tickets/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { namesOf } from '#src/domain/records/index.ts';
import { ticketKey, unknownTicket, visibleTickets } from '#src/domain/tickets/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { selectWords, ticketActivity, type StoredActivity } from './activity.queries.ts';
import { toldActivity } from './activity.rules.ts';
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
  const { items, total } = await ticketActivity.page(ctx.db, query, { ...viewerScope(ctx), recordId });
  const entries = (typeof items === 'string' ? JSON.parse(items) : items) as StoredActivity[];
  const inboxIds = entries.flatMap(({ changes }) =>
    changes.flatMap(({ field, old_value, new_value }) =>
      field === 'inbox_id' ? [old_value, new_value].filter((id) => typeof id === 'string') : [],
    ),
  );
  const userIds = entries.flatMap(({ user_ids: ids }) => ids?.split(' ') ?? []);
  const targets = entries.flatMap(({ related_kind: kind, related_id: id }) =>
    kind === null || id === null ? [] : [{ kind, id }],
  );
  const [words, related] = await Promise.all([selectWords(ctx, inboxIds, userIds), namesOf(ctx, targets)]);
  const refs = new Map(related.map((ref) => [ref.id, ref]));
  return {
    items: entries.map((entry) => toldActivity(entry, words, refs.get(entry.related_id ?? '') ?? null)),
    total,
  };
}
