import type { Sop, SopUpdate } from '#generated/types.gen.ts';
import type { MoveSopInput, UpdateSopInput } from '#generated/families/sops/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { requireFolder } from '#src/domain/folders/index.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { problem } from '#src/platform/errors/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { indexRecords } from '../content/places.ts';
import { sopFolders } from '../record/folder-kind.ts';
import { daysAfter, periodicKind } from '../record/review-dates.ts';
import { findOpenReviews } from '../record/reviews.queries.ts';
import { selectSopSettings } from '../record/settings.queries.ts';
import { recordProperties, type RecordValues } from '../record/sop-changes.ts';
import { showChangedSop, sops } from '../record/sop-life.ts';
import type { StoredSop } from '../record/sop-record.queries.ts';
import { spelledTags } from '../record/tag-names.ts';
import { changeReview, requireReviewers, type ReviewWords } from './open-review.ts';
import { carryOut, tellChange, type UpdateContext } from './status-moves.ts';
import { moveTo, requireFittingWords } from './status.rules.ts';

export async function updateSop(ctx: UpdateContext, { path, body }: UpdateSopInput): Promise<Result<Sop>> {
  requireRights(ctx, body);
  const before = await sops.lock(ctx, path.id);
  const values = await recordValues(ctx, before, body);
  const reviewerIds =
    body.reviewer_ids === undefined ? undefined : await requireReviewers(ctx, before.id, body.reviewer_ids);
  await sops.lock(ctx, path.id, body.expected_revision);
  const settings = await selectSopSettings(ctx.db);
  const move = moveTo(before, body.status, { isReviewRequired: settings.is_review_required });
  requireFittingWords(body, move);

  const changes = await sops.revise(ctx, before, values, [...recordProperties]);
  const changed = changes === null ? before : { ...before, ...values, revision: before.revision + 1 };
  if (changes !== null) await recordChanged(ctx, before, changed);
  const words: ReviewWords = {
    changeNote: body.change_note,
    isRereadRequired: body.is_reread_required,
    reviewerIds,
    dueDate: body.due_date,
  };
  if (move === 'none') {
    await changeReviews(ctx, changed, body, words);
    tellChange(ctx, before, changed, null);
    return showChangedSop(ctx, before.id);
  }
  await carryOut(ctx, move, before, { ...changed, revision: before.revision }, words);
  return showChangedSop(ctx, before.id);
}

/** Publishing and archiving need sops.publish, everything else sops.author. */
function requireRights(ctx: UpdateContext, body: SopUpdate): void {
  ctx.demand('sops.view');
  const {
    status,
    change_note: _note,
    is_reread_required: _reread,
    reviewer_ids: _reviewers,
    due_date: _due,
    expected_revision: _revision,
    ...values
  } = body;
  const isPublishing = status === 'published' || status === 'archived';
  if (isPublishing) ctx.demand('sops.publish');
  if (!isPublishing || Object.keys(values).length > 0) ctx.demand('sops.author');
}

/** What the request makes of the record; 404 for an unknown folder, 400 for other records that the agency does not have. */
export async function recordValues(
  ctx: Pick<WriteContext, 'db' | 'identity' | 'now' | 'can'>,
  before: StoredSop,
  body: SopUpdate,
): Promise<RecordValues> {
  if (body.folder_id !== undefined) await requireFolder(ctx as WriteContext, sopFolders, body.folder_id);
  await new NamedRecords(new Set([before.owner_id, ...before.department_ids]))
    .add('working_member', body.owner_id, 'body.owner_id')
    .addAll('department', body.department_ids, 'body.department_ids')
    .require(ctx);
  return {
    ...(body.title !== undefined && { title: body.title.trim() }),
    ...(body.summary !== undefined && { summary: body.summary }),
    ...(body.folder_id !== undefined && { folder_id: storedId(body.folder_id) }),
    ...(body.tags !== undefined && { tags: await spelledTags(ctx, body.tags) }),
    ...(body.owner_id !== undefined && { owner_id: storedId(body.owner_id) }),
    ...(body.department_ids !== undefined && { department_ids: tidyIds(body.department_ids) }),
    ...(body.is_restricted !== undefined && { is_restricted: body.is_restricted }),
    ...(body.estimated_minutes !== undefined && { estimated_minutes: body.estimated_minutes }),
    ...(body.review_interval_days !== undefined && {
      review_interval_days: body.review_interval_days,
      ...nextReview(before, body.review_interval_days),
    }),
  };
}

/** Counted from the last publication or periodic review, while the SOP is published. */
function nextReview(
  { status, published_at, last_reviewed_at, next_review_at, review_interval_days }: StoredSop,
  interval: number | null,
): Pick<RecordValues, 'next_review_at'> {
  if (status !== 'published' || published_at === null || interval === review_interval_days)
    return { next_review_at };
  const since =
    last_reviewed_at !== null && last_reviewed_at > published_at ? last_reviewed_at : published_at;
  return { next_review_at: interval === null ? null : daysAfter(since, interval).toISOString() };
}

/** What else follows from a change of the record: its timer, and what a search finds. */
export async function recordChanged(
  ctx: Pick<WriteContext, 'db' | 'atCommit'>,
  before: StoredSop,
  after: StoredSop,
): Promise<void> {
  if (before.next_review_at !== after.next_review_at)
    setTimer(
      ctx,
      { kind: periodicKind, recordId: after.id },
      after.next_review_at === null ? null : new Date(after.next_review_at),
    );
  await indexRecords(ctx.db, [after]);
}

/**
 * A request that moves nothing changes open reviews: with the status of an SOP in review the one before publishing, in all its words,
 * otherwise reviewers and time of each. 409 without one.
 */
async function changeReviews(
  ctx: UpdateContext,
  sop: StoredSop,
  { status }: SopUpdate,
  { changeNote, isRereadRequired, ...words }: ReviewWords,
): Promise<void> {
  const ofVersion = status === 'in_review' ? { changeNote, isRereadRequired } : {};
  if (Object.values({ ...ofVersion, ...words }).every((word) => word === undefined)) return;
  const open = await findOpenReviews(ctx.db, sop.id);
  if (open.length === 0)
    throw problem(
      'state_conflict',
      'The SOP has no open review to change. Submit it first (status in_review).',
    );
  for (const review of open)
    if (status !== 'in_review' || review.kind === 'publish')
      await changeReview(ctx, sop, review, { ...ofVersion, ...words });
}

export async function moveSop(
  ctx: WriteContext<'sop.updated'>,
  { path, body }: MoveSopInput,
): Promise<Result<Sop>> {
  const before = await sops.lock(ctx, path.id);
  const values = await recordValues(ctx, before, { folder_id: body.folder_id });
  await sops.lock(ctx, path.id, body.expected_revision);
  const changes = await sops.revise(ctx, before, values, ['folder_id']);
  if (changes !== null)
    tellChange(ctx, before, { ...before, ...values, revision: before.revision + 1 }, null);
  return showChangedSop(ctx, before.id);
}
