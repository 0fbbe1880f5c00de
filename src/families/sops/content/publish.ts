import type { SopPublishedStep } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { idsIn } from '#src/domain/blocks/index.ts';
import { attach, detachUnpublished } from '#src/domain/files/index.ts';
import { problem } from '#src/platform/errors/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { cancelReviews } from '../record/open-reviews.queries.ts';
import { daysAfter, periodicKind } from '../record/review-dates.ts';
import type { StoredSop } from '../record/sop-record.queries.ts';
import { selectNextSteps } from './content.queries.ts';
import { indexSop } from './places.ts';
import { contentsOf } from './shown-content.ts';
import { insertVersion, resolveFlags, storeChecklists, storeLive } from './versions.queries.ts';

type Publisher = Pick<WriteContext, 'db' | 'identity' | 'now' | 'atCommit' | 'audit'>;

export interface Publication {
  readonly changeNote: string | null;
  readonly isRereadRequired: boolean;
  /** The review whose approval publishes. */
  readonly reviewId?: string;
}

/** 409 for a working copy without a step: there is nothing to read. */
export function requireSteps({ step_count: count }: StoredSop): void {
  if (count === 0)
    throw problem('state_conflict', 'The working copy has no steps. Add one first (createSopSteps).');
}

/**
 * Makes the working copy of a locked SOP its next version, and answers the SOP as it then is. What was asked about the former one is
 * settled: acknowledged flags are resolved, other open reviews end, and the next periodic review is that of the new version. The revision
 * is the one after `sop.revision`; audit and events are the caller's.
 */
export async function publishVersion(
  ctx: Publisher,
  sop: StoredSop,
  { changeNote, isRereadRequired, reviewId }: Publication,
): Promise<StoredSop> {
  requireSteps(sop);
  const steps = await selectNextSteps(ctx.db, sop.id);
  const { userId } = ctx.identity;
  const versionId = await insertVersion(
    ctx.db,
    {
      sop_id: sop.id,
      version: sop.version + 1,
      title: sop.title,
      summary: sop.summary,
      change_note: changeNote,
      is_reread_required: isRereadRequired,
      author_id: sop.content_author_id,
      review_id: reviewId ?? null,
      published_by: userId,
    },
    steps,
    ctx.now,
  );
  const nextReviewAt =
    sop.review_interval_days === null ? null : daysAfter(ctx.now, sop.review_interval_days);
  const revision = sop.revision + 1;
  await storeLive(ctx.db, sop.id, { versionId, userId, isRereadRequired, nextReviewAt, revision }, ctx.now);
  const published: StoredSop = {
    ...sop,
    status: 'published',
    version: sop.version + 1,
    live_version_id: versionId,
    has_unpublished_changes: false,
    reread_version: isRereadRequired ? sop.version + 1 : sop.reread_version,
    published_at: ctx.now.toISOString(),
    archived_at: null,
    next_review_at: nextReviewAt?.toISOString() ?? null,
    revision,
  };
  await showFiles(ctx, sop.id, steps);
  await resolveFlags(ctx.db, sop.id, ctx.now);
  await cancelReviews(ctx.db, [sop.id], ['publish', 'periodic'], ctx.now, reviewId ?? null);
  const checklists = steps.flatMap(({ blocks }) =>
    blocks.flatMap(({ id, content }) => (content.type === 'checklist' ? [id] : [])),
  );
  await storeChecklists(ctx.db, sop.id, checklists);
  await indexSop(ctx.db, published, steps);
  setTimer(ctx, { kind: periodicKind, recordId: sop.id }, nextReviewAt);
  return published;
}

/** Readers see the files of the version. Those of older ones stay attached, since they are still read. */
async function showFiles(ctx: Publisher, sopId: string, steps: readonly SopPublishedStep[]): Promise<void> {
  const record = { kind: 'sop', id: sopId } as const;
  await attach(ctx, record, idsIn(contentsOf(steps), 'file'), ctx.identity.userId);
  await detachUnpublished(ctx, record);
}
