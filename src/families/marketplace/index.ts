import type { MarketplaceHandlers } from '#generated/families/marketplace/handlers.ts';
import { acquireMarketplaceItem, listMarketplaceDownloads } from './downloads/downloads.ts';
import { applyMarketplaceImport } from './imports/apply.ts';
import { getMarketplaceImportPreview } from './imports/preview.ts';
import { getMarketplaceItem, listMarketplaceCategories, listMarketplaceItems } from './items/items.ts';
import { updateMarketplacePayoutSettings } from './payouts/payouts.ts';

export default {
  listMarketplaceCategories,
  listMarketplaceItems,
  acquireMarketplaceItem,
  listMarketplaceDownloads,
  getMarketplaceImportPreview,
  applyMarketplaceImport,
  getMarketplaceItem,
  updateMarketplacePayoutSettings,
} satisfies MarketplaceHandlers;
