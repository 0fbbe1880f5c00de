// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListMarketplaceListingsInput {
  readonly query: WithDefaults<NonNullable<t.ListMarketplaceListingsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateMarketplaceListingInput {
  readonly body: t.CreateMarketplaceListingData['body'];
}

export interface UpdateMarketplaceListingInput {
  readonly path: t.UpdateMarketplaceListingData['path'];
  readonly body: t.UpdateMarketplaceListingData['body'];
}

export interface DeleteMarketplaceListingInput {
  readonly path: t.DeleteMarketplaceListingData['path'];
  readonly query: NonNullable<t.DeleteMarketplaceListingData['query']>;
}

export interface ListMarketplaceListingRecordsInput {
  readonly path: t.ListMarketplaceListingRecordsData['path'];
  readonly query: WithDefaults<NonNullable<t.ListMarketplaceListingRecordsData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface PublishMarketplaceListingInput {
  readonly path: t.PublishMarketplaceListingData['path'];
  readonly body: t.PublishMarketplaceListingData['body'];
}

export interface UnpublishMarketplaceListingInput {
  readonly path: t.UnpublishMarketplaceListingData['path'];
  readonly body: t.UnpublishMarketplaceListingData['body'];
}

export interface ListMarketplaceItemRatingsInput {
  readonly path: t.ListMarketplaceItemRatingsData['path'];
  readonly query: WithDefaults<NonNullable<t.ListMarketplaceItemRatingsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface RateMarketplaceItemInput {
  readonly path: t.RateMarketplaceItemData['path'];
  readonly body: t.RateMarketplaceItemData['body'];
}

/** Marketplace: one handler per operation of the contract. */
export interface MarketplaceHandlers {
  /** List marketplace listings · GET /console/api/marketplace-listings · settings.view */
  readonly listMarketplaceListings: (ctx: ReadContext, input: ListMarketplaceListingsInput) => Promise<Page<t.ListMarketplaceListingsResponse['data'][number]>>;
  /** Create a marketplace listing · POST /console/api/marketplace-listings · settings.manage */
  readonly createMarketplaceListing: (ctx: WriteContext<never>, input: CreateMarketplaceListingInput) => Promise<Result<t.CreateMarketplaceListingResponse['data']>>;
  /** Update a marketplace listing · PATCH /console/api/marketplace-listings/{id} · settings.manage */
  readonly updateMarketplaceListing: (ctx: WriteContext<never>, input: UpdateMarketplaceListingInput) => Promise<Result<t.UpdateMarketplaceListingResponse['data']>>;
  /** Delete a marketplace listing · DELETE /console/api/marketplace-listings/{id} · settings.manage */
  readonly deleteMarketplaceListing: (ctx: WriteContext<never>, input: DeleteMarketplaceListingInput) => Promise<Result<t.DeleteMarketplaceListingResponse['data']>>;
  /** List records of a listing · GET /console/api/marketplace-listings/{id}/records · settings.view */
  readonly listMarketplaceListingRecords: (ctx: ReadContext, input: ListMarketplaceListingRecordsInput) => Promise<Page<t.ListMarketplaceListingRecordsResponse['data'][number]>>;
  /** Publish a marketplace listing · POST /console/api/marketplace-listings/{id}/publish · settings.manage */
  readonly publishMarketplaceListing: (ctx: WriteContext<never>, input: PublishMarketplaceListingInput) => Promise<Result<t.PublishMarketplaceListingResponse['data']>>;
  /** Unpublish a marketplace listing · POST /console/api/marketplace-listings/{id}/withdraw · settings.manage */
  readonly unpublishMarketplaceListing: (ctx: WriteContext<never>, input: UnpublishMarketplaceListingInput) => Promise<Result<t.UnpublishMarketplaceListingResponse['data']>>;
  /** List ratings of a marketplace item · GET /console/api/marketplace-items/{id}/ratings · any */
  readonly listMarketplaceItemRatings: (ctx: ReadContext, input: ListMarketplaceItemRatingsInput) => Promise<Page<t.ListMarketplaceItemRatingsResponse['data'][number]>>;
  /** Rate a marketplace item · PUT /console/api/marketplace-items/{id}/rating · marketplace.acquire */
  readonly rateMarketplaceItem: (ctx: WriteContext<never>, input: RateMarketplaceItemInput) => Promise<Result<t.RateMarketplaceItemResponse['data']>>;
}
