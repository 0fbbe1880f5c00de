import type {
  AcquireMarketplaceItemInput,
  ListMarketplaceDownloadsInput,
} from '#generated/families/marketplace/handlers.ts';
import type { MarketplaceDownload } from '#generated/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { holdName, storedId } from '#src/platform/db/query/index.ts';
import { conflict, problem, unknownReference } from '#src/platform/errors/index.ts';
import type { StoredItem } from '../items/items.queries.ts';
import { requireItem } from '../items/ratings.ts';
import * as queries from './downloads.queries.ts';

export const listMarketplaceDownloads = (ctx: ReadContext, { query }: ListMarketplaceDownloadsInput) =>
  queries.downloadList.page(ctx.db, query, {
    withRecords: query.include?.includes('import_records') ?? false,
  });

export async function acquireMarketplaceItem(
  ctx: WriteContext,
  { body }: AcquireMarketplaceItemInput,
): Promise<MarketplaceDownload> {
  const item = await requireItem(ctx, body.item_id);
  await holdName(ctx.db, 'marketplace download', item.id);
  const known = await queries.findDownloadOf(ctx.db, item.id);
  if (known !== undefined) return showDownload(ctx, known.id);
  if (item.publisher_id === ctx.identity.tenantId)
    throw conflict('The agency publishes this item, so it has its records already.');
  requirePrice(item, body.expected_price);
  const { payment_method_id: method } = body;
  if (method != null && !(await queries.isOwnPaymentMethod(ctx.db, storedId(method))))
    throw unknownReference('body.payment_method_id', method, 'a payment method of this agency itself');
  if (item.price_minor !== null)
    throw problem(
      'payment_unavailable',
      'The item has a price, and this service cannot charge agencies. Choose a free item.',
    );
  const id = await queries.insertAcquired(ctx.db, item.id, ctx.identity.userId, ctx.now);
  ctx.audit({ recordKind: 'marketplace_download', recordId: id, action: 'acquired' });
  return showDownload(ctx, id);
}

/** 409 when the price is another than was agreed. */
function requirePrice(
  item: StoredItem,
  expected: AcquireMarketplaceItemInput['body']['expected_price'],
): void {
  if (expected === undefined) return;
  const isSame =
    (expected?.amount_minor ?? null) === item.price_minor && (expected?.currency ?? null) === item.currency;
  if (isSame) return;
  const price = item.price_minor === null ? 'free' : `${item.price_minor} ${item.currency} in minor units`;
  throw conflict(`The item is ${price} now, not as body.expected_price says. Ask the user again.`);
}

export async function showDownload(ctx: ReadContext, id: string): Promise<MarketplaceDownload> {
  return (await queries.selectDownload(ctx.db, id))!;
}
