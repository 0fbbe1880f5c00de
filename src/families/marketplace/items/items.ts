import type {
  GetMarketplaceItemInput,
  ListMarketplaceCategoriesInput,
  ListMarketplaceItemsInput,
} from '#generated/families/marketplace/handlers.ts';
import type { MarketplaceItem, MarketplaceItemDetails } from '#generated/types.gen.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { fold } from '#src/platform/db/query/index.ts';
import { problem } from '#src/platform/errors/index.ts';
import { categoryList } from './categories.queries.ts';
import * as queries from './items.queries.ts';
import { pictureAddress } from './pictures.ts';

export const listMarketplaceCategories = (ctx: ReadContext, { query }: ListMarketplaceCategoriesInput) =>
  categoryList.page(ctx.db, query, {});

export async function listMarketplaceItems(
  ctx: ReadContext,
  { query }: ListMarketplaceItemsInput,
): Promise<Page<MarketplaceItem>> {
  const { items, total } = await queries.itemList.page(ctx.db, query, { searched: fold(query.search ?? '') });
  const shown = (JSON.parse(items as string) as MarketplaceItem[]).map((item) => withPicture(ctx, item));
  return { items: shown, total };
}

export async function getMarketplaceItem(
  ctx: ReadContext,
  { path }: GetMarketplaceItemInput,
): Promise<MarketplaceItemDetails> {
  const item = await queries.findItem(ctx.db, path.slug);
  if (item === undefined)
    throw problem('not_found', `The marketplace has no available item with the slug ${path.slug}.`);
  const { screenshots, ...more } = await queries.selectMore(ctx.db, item.id);
  return {
    item: withPicture(ctx, item),
    ...more,
    screenshots: screenshots.map((signed) => pictureAddress(ctx, signed)!),
    versions: await queries.selectVersions(ctx.db, item.id),
  };
}

const withPicture = (ctx: ReadContext, item: MarketplaceItem): MarketplaceItem => ({
  ...item,
  image_url: pictureAddress(ctx, item.image_url),
});
