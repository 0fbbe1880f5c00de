import type { EventData } from '#generated/events.ts';
import type { TicketDraftReviewReason, UserRef } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { userRefsById } from '#src/domain/people/index.ts';
import type { TicketState } from '../model/state.ts';
import { selectEventTicket } from '../store/event-ticket.queries.ts';
import { updateDraft, type StoredDraft } from './drafts.queries.ts';
import { insertReview, selectReviewRules, type ReviewRules } from './reviews.queries.ts';

type Context = Pick<WriteContext, 'db' | 'identity' | 'now' | 'audit' | 'announce'> & {
  readonly emit: (
    type: 'ticket.draft_review_requested',
    data: EventData['ticket.draft_review_requested'],
  ) => void;
};

/** Why a reply needs a review, the strongest reason first; empty when it needs none. */
export function reviewReasons(
  rules: Pick<ReviewRules, 'is_author_flagged' | 'is_generated_reviewed' | 'is_every_reply_reviewed'>,
  isGenerated: boolean,
): TicketDraftReviewReason[] {
  return [
    ...(rules.is_author_flagged ? (['author_requires_review'] as const) : []),
    ...(isGenerated && rules.is_generated_reviewed ? (['generated'] as const) : []),
    ...(rules.is_every_reply_reviewed ? (['inbox_policy'] as const) : []),
  ];
}

/** Hands a stored draft in for review: reviewers are told, and subscribers. */
export async function submitDraft(
  ctx: Context,
  ticket: Pick<TicketState, 'id' | 'number' | 'subject' | 'inbox'>,
  draft: Pick<StoredDraft, 'id' | 'author_id' | 'body_text' | 'revision'>,
  { reason, reviewers }: { readonly reason: TicketDraftReviewReason; readonly reviewers: readonly UserRef[] },
): Promise<void> {
  const reviewId = await insertReview(
    ctx.db,
    {
      ticket_id: ticket.id,
      draft_id: draft.id,
      reason,
      reviewer_ids: reviewers.map(({ id }) => id),
      created_by: draft.author_id,
    },
    ctx.now,
  );
  await updateDraft(
    ctx.db,
    draft.id,
    null,
    { status: 'pending_review', review_id: reviewId, submitted_at: ctx.now },
    ctx.now,
  );
  recordHistory(ctx, { kind: 'ticket', id: ticket.id, action: 'review_requested' });
  const [event, authors, rules] = await Promise.all([
    selectEventTicket(ctx.db, ticket.id),
    userRefsById(ctx.db, draft.author_id === null ? [] : [draft.author_id]),
    selectReviewRules(ctx.db, ticket.inbox.id, draft.author_id),
  ]);
  ctx.emit('ticket.draft_review_requested', {
    ticket: event!,
    draft: {
      id: draft.id,
      revision: draft.revision + 1,
      author: draft.author_id === null ? null : (authors.get(draft.author_id) ?? null),
      body_text: draft.body_text,
    },
    reviewers: [...reviewers],
    reason,
  });
  if (!rules.is_reviewer_notified) return;
  await notify(
    ctx,
    {
      kind: 'review_requested',
      title: `A reply on ${ticket.subject} (#${ticket.number}) waits for your review`,
      body: draft.body_text,
      record: { kind: 'ticket', id: ticket.id },
      topic: draft.id,
    },
    reviewers.map(({ id }) => id),
  );
}
