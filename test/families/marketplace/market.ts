import { randomUUID } from 'node:crypto';
import type { MarketplaceContentKind } from '#generated/types.gen.ts';
import type { BodyOf, Service } from '../../support/service.ts';

export const onboarding = '019a2c00-0000-7000-8000-000000000002';

export interface Chosen {
  readonly kind: MarketplaceContentKind;
  readonly record_id: string;
}

/** A key that nothing else has. */
export const word = () => `k${randomUUID().slice(0, 8)}`;

/** The first agency publishes, the second acquires and imports. */
export function marketOf(service: Service) {
  const [, second] = service.agencies;
  const buyer = { key: second.key };

  const list = async (contents: readonly Chosen[], more: object = {}) =>
    (
      await service.ok('createMarketplaceListing', {
        body: {
          name: `Item ${randomUUID().slice(0, 8)}`,
          summary: 'What it is for.',
          category_id: onboarding,
          contents: [...contents],
          ...more,
        },
      })
    ).data;
  const publish = async (
    listing: { readonly id: string; readonly plan_hash: string },
    version = '1.0.0',
  ): Promise<BodyOf<'publishMarketplaceListing'>['data']> =>
    (
      await service.ok('publishMarketplaceListing', {
        path: { id: listing.id },
        body: { version, plan_hash: listing.plan_hash },
      })
    ).data;
  const offer = async (contents: readonly Chosen[], more: object = {}) => publish(await list(contents, more));
  const acquire = async (itemId: string) =>
    (await service.ok('acquireMarketplaceItem', { body: { item_id: itemId } }, buyer)).data;
  const preview = async (downloadId: string, query: object = {}) =>
    (await service.ok('getMarketplaceImportPreview', { path: { download_id: downloadId }, query }, buyer))
      .data;
  const apply = async (downloadId: string, more: object = {}) => {
    const { plan_hash } = await preview(downloadId, more);
    return (
      await service.ok(
        'applyMarketplaceImport',
        { body: { download_id: downloadId, plan_hash, ...more } },
        buyer,
      )
    ).data;
  };
  /** Publishes the records, and imports them into the other agency; the records by their names. */
  const pass = async (contents: readonly Chosen[]) => {
    const item = await offer(contents);
    const done = await apply((await acquire(item.id)).id);
    if (done.status !== 'applied') throw new Error(done.error ?? done.status);
    return new Map(done.records.map((record) => [record.name, record]));
  };
  const records = async (listingId: string) =>
    (await service.ok('listMarketplaceListingRecords', { path: { id: listingId }, query: {} })).data;

  const newSop = async (more: object = {}) =>
    (
      await service.ok('createSop', {
        body: { title: `SOP ${randomUUID().slice(0, 8)}`, steps: [{ title: 'Do it', blocks: [] }], ...more },
      })
    ).data;
  const sopItem = async (more: object = {}) => {
    const sop = await newSop();
    return offer([{ kind: 'sop', record_id: sop.id }], more);
  };
  return { buyer, list, publish, offer, acquire, preview, apply, pass, records, newSop, sopItem };
}

export type Market = ReturnType<typeof marketOf>;
