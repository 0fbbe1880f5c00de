import type {
  ListMarketplaceItemRatingsInput,
  RateMarketplaceItemInput,
} from '#generated/console/families/marketplace/handlers.ts';
import type { MarketplaceItemRated } from '#generated/console/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, problem } from '#src/platform/errors/index.ts';
import { findLastImport } from '../downloads/downloads.queries.ts';
import { findAgency } from '../listings/listings.queries.ts';
import { findStoredItem, type StoredItem } from './items.queries.ts';
import * as queries from './ratings.queries.ts';

export async function listMarketplaceItemRatings(
  ctx: ReadContext,
  { path, query }: ListMarketplaceItemRatingsInput,
) {
  const { id } = await requireItem(ctx, path.id);
  return queries.ratingList.page(ctx.db, query, { itemId: id });
}

export async function rateMarketplaceItem(
  ctx: WriteContext,
  { path, body }: RateMarketplaceItemInput,
): Promise<MarketplaceItemRated> {
  const item = await requireItem(ctx, path.id);
  if (item.publisher_id === ctx.identity.tenantId)
    throw conflict('The agency publishes this item, so it cannot rate it.');
  const imported = await findLastImport(ctx.db, item.id);
  if (imported === undefined)
    throw conflict('The agency has never imported this item. Import it before rating it.');
  if (body.rating === null) await queries.deleteRating(ctx.db, item.id);
  else
    await queries.upsertRating(ctx.db, {
      item_id: item.id,
      agency_name: (await findAgency(ctx.db)).name,
      version: imported.version,
      rating: body.rating,
      comment: body.comment ?? null,
      updated_at: ctx.now,
    });
  ctx.audit({
    recordKind: 'marketplace_item',
    recordId: item.id,
    action: 'rated',
    newValues: { rating: body.rating },
  });
  return queries.selectRated(ctx.db, item.id);
}

/** 404 for an item that is unknown, or withdrawn and not acquired. */
export async function requireItem(ctx: ReadContext, id: string): Promise<StoredItem> {
  const item = await findStoredItem(ctx.db, storedId(id));
  if (item === undefined) throw problem('not_found', `The marketplace has no available item with id ${id}.`);
  return item;
}
