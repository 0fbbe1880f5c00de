import type {
  PublishMarketplaceListingInput,
  UnpublishMarketplaceListingInput,
} from '#generated/console/families/marketplace/handlers.ts';
import type { MarketplaceListing } from '#generated/console/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { requireSamePlan } from '#src/domain/merge/index.ts';
import { reviseRecord } from '#src/platform/db/query/index.ts';
import { conflict, invalid, nameTaken } from '#src/platform/errors/index.ts';
import { insertItem, insertVersion, updateItem } from '../items/published.queries.ts';
import { pack } from '../package/pack.ts';
import { requirePayable } from './checks.ts';
import { showListing } from './describe.ts';
import { findAgency, isSlugTaken } from './listings.queries.ts';
import { listings, membersOf } from './listings.ts';
import { isAbove } from './versions.rules.ts';

export async function publishMarketplaceListing(
  ctx: WriteContext,
  { path, body }: PublishMarketplaceListingInput,
): Promise<MarketplaceListing> {
  const listing = await listings.lock(ctx, path.id, body.expected_revision);
  if (listing.price_minor !== null) ctx.demand('billing.manage');
  if (listing.version !== null && !isAbove(body.version, listing.version))
    throw invalid('body.version', `must be above ${listing.version}, the last published version.`);
  const packed = await pack(ctx, listing.id, membersOf(listing));
  if (packed.reasons.length > 0)
    throw conflict(`The listing cannot be published: ${packed.reasons.slice(0, 5).join(' ')}`);
  if (listing.price_minor !== null) requirePayable();
  requireSamePlan(packed.hash, body.plan_hash);
  const isNew = listing.status === 'draft';
  if (isNew && (await isSlugTaken(ctx.db, listing.slug, listing.id)))
    throw nameTaken(`The slug "${listing.slug}" is taken in the marketplace. Choose another.`);
  const published = {
    status: 'published' as const,
    version: body.version,
    records: packed.records,
    published_at: ctx.now,
    publisher_name: (await findAgency(ctx.db)).name,
  };
  await (isNew ? insertItem(ctx.db, listing, published) : updateItem(ctx.db, listing, published, ctx.now));
  await insertVersion(ctx.db, listing.id, { ...packed, ...published, notes: body.notes ?? null });
  await reviseRecord(
    ctx.db,
    'marketplace_listings',
    listing.id,
    {
      status: 'published',
      version: body.version,
      published_hash: packed.hash,
      published_at: ctx.now,
      published_by: ctx.identity.userId,
    },
    ctx.now,
  );
  recordHistory(ctx, { kind: 'marketplace_listing', id: listing.id, action: 'published' });
  return showListing(ctx, listing.id);
}

export async function unpublishMarketplaceListing(
  ctx: WriteContext,
  { path, body }: UnpublishMarketplaceListingInput,
): Promise<MarketplaceListing> {
  const listing = await listings.lock(ctx, path.id, body?.expected_revision);
  if (listing.status !== 'published') return showListing(ctx, listing.id);
  await updateItem(ctx.db, listing, { status: 'withdrawn' }, ctx.now);
  await reviseRecord(ctx.db, 'marketplace_listings', listing.id, { status: 'withdrawn' }, ctx.now);
  recordHistory(ctx, { kind: 'marketplace_listing', id: listing.id, action: 'withdrawn' });
  return showListing(ctx, listing.id);
}
