import type { MarketplaceHandlers } from '#generated/console/families/marketplace/handlers.ts';
import { listMarketplaceItemRatings, rateMarketplaceItem } from './items/ratings.ts';
import {
  createMarketplaceListing,
  deleteMarketplaceListing,
  listMarketplaceListingRecords,
  listMarketplaceListings,
  updateMarketplaceListing,
} from './listings/listings.ts';
import { publishMarketplaceListing, unpublishMarketplaceListing } from './listings/publish.ts';

export default {
  listMarketplaceListings,
  createMarketplaceListing,
  updateMarketplaceListing,
  deleteMarketplaceListing,
  listMarketplaceListingRecords,
  publishMarketplaceListing,
  unpublishMarketplaceListing,
  listMarketplaceItemRatings,
  rateMarketplaceItem,
} satisfies MarketplaceHandlers;
