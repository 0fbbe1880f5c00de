import type { WriteContext } from '#src/call/context.ts';
import { changesBetween, recordHistory } from '#src/domain/history/index.ts';
import { selectUserRef } from '#src/domain/people/index.ts';
import { changesOf, diff, type Changes } from '#src/platform/events/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { indexSop } from '../content/places.ts';
import { publishVersion, requireSteps } from '../content/publish.ts';
import { cancelReviews } from '../record/open-reviews.queries.ts';
import { periodicKind } from '../record/review-dates.ts';
import { findOpenReviews } from '../record/reviews.queries.ts';
import { recordProperties } from '../record/sop-changes.ts';
import { eventSop } from '../record/sop-life.ts';
import type { StoredSop } from '../record/sop-record.queries.ts';
import { changeReview, openReview, type ReviewWords } from './open-review.ts';
import type { Move } from './status.rules.ts';
import { storeStatus } from './update.queries.ts';

export type UpdateContext = WriteContext<'sop.published' | 'sop.archived' | 'sop.updated'>;
type Teller = Pick<WriteContext<'sop.published' | 'sop.updated'>, 'db' | 'identity' | 'emit' | 'audit'>;

/**
 * Carries out a move of a locked SOP. `before` is the SOP as it was found; `sop` has the changes of its record already, and the revision
 * of `before`, since one request is one revision.
 */
export async function carryOut(
  ctx: UpdateContext,
  move: Exclude<Move, 'none'>,
  before: StoredSop,
  sop: StoredSop,
  words: ReviewWords,
): Promise<void> {
  switch (move) {
    case 'submit':
      requireSteps(sop);
      await storeMove(ctx, before, { ...sop, status: 'in_review' }, 'submitted');
      await request(ctx, sop, words);
      return;
    case 'withdraw':
      await cancelReviews(ctx.db, [sop.id], ['publish'], ctx.now);
      await storeMove(ctx, before, { ...sop, status: 'draft' }, 'withdrawn');
      return;
    case 'review':
      requireSteps(sop);
      tellChange(ctx, before, { ...sop, revision: before.revision + 1 }, null);
      await requestOrChange(ctx, sop, words);
      return;
    case 'archive':
      await archive(ctx, before, sop);
      return;
    case 'publish': {
      const published = await publishVersion(ctx, sop, {
        changeNote: words.changeNote ?? null,
        isRereadRequired: words.isRereadRequired ?? false,
      });
      await tellPublication(ctx, before, published, words.changeNote ?? null);
    }
  }
}

const request = (ctx: UpdateContext, sop: StoredSop, words: ReviewWords) =>
  openReview(ctx, sop, {
    kind: 'publish',
    changeNote: words.changeNote ?? null,
    isRereadRequired: words.isRereadRequired ?? false,
    reviewerIds: words.reviewerIds ?? [],
    dueDate: words.dueDate == null ? words.dueDate : new Date(words.dueDate),
  });

/** Who asks again for a review that is open says how it is to be. */
async function requestOrChange(ctx: UpdateContext, sop: StoredSop, words: ReviewWords): Promise<void> {
  const open = (await findOpenReviews(ctx.db, sop.id)).find(({ kind }) => kind === 'publish');
  if (open !== undefined) return changeReview(ctx, sop, open, words);
  await request(ctx, sop, words);
  ctx.audit({ recordKind: 'sop', recordId: sop.id, action: 'review_requested' });
}

/** The SOP has another status, at its next revision; the audit trail tells both. */
export async function storeMove(
  ctx: Pick<UpdateContext, 'db' | 'now' | 'audit'>,
  before: StoredSop,
  after: StoredSop,
  action: string,
): Promise<void> {
  await storeStatus(ctx.db, after.id, after.status, { revision: before.revision + 1, now: ctx.now });
  recordMove(ctx, before, after, action);
}

function recordMove(
  ctx: Pick<UpdateContext, 'audit'>,
  before: StoredSop,
  after: StoredSop,
  action: string,
): void {
  const changes = changesBetween(before, after, ['status', 'version']);
  recordHistory(ctx, { kind: 'sop', id: after.id, action, ...(changes && { changes }) });
}

/** A published SOP or a draft leaves search; what waits for a decision or its time no longer does. */
async function archive(ctx: UpdateContext, before: StoredSop, sop: StoredSop): Promise<void> {
  const after: StoredSop = {
    ...sop,
    status: 'archived',
    archived_at: ctx.now.toISOString(),
    next_review_at: null,
    revision: before.revision + 1,
  };
  await cancelReviews(ctx.db, [sop.id], ['publish', 'periodic'], ctx.now);
  await storeMove(ctx, before, after, 'archived');
  await indexSop(ctx.db, after);
  setTimer(ctx, { kind: periodicKind, recordId: sop.id }, null);
  ctx.emit('sop.archived', {
    sop: eventSop(after),
    archived_at: ctx.now.toISOString(),
    ...changedIn(before, after),
  });
}

const told = [...recordProperties, 'status', 'version', 'published_at', 'archived_at'] as const;

const changedIn = (before: StoredSop, after: StoredSop, ...more: readonly string[]): Changes => {
  const changes = diff(before, after, told) ?? changesOf([], {});
  return changesOf([...changes._changed_fields, ...more], changes._previous);
};

/** Audits a publication and tells subscribers: `sop.published` when the SOP goes live, `sop.updated` when it was live before. */
export async function tellPublication(
  ctx: Teller,
  before: StoredSop,
  after: StoredSop,
  changeNote: string | null,
): Promise<void> {
  recordMove(ctx, before, after, 'published');
  if (before.status === 'published') {
    ctx.emit('sop.updated', {
      sop: eventSop(after),
      change_note: changeNote,
      ...changedIn(before, after, 'content'),
    });
    return;
  }
  const publisher = await selectUserRef(ctx.db, ctx.identity.userId);
  ctx.emit('sop.published', {
    sop: eventSop(after),
    change_note: changeNote,
    previous_version: before.version === 0 ? null : before.version,
    published_by: publisher,
    ...changedIn(before, after),
  });
}

/** Tells a change of the record of a published SOP. */
export function tellChange(
  ctx: Pick<WriteContext<'sop.updated'>, 'emit'>,
  before: StoredSop,
  after: StoredSop,
  changeNote: string | null,
): void {
  const changes = diff(before, after, recordProperties);
  if (changes === null || after.status !== 'published') return;
  ctx.emit('sop.updated', { sop: eventSop(after), change_note: changeNote, ...changes });
}
