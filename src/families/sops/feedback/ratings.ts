import type { SopRating } from '#generated/types.gen.ts';
import type { GetSopRatingInput, SetSopRatingInput } from '#generated/families/sops/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { requireSop } from '../record/sop-life.ts';
import { selectRating } from '../record/ratings.queries.ts';
import { holdLive } from './respond.ts';
import { storeRating } from './writes.queries.ts';

export async function getSopRating(ctx: ReadContext, { path }: GetSopRatingInput): Promise<SopRating> {
  const { id } = await requireSop(ctx, path.id);
  return selectRating(ctx.db, id, ctx.identity.userId);
}

/** A rating is the reader's own: the SOP stays as it is, and nobody is told. */
export async function setSopRating(ctx: WriteContext, { path, body }: SetSopRatingInput): Promise<SopRating> {
  const { id } = await holdLive(ctx, path.id, null);
  const { userId } = ctx.identity;
  if (await storeRating(ctx.db, id, userId, body.rating, ctx.now))
    ctx.audit({ recordKind: 'sop', recordId: id, action: 'rated', newValues: { rating: body.rating } });
  return selectRating(ctx.db, id, userId);
}
