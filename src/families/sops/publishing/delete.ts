import type { Deleted } from '#generated/types.gen.ts';
import type { DeleteSopInput } from '#generated/families/sops/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { problem } from '#src/platform/errors/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { replacePlaces } from '../content/places.queries.ts';
import { cancelReviews } from '../record/open-reviews.queries.ts';
import { periodicKind } from '../record/review-dates.ts';
import { sops } from '../record/sop-life.ts';
import type { StoredSop } from '../record/sop-record.queries.ts';

export async function deleteSop(ctx: WriteContext, { path, query }: DeleteSopInput): Promise<Deleted> {
  const sop = await sops.lock(ctx, path.id, query.expected_revision);
  if (sop.status === 'published')
    throw problem(
      'state_conflict',
      'A published SOP cannot be deleted. Archive it first (updateSop with status archived).',
    );
  return removeSop(ctx, sop);
}

/** Deletes a locked SOP that is not published. */
export async function removeSop(ctx: WriteContext, sop: StoredSop): Promise<Deleted> {
  await cancelReviews(ctx.db, sop.id, ['publish', 'periodic'], ctx.now);
  await replacePlaces(ctx.db, sop.id, [], 'all');
  setTimer(ctx, { kind: periodicKind, recordId: sop.id }, null);
  return sops.softDelete(ctx, sop, ['title', 'status']);
}
