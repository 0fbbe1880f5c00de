import type { ReadContext } from '#src/call/context.ts';
import { findSurvivorId, visibleTickets } from '#src/domain/tickets/index.ts';
import { holdName } from '#src/platform/db/query/index.ts';

/**
 * The ticket that has the id in another system, or the survivor of the one that had it. Nobody else creates one with the id before
 * the transaction ends.
 */
export async function findByExternalId(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  externalId: string,
): Promise<{ id: string; is_visible: boolean } | undefined> {
  await holdName(ctx.db, 'ticket external id', externalId);
  const found = await ctx.db
    .selectFrom('tickets')
    .where('external_id', '=', externalId)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const id = await findSurvivorId(ctx.db, found.id);
  const visible = await visibleTickets(ctx.db, ctx).where('k.id', '=', id).select('k.id').executeTakeFirst();
  return { id, is_visible: visible !== undefined };
}
