// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListMarketplaceCategoriesInput {
  readonly query: WithDefaults<NonNullable<t.ListMarketplaceCategoriesData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface ListMarketplaceItemsInput {
  readonly query: WithDefaults<NonNullable<t.ListMarketplaceItemsData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface AcquireMarketplaceItemInput {
  readonly body: t.AcquireMarketplaceItemData['body'];
}

export interface ListMarketplaceDownloadsInput {
  readonly query: WithDefaults<NonNullable<t.ListMarketplaceDownloadsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetMarketplaceImportPreviewInput {
  readonly path: t.GetMarketplaceImportPreviewData['path'];
  readonly query: NonNullable<t.GetMarketplaceImportPreviewData['query']>;
}

export interface ApplyMarketplaceImportInput {
  readonly body: t.ApplyMarketplaceImportData['body'];
}

export interface GetMarketplaceItemInput {
  readonly path: t.GetMarketplaceItemData['path'];
}

export interface UpdateMarketplacePayoutSettingsInput {
  readonly body: t.UpdateMarketplacePayoutSettingsData['body'];
}

/** Marketplace: one handler per operation of the contract. */
export interface MarketplaceHandlers {
  /** List marketplace categories · GET /v1/marketplace-categories · any */
  readonly listMarketplaceCategories: (ctx: ReadContext, input: ListMarketplaceCategoriesInput) => Promise<Page<t.ListMarketplaceCategoriesResponse['data'][number]>>;
  /** List marketplace items · GET /v1/marketplace-items · any */
  readonly listMarketplaceItems: (ctx: ReadContext, input: ListMarketplaceItemsInput) => Promise<Page<t.ListMarketplaceItemsResponse['data'][number]>>;
  /** Acquire a marketplace item · POST /v1/marketplace-items/download · marketplace.acquire */
  readonly acquireMarketplaceItem: (ctx: WriteContext<never>, input: AcquireMarketplaceItemInput) => Promise<Result<t.AcquireMarketplaceItemResponse['data']>>;
  /** List marketplace downloads · GET /v1/marketplace-items/downloads · any */
  readonly listMarketplaceDownloads: (ctx: ReadContext, input: ListMarketplaceDownloadsInput) => Promise<Page<t.ListMarketplaceDownloadsResponse['data'][number]>>;
  /** Get a marketplace import preview · GET /v1/marketplace-items/downloads/{download_id}/import-preview · marketplace.import */
  readonly getMarketplaceImportPreview: (ctx: ReadContext, input: GetMarketplaceImportPreviewInput) => Promise<Result<t.GetMarketplaceImportPreviewResponse['data']>>;
  /** Apply a marketplace import · POST /v1/marketplace-items/imports/apply · marketplace.import */
  readonly applyMarketplaceImport: (ctx: WriteContext<never>, input: ApplyMarketplaceImportInput) => Promise<Result<t.ApplyMarketplaceImportResponse['data']>>;
  /** Get a marketplace item · GET /v1/marketplace-items/{slug} · any */
  readonly getMarketplaceItem: (ctx: ReadContext, input: GetMarketplaceItemInput) => Promise<Result<t.GetMarketplaceItemResponse['data']>>;
  /** Update marketplace payout settings · PATCH /v1/marketplace-payout-settings · billing.manage */
  readonly updateMarketplacePayoutSettings: (ctx: WriteContext<never>, input: UpdateMarketplacePayoutSettingsInput) => Promise<Result<t.UpdateMarketplacePayoutSettingsResponse['data']>>;
}
