import type { TicketDraftReviewer } from '#generated/types.gen.ts';
import type {
  ListTicketDraftReviewersInput,
  ListTicketReviewUsersInput,
} from '#generated/families/tickets/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { visibleTickets } from '#src/domain/tickets/index.ts';
import { nextWorkingTime } from '#src/domain/working-time/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { countPending } from './reviews.queries.ts';
import { reviewUsers, selectCandidates } from './reviewers.queries.ts';

export const listTicketReviewUsers = (ctx: ReadContext, { query }: ListTicketReviewUsersInput) =>
  reviewUsers.page(ctx.db, query, {});

/** Members who may decide, with what waits for them: a few people, whose working hours are counted here. */
export async function listTicketDraftReviewers(
  ctx: ReadContext,
  { query }: ListTicketDraftReviewersInput,
): Promise<Page<TicketDraftReviewer>> {
  const ticketId = query.ticket_id === undefined ? null : storedId(query.ticket_id);
  // As all filters do for records that the caller does not see.
  if (ticketId !== null && !(await seesTicket(ctx, ticketId))) return { items: [], total: 0 };
  const [candidates, pending] = await Promise.all([
    selectCandidates(ctx.db, { exceptId: ctx.identity.userId, ticketId, search: query.search ?? null }),
    countPending(ctx.db),
  ]);
  const reviewers = candidates
    .map(({ user, working_time: time }) => ({
      user,
      pending_review_count: pending.get(user.id) ?? 0,
      is_available: nextWorkingTime(time, ctx.now) === null,
    }))
    .filter(
      ({ is_available: isAvailable }) =>
        query.is_available === undefined || isAvailable === query.is_available,
    );
  // They come by name, which decides among equals.
  const sorted =
    query.sort === 'pending_review_count'
      ? reviewers.toSorted((one, other) => one.pending_review_count - other.pending_review_count)
      : reviewers;
  const ordered = query.order === 'asc' ? sorted : sorted.toReversed();
  return { items: ordered.slice(query.offset, query.offset + query.limit), total: ordered.length };
}

async function seesTicket(ctx: ReadContext, id: string): Promise<boolean> {
  const found = await visibleTickets(ctx.db, ctx).where('k.id', '=', id).select('k.id').executeTakeFirst();
  return found !== undefined;
}
