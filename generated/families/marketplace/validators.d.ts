// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly listMarketplaceCategories: RequestValidators;
  readonly listMarketplaceItems: RequestValidators;
  readonly acquireMarketplaceItem: RequestValidators;
  readonly listMarketplaceDownloads: RequestValidators;
  readonly getMarketplaceImportPreview: RequestValidators;
  readonly applyMarketplaceImport: RequestValidators;
  readonly getMarketplaceItem: RequestValidators;
  readonly updateMarketplacePayoutSettings: RequestValidators;
};
