import type { EventData } from '#generated/events.ts';
import type { TicketDraftReview, TicketDraftReviewSummary, UserRef } from '#generated/types.gen.ts';
import type {
  DecideTicketDraftReviewInput,
  GetTicketDraftReviewInput,
  ListTicketDraftReviewsInput,
  UpdateTicketDraftReviewInput,
} from '#generated/families/tickets/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { userRefsById } from '#src/domain/people/index.ts';
import {
  addReviewEdit,
  decideReview,
  holdTicket,
  lockDraft,
  lockReview,
  reviewReasons,
  selectEventTicket,
  selectReviewers,
  selectReviewRules,
  selectTicketStates,
  ticketKey,
  unknownTicket,
  updateDraft,
  visibleTickets,
  type StoredDraft,
  type StoredReview,
  type TicketState,
} from '#src/domain/tickets/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, notFound, problem } from '#src/platform/errors/index.ts';
import { changedReply, replyOf } from './reply-wish.ts';
import { changedParts } from './review-edits.rules.ts';
import { reviewList, reviewRights, selectLatestReview, selectReview } from './reviews.queries.ts';
import { keepFiles, sendReply, settleReply } from './send-reply.ts';

type Decided = 'ticket.draft_review_approved' | 'ticket.draft_review_rejected';

export const listTicketDraftReviews = (ctx: ReadContext, { query }: ListTicketDraftReviewsInput) =>
  reviewList.page(ctx.db, query, { ...viewerScope(ctx), ...reviewRights(ctx) });

export async function getTicketDraftReview(
  ctx: ReadContext,
  { path }: GetTicketDraftReviewInput,
): Promise<TicketDraftReviewSummary> {
  const id = storedId(path.id);
  const seen = await visibleTickets(ctx.db, ctx).where('k.id', '=', id).select('k.id').executeTakeFirst();
  const [ticket] = seen === undefined ? [] : await selectTicketStates(ctx.db, [id]);
  if (ticket === undefined) throw await unknownTicket(ctx, ticketKey(path.id));
  const { userId } = ctx.identity;
  const rules = await selectReviewRules(ctx.db, ticket.inbox.id, userId);
  const reasons = reviewReasons(rules, false);
  return {
    ticket_id: id,
    is_review_required: reasons.length > 0,
    reasons,
    reviewers: reasons.length === 0 ? [] : await selectReviewers(ctx.db, id, userId),
    review: await selectLatestReview(ctx, id),
  };
}

interface Held {
  readonly review: StoredReview;
  readonly draft: StoredDraft;
  readonly ticket: TicketState;
}

/** The review with its draft and ticket, which nobody else changes; not for who wrote the draft. */
async function hold(ctx: WriteContext, id: string, expectedRevision: number | undefined): Promise<Held> {
  const seen = await selectReview(ctx, storedId(id));
  if (seen === undefined) throw notFound('draft review', id);
  if (seen.draft.author?.id === ctx.identity.userId)
    throw problem('permission_denied', 'Your own drafts are reviewed by others.');
  const { ticket } = await holdTicket(ctx, { id: seen.ticket.id });
  const draft = (await lockDraft(ctx.db, seen.draft.id))!;
  const review = (await lockReview(ctx.db, seen.id))!;
  checkRevision(review.revision, expectedRevision);
  if (review.status !== 'pending_review')
    throw problem(
      'state_conflict',
      `The review is ${review.status} and was decided. It cannot change to any other status.`,
    );
  return { review, draft, ticket };
}

export async function updateTicketDraftReview(
  ctx: WriteContext,
  { path, body }: UpdateTicketDraftReviewInput,
): Promise<TicketDraftReview> {
  const { expected_revision: expectedRevision, ...wish } = body;
  const { review, draft, ticket } = await hold(ctx, path.id, expectedRevision);
  const reply = await changedReply(ctx, ticket, draft, wish);
  const changed = changedParts(draft, reply);
  if (changed.length > 0) {
    await updateDraft(ctx.db, draft.id, reply, {}, ctx.now);
    await keepFiles(ctx, draft, reply.file_ids);
    const edit = {
      reviewer_id: ctx.identity.userId,
      previous_body_text: draft.body_text,
      changed_fields: changed,
      edited_at: ctx.now.toISOString(),
    };
    await addReviewEdit(ctx.db, review, edit, ctx.now);
    recordHistory(ctx, { kind: 'ticket', id: ticket.id, action: 'draft_edited' });
  }
  return (await selectReview(ctx, review.id))!;
}

const outcomes = {
  approve: 'approved',
  request_changes: 'changes_requested',
  reject: 'rejected',
} as const;

export async function decideTicketDraftReview(
  ctx: WriteContext<Decided>,
  { path, body }: DecideTicketDraftReviewInput,
): Promise<TicketDraftReview> {
  const comment = body.comment?.trim() || null;
  if (comment === null && body.decision !== 'approve')
    throw invalid('body.comment', 'is required: say what to change, or why the reply is rejected.');
  const { review, draft, ticket } = await hold(ctx, path.id, body.expected_revision);
  if (body.decision === 'approve' && review.is_stale && body.acknowledge_stale !== true)
    throw conflict(
      'A message arrived after the draft was submitted. Read it, and set acknowledge_stale to approve the reply all the same.',
    );
  const status = outcomes[body.decision];
  await decideReview(ctx.db, review.id, { status, decided_by: ctx.identity.userId, comment }, ctx.now);
  if (status === 'approved') {
    // A time that has passed while the draft waited is now.
    const isLate = draft.send_at !== null && new Date(draft.send_at) <= ctx.now;
    const authorId = draft.author_id ?? ctx.identity.userId;
    const reply = { ...replyOf(draft), ...(isLate && { send_at: null }) };
    const settled = await settleReply(ctx, ticket, reply, authorId);
    await sendReply(ctx, ticket, settled, { draftId: draft.id, authorId });
  } else await updateDraft(ctx.db, draft.id, null, { status }, ctx.now);
  await tellDecision(ctx, { review, draft, ticket }, status, comment);
  return (await selectReview(ctx, review.id))!;
}

async function tellDecision(
  ctx: WriteContext<Decided>,
  { review, draft, ticket }: Held,
  status: (typeof outcomes)[keyof typeof outcomes],
  comment: string | null,
): Promise<void> {
  const [event, users] = await Promise.all([
    selectEventTicket(ctx.db, ticket.id),
    userRefsById(ctx.db, [ctx.identity.userId, ...(draft.author_id === null ? [] : [draft.author_id])]),
  ]);
  const reviewer: UserRef = users.get(ctx.identity.userId) ?? {
    id: ctx.identity.userId,
    name: ctx.identity.name,
    email: null,
  };
  const told = {
    ticket: event!,
    draft: {
      id: draft.id,
      revision: draft.revision + 1,
      author: draft.author_id === null ? null : (users.get(draft.author_id) ?? null),
      body_text: draft.body_text,
    },
    reviewer,
  } satisfies Partial<EventData[Decided]>;
  recordHistory(ctx, {
    kind: 'ticket',
    id: ticket.id,
    action: status === 'approved' ? 'review_approved' : 'review_rejected',
    reason: comment,
  });
  if (status === 'approved')
    ctx.emit('ticket.draft_review_approved', { ...told, comment, edited_by_reviewer: review.is_edited });
  else ctx.emit('ticket.draft_review_rejected', { ...told, decision: status, comment: comment! });
  if (draft.author_id === null) return;
  await notify(
    ctx,
    {
      kind: 'review_decided',
      title: `Your reply on ${ticket.subject} (#${ticket.number}) was ${words[status]}`,
      ...(comment !== null && { body: comment }),
      record: { kind: 'ticket', id: ticket.id },
      topic: draft.id,
    },
    [draft.author_id],
  );
}

const words = {
  approved: 'approved',
  changes_requested: 'returned for changes',
  rejected: 'rejected',
} as const;
