import type { Deleted } from '#generated/types.gen.ts';
import type { DeleteSopInput } from '#generated/families/sops/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { problem } from '#src/platform/errors/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { replacePlaces } from '../content/places.queries.ts';
import { cancelReviews } from '../record/open-reviews.queries.ts';
import { periodicKind } from '../record/review-dates.ts';
import { sops } from '../record/sop-life.ts';
import { deleteSops, type StoredSop } from '../record/sop-record.queries.ts';

export async function deleteSop(ctx: WriteContext, { path, query }: DeleteSopInput): Promise<Deleted> {
  const sop = await sops.lock(ctx, path.id, query.expected_revision);
  if (sop.status === 'published')
    throw problem(
      'state_conflict',
      'A published SOP cannot be deleted. Archive it first (updateSop with status archived).',
    );
  await removeSops(ctx, [sop]);
  return { id: sop.id, deleted_at: ctx.now.toISOString() };
}

/** Deletes locked SOPs that are not published. */
export async function removeSops(ctx: WriteContext, removed: readonly StoredSop[]): Promise<void> {
  if (removed.length === 0) return;
  const ids = removed.map(({ id }) => id);
  await cancelReviews(ctx.db, ids, ['publish', 'periodic'], ctx.now);
  await replacePlaces(
    ctx.db,
    ids.map((sopId) => ({ sopId, places: [] })),
    'all',
  );
  await deleteSops(ctx.db, ids, { userId: ctx.identity.userId, now: ctx.now });
  for (const { id, title, status } of removed) {
    setTimer(ctx, { kind: periodicKind, recordId: id }, null);
    ctx.audit({ recordKind: 'sop', recordId: id, action: 'deleted', previous: { title, status } });
  }
}
