import type { MarketplaceListing } from '#generated/console/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { keyOf } from '../package/collected.ts';
import { pack } from '../package/pack.ts';
import { unpayable } from './checks.ts';
import { selectListing } from './listings.queries.ts';

const maxReasons = 50;

/** The listing with what follows from its records as they are now. */
export async function described(ctx: ReadContext, listing: MarketplaceListing): Promise<MarketplaceListing> {
  const members = listing.contents.map(({ kind, record_id: id }) => ({ kind, id }));
  const { names, requirements, reasons, hash } = await pack(ctx, listing.id, members);
  return {
    ...listing,
    contents: listing.contents.map((each) => ({
      ...each,
      name: names.get(keyOf({ kind: each.kind, id: each.record_id })) ?? each.name,
    })),
    requirements: [...requirements],
    blocking_reasons: listing.price === null ? [...reasons] : [unpayable, ...reasons].slice(0, maxReasons),
    has_unpublished_changes: hash !== listing.plan_hash,
    plan_hash: hash,
  };
}

export async function showListing(ctx: ReadContext, id: string): Promise<MarketplaceListing> {
  const listing = await selectListing(ctx.db, id);
  if (listing === undefined) throw notFound('marketplace listing', id);
  return described(ctx, listing);
}
