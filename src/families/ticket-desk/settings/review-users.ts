import type { TicketReviewUser } from '#generated/types.gen.ts';
import type { SetTicketReviewUserInput } from '#generated/families/ticket-desk/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { selectReviewUser, upsertReviewUser } from '#src/domain/tickets/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import { holdDesk } from '../hold-desk.ts';
import { hasOtherReviewer } from './review-users.queries.ts';

/** Has the replies of a member reviewed, or no longer. Errors: 409 when nobody else could review them. */
export async function setTicketReviewUser(
  ctx: WriteContext,
  { path, body }: SetTicketReviewUserInput,
): Promise<TicketReviewUser> {
  await holdDesk(ctx);
  const id = storedId(path.user_id);
  const before = await selectReviewUser(ctx.db, id);
  if (before === undefined) throw notFound('member', path.user_id);
  checkRevision(before.revision, body.expected_revision);
  const endsAt = body.requirement_ends_at ?? null;
  if (endsAt !== null && !body.is_review_required)
    throw invalid('body.requirement_ends_at', 'is only for a requirement: set is_review_required.');
  if (endsAt !== null && new Date(endsAt) <= ctx.now)
    throw invalid('body.requirement_ends_at', 'must be in the future.');
  const after = {
    is_review_required: body.is_review_required,
    reason: body.is_review_required ? body.reason?.trim() || null : null,
    requirement_ends_at: endsAt === null ? null : new Date(endsAt).toISOString(),
  };
  const names = ['is_review_required', 'reason', 'requirement_ends_at'] as const;
  const changed = names.filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return before;
  if (after.is_review_required && !(await hasOtherReviewer(ctx.db, id)))
    throw conflict('No other active member holds tickets.review_drafts and could review the replies.');
  const revision = before.updated_at === null ? 1 : before.revision + 1;
  await upsertReviewUser(ctx.db, id, { ...after, revision, updated_by: ctx.identity.userId }, ctx.now);
  recordHistory(ctx, {
    kind: 'user',
    id,
    action: after.is_review_required ? 'ticket_review_required' : 'ticket_review_lifted',
    reason: after.reason,
  });
  return (await selectReviewUser(ctx.db, id))!;
}
