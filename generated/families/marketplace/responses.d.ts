// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly listMarketplaceCategories: Readonly<Record<string, Validate>>;
  readonly listMarketplaceItems: Readonly<Record<string, Validate>>;
  readonly acquireMarketplaceItem: Readonly<Record<string, Validate>>;
  readonly listMarketplaceDownloads: Readonly<Record<string, Validate>>;
  readonly getMarketplaceImportPreview: Readonly<Record<string, Validate>>;
  readonly applyMarketplaceImport: Readonly<Record<string, Validate>>;
  readonly getMarketplaceItem: Readonly<Record<string, Validate>>;
  readonly updateMarketplacePayoutSettings: Readonly<Record<string, Validate>>;
};
