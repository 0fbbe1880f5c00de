import type { SopFeedback } from '#generated/types.gen.ts';
import type { CreateSopFeedbackInput } from '#generated/families/sops/handlers.ts';
import type {
  ListSopFeedbackInput,
  UpdateSopFeedbackInput,
} from '#generated/console/families/sops/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, notFound, problem } from '#src/platform/errors/index.ts';
import { feedbackList, lockFeedback, selectFeedback } from '../record/responses.queries.ts';
import { holdLive, tellResponse, type ResponseContext } from './respond.ts';
import { insertFeedback, storeFeedbackChange, storeRating } from './writes.queries.ts';

export async function createSopFeedback(
  ctx: ResponseContext,
  { body }: CreateSopFeedbackInput,
): Promise<Result<SopFeedback>> {
  const stepId = storedId(body.step_id ?? null);
  const sop = await holdLive(ctx, body.sop_id, stepId);
  const { userId } = ctx.identity;
  const rating = body.rating ?? null;
  const id = await insertFeedback(
    ctx.db,
    {
      sop_id: sop.id,
      version: sop.version,
      step_id: stepId,
      body_text: body.body_text,
      rating,
      created_by: userId,
    },
    ctx.now,
  );
  if (rating !== null) await storeRating(ctx.db, sop.id, userId, rating, ctx.now);
  ctx.audit({ recordKind: 'sop', recordId: sop.id, action: 'feedback_given' });
  await tellResponse(
    ctx,
    sop,
    { id, kind: 'feedback', body_text: body.body_text, step_id: stepId, rating },
    { kind: 'sop_feedback', title: `${ctx.identity.name} gave feedback on ${sop.title}` },
  );
  return showFeedback(ctx, id);
}

export const listSopFeedback = (ctx: ReadContext, { query }: ListSopFeedbackInput) =>
  feedbackList.page(ctx.db, query, { ...viewerScope(ctx), isOfAll: ctx.can('sops.author') });

export async function updateSopFeedback(
  ctx: WriteContext,
  { path, body }: UpdateSopFeedbackInput,
): Promise<Result<SopFeedback>> {
  const id = storedId(path.id);
  const before = await lockFeedback(ctx.db, ctx, id);
  if (before === undefined) throw notFound('SOP feedback', path.id);
  if (!ctx.can('sops.author') && before.owner_id !== ctx.identity.userId)
    throw problem(
      'permission_denied',
      'Answering feedback needs sops.author, or being the owner of the SOP.',
    );
  checkRevision(before.revision, body.expected_revision);
  const isAnswered = body.answer_text !== undefined && body.answer_text !== before.answer_text;
  const hasOtherStatus = body.status !== undefined && body.status !== before.status;
  if (!isAnswered && !hasOtherStatus) return showFeedback(ctx, id);

  await storeFeedbackChange(
    ctx.db,
    id,
    {
      ...(isAnswered && { answer_text: body.answer_text }),
      ...(hasOtherStatus && { status: body.status }),
      changed_by: ctx.identity.userId,
    },
    ctx.now,
  );
  ctx.audit({
    recordKind: 'sop',
    recordId: before.sop_id,
    action: isAnswered ? 'feedback_answered' : `feedback_${body.status === 'open' ? 'reopened' : 'closed'}`,
  });
  if (isAnswered && body.answer_text != null)
    await notify(
      ctx,
      {
        kind: 'sop_feedback',
        title: `${ctx.identity.name} answered your feedback on ${before.title}`,
        body: body.answer_text,
        record: { kind: 'sop', id: before.sop_id },
        topic: id,
      },
      [before.created_by],
    );
  return showFeedback(ctx, id);
}

async function showFeedback(ctx: ReadContext, id: string): Promise<Result<SopFeedback>> {
  const feedback = await selectFeedback(ctx.db, id);
  if (feedback === undefined) throw notFound('SOP feedback', id);
  return feedback;
}
