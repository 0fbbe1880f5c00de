import type { BulkResult, EntityPin } from '#generated/types.gen.ts';
import type { PinEntityInput, UnpinEntitiesInput } from '#generated/families/layouts/handlers.ts';
import type { ListEntityPinsInput } from '#generated/console/families/layouts/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { countOutcomes } from '#src/domain/bulk/index.ts';
import { deletePins, pinRecord } from '#src/domain/pins/index.ts';
import { holdVisible } from '#src/domain/records/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { pinList } from './pins.queries.ts';

export const listEntityPins = (ctx: ReadContext, { query }: ListEntityPinsInput) =>
  pinList.page(ctx.db, query, { userId: ctx.identity.userId, viewer: viewerScope(ctx) });

export async function pinEntity(ctx: WriteContext, { body }: PinEntityInput): Promise<EntityPin> {
  const { kind, id, name } = await holdVisible(ctx, body.kind, body.id);
  return { record: { kind, id, name }, pinned_at: await pinRecord(ctx, { kind, id }) };
}

/** Pins are the caller's own, so none of them is hidden: what is not pinned is unchanged, whether there is such a record or not. */
export async function unpinEntities(ctx: WriteContext, { query }: UnpinEntitiesInput): Promise<BulkResult> {
  const removed = await deletePins(ctx.db, ctx.identity.userId, query.id.map(storedId));
  const outcomes = query.id.map((id) => ({
    id,
    status: removed.has(storedId(id)) ? ('succeeded' as const) : ('unchanged' as const),
  }));
  return { outcomes, ...countOutcomes(outcomes) };
}
