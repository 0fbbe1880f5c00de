import { isDeepStrictEqual } from 'node:util';
import type { Deleted, TicketDraft, TicketDraftSaved } from '#generated/types.gen.ts';
import type {
  DeleteTicketDraftInput,
  ListTicketDraftsInput,
  SaveTicketDraftInput,
} from '#generated/families/tickets/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import type { PreparedWrite } from '#src/call/prepared.ts';
import {
  discardReviews,
  dismissReplies,
  holdTicket,
  insertInteraction,
  liveStatuses,
  lockDraft,
  lockLiveDraft,
  requireNotClosed,
  selectReviewers,
  submitDraft,
  ticketKey,
  updateDraft,
  withdrawMessages,
  type Reply,
  type StoredDraft,
  type TicketState,
} from '#src/domain/tickets/index.ts';
import { draftRights, viewerScope } from '#src/domain/visibility/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import {
  checkRevision,
  conflict,
  invalid,
  notFound,
  problem,
  unknownReference,
} from '#src/platform/errors/index.ts';
import { actorOf } from '#src/platform/events/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { requireDraft, requireEditable, storeDraft, type ReplyContext } from './create-message.ts';
import { recountAfterWithdrawal } from './delete-draft.ts';
import { draftList, selectDraft, showDraft } from './drafts.queries.ts';
import { generateDraft, type Generated } from './generate-draft.ts';
import { blankReply, changedReply, wishOf } from './reply-wish.ts';
import { reviewNeeded, settleReply } from './send-reply.ts';

export const listTicketDrafts = (ctx: ReadContext, { query }: ListTicketDraftsInput) =>
  draftList.page(ctx.db, query, {
    ...viewerScope(ctx),
    drafts: draftRights(ctx),
    only: { isLive: query.status === undefined },
  });

/** The AI is asked before the transaction, which must not stay open for it. */
export const saveTicketDraft: PreparedWrite<SaveTicketDraftInput, Generated | undefined, TicketDraftSaved> =
  Object.assign(save, { prepare: generateDraft });

async function save(
  ctx: ReplyContext,
  input: SaveTicketDraftInput,
  prepared?: Generated,
): Promise<TicketDraftSaved> {
  const { body } = input;
  if (body.reviewer_ids !== undefined && body.submit !== true)
    throw invalid('body.reviewer_ids', 'is only for submit.');
  const generated = prepared ?? (await generateDraft(ctx, input));
  const held = await holdTicket(ctx, ticketKey(body.ticket_id));
  const { ticket } = held;
  requireNotClosed(held, 'it takes no more replies');
  const live = await lockLiveDraft(ctx.db, ticket.id, ctx.identity.userId);
  const draft = body.draft_id === undefined ? live : await requireDraft(ctx, ticket, body.draft_id);
  if (draft !== undefined) {
    requireEditable(draft);
    checkRevision(draft.revision, body.expected_revision);
  }
  const before = draft ?? (await blankReply(ctx, ticket, ctx.identity.userId));
  const changed = await changedReply(ctx, ticket, before, wishOf(body));
  const reply: Reply =
    generated === undefined
      ? changed
      : {
          ...changed,
          body_text: generated.text,
          body_html: null,
          generated: true,
          ai_request_id: generated.aiRequestId,
        };
  const isSame = draft !== undefined && draft.author_id === ctx.identity.userId && isSameReply(draft, reply);
  if (isSame && body.submit !== true) return { outcome: 'unchanged', draft: await showDraft(ctx, draft.id) };
  const id = isSame ? draft.id : await storeDraft(ctx, ticket, draft, reply);
  if (generated !== undefined) await noteGenerated(ctx, ticket.id, id, generated);
  if (body.submit !== true)
    return { outcome: draft === undefined ? 'created' : 'updated', draft: await showDraft(ctx, id) };
  await submit(ctx, ticket, (await lockDraft(ctx.db, id))!, body.reviewer_ids);
  return { outcome: 'submitted', draft: await showDraft(ctx, id) };
}

/** What the AI wrote is what the draft says; what it wrote for the draft before was not used. */
async function noteGenerated(
  ctx: ReplyContext,
  ticketId: string,
  draftId: string,
  { text, confidence, instruction, aiRequestId }: Generated,
): Promise<void> {
  await dismissReplies(ctx.db, [draftId]);
  await insertInteraction(
    ctx.db,
    {
      ticketId,
      kind: 'reply_draft',
      outcome: 'pending',
      actor: actorOf(ctx.identity),
      requestId: aiRequestId,
      instruction,
      outputText: text,
      confidence,
      draftId,
    },
    ctx.now,
  );
}

function isSameReply(draft: StoredDraft, reply: Reply): boolean {
  const stored = Object.fromEntries(
    Object.keys(reply).map((name) => [name, draft[name as keyof StoredDraft]]),
  );
  return isDeepStrictEqual(stored, Object.fromEntries(Object.entries(reply)));
}

/** Hands the draft in. Errors: 400 for what could not be sent as it is; 409 when its replies need no review. */
async function submit(
  ctx: ReplyContext,
  ticket: TicketState,
  draft: StoredDraft,
  wanted: readonly string[] | undefined,
): Promise<void> {
  const review = await reviewNeeded(ctx, ticket, ctx.identity.userId, draft.generated);
  if (review === null)
    throw conflict(
      'No review is required for this reply: send it with createTicketMessage and its draft_id.',
    );
  await settleReply(ctx, ticket, draft, ctx.identity.userId);
  const ids = wanted && tidyIds(wanted);
  const reviewers =
    ids === undefined ? review.reviewers : await selectReviewers(ctx.db, ticket.id, ctx.identity.userId, ids);
  const missing = ids?.findIndex((id) => !reviewers.some((one) => one.id === id)) ?? -1;
  if (missing >= 0)
    throw unknownReference(
      `body.reviewer_ids[${missing}]`,
      wanted![missing]!,
      'a member who may review the draft',
    );
  await submitDraft(ctx, ticket, draft, { reason: review.reason, reviewers });
}

/** Discards a draft, with its open review and its message that waits. */
export async function deleteTicketDraft(
  ctx: WriteContext,
  { path, query }: DeleteTicketDraftInput,
): Promise<Deleted> {
  const shown = await requireOwnDraft(ctx, path.id);
  const { ticket } = await holdTicket(ctx, { id: shown.ticket_id });
  const draft = (await lockDraft(ctx.db, shown.id))!;
  if (draft.status === 'discarded') throw notFound('draft', path.id);
  checkRevision(draft.revision, query.expected_revision);
  if (!liveStatuses.includes(draft.status))
    throw conflict(`The draft is ${draft.status} and can no longer be discarded.`);
  const withdrawn = await withdrawMessages(
    ctx.db,
    ticket.id,
    { draftIds: [draft.id] },
    ctx.identity.userId,
    ctx.now,
  );
  if (draft.message_id !== null && withdrawn.length === 0)
    throw conflict('The message of the draft is being sent and can no longer be withdrawn.');
  await updateDraft(ctx.db, draft.id, null, { status: 'discarded' }, ctx.now);
  await discardReviews(ctx.db, [draft.id], ctx.now);
  await recountAfterWithdrawal(ctx, ticket, withdrawn);
  return { id: draft.id, deleted_at: ctx.now.toISOString() };
}

/** A draft that the caller may discard: 404 for one that they do not see. */
async function requireOwnDraft(ctx: WriteContext, id: string): Promise<TicketDraft> {
  const draft = await selectDraft(ctx, storedId(id));
  if (draft === undefined || draft.status === 'discarded') throw notFound('draft', id);
  const isTheirs = draft.author?.id === ctx.identity.userId && ctx.can('tickets.reply');
  if (!isTheirs && !ctx.can('tickets.manage'))
    throw problem(
      'permission_denied',
      'Discarding the draft of somebody else needs tickets.manage, your own tickets.reply.',
    );
  return draft;
}
