import type { ReadContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { selectViewers } from './members.queries.ts';

/**
 * 400 with the place of the first of these users who is no active member or may not see escalations. Those in `kept` stood there
 * before and may stay.
 */
export async function requireViewers(
  ctx: Pick<ReadContext, 'db'>,
  ids: readonly string[],
  placeOf: (index: number) => string,
  kept: readonly string[] = [],
): Promise<void> {
  const added = ids.map(storedId).filter((id) => !kept.includes(id));
  if (added.length === 0) return;
  const fit = new Set(await selectViewers(ctx.db, added));
  const place = ids.findIndex((id) => added.includes(storedId(id)) && !fit.has(storedId(id)));
  if (place >= 0)
    throw invalid(
      placeOf(place),
      `names ${ids[place]}, who is not an active member with escalations.view. Choose another member.`,
    );
}

/** As `requireViewers`, of a property that names one member or none. */
export const requireViewer = (
  ctx: Pick<ReadContext, 'db'>,
  id: string | null | undefined,
  place: string,
  kept: readonly (string | null)[] = [],
): Promise<void> =>
  requireViewers(
    ctx,
    id == null ? [] : [id],
    () => place,
    kept.filter((each) => each !== null),
  );
