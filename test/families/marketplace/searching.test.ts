import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { marketOf, onboarding, type Market } from './market.ts';

let service: Service;
let market: Market;
beforeAll(async () => {
  service = await startService({});
  market = marketOf(service);
});
afterAll(() => service?.stop());

const search = async (query: object) =>
  (await service.ok('listMarketplaceItems', { query }, market.buyer)).data.map(({ id }) => id);

it('items are found by their words, best match first, and by what they are', async () => {
  const word = `w${randomUUID().slice(0, 8)}`;
  const inSummary = await market.sopItem({
    summary: `About ${word}.`,
    languages: ['de-DE'],
    tags: ['Dental'],
  });
  const inName = await market.sopItem({ name: `The ${word} kit` });
  const exact = await market.sopItem({ name: word });
  expect(await search({ search: word })).toEqual([exact.id, inName.id, inSummary.id]);
  expect(await search({ search: word, language: ['de-DE'] })).toEqual([inSummary.id]);
  expect(await search({ search: word, tags: ['dental'] })).toEqual([inSummary.id]);
  expect(await search({ search: word, content_kind: ['form'] })).toEqual([]);
  expect(await search({ search: word, is_free: false })).toEqual([]);
  expect(await search({ search: word, is_verified: false, max_price_minor: 0 })).toHaveLength(3);
  expect(await search({ search: word, publisher_id: [service.agencies[1].id] })).toEqual([]);
  await market.acquire(inName.id);
  expect(await search({ search: word, is_acquired: true })).toEqual([inName.id]);
  // Recent downloads count more, and those without any come last.
  expect((await search({ sort: 'popularity', order: 'desc' }))[0]).toBe(inName.id);
  expect(await search({ search: word, sort: 'name', order: 'asc' })).toHaveLength(3);
});

it('categories count what is on offer in them and below', async () => {
  const { data } = await service.ok('listMarketplaceCategories', { query: {} });
  const own = data.find(({ id }) => id === onboarding)!;
  const parent = data.find(({ id }) => id === own.parent_id)!;
  await market.sopItem();
  const { data: after } = await service.ok('listMarketplaceCategories', {
    query: { has_items: true, sort: 'item_count', order: 'desc' },
  });
  const count = (id: string) => after.find((each) => each.id === id)!.item_count;
  expect([count(own.id), count(parent.id)]).toEqual([own.item_count + 1, parent.item_count + 1]);
  expect(data.indexOf(parent)).toBeLessThan(data.indexOf(own));
  expect(
    (await service.ok('listMarketplaceCategories', { query: { slug: ['client-onboarding'] } })).data,
  ).toMatchObject([{ name: 'Client onboarding' }]);
});

it('agencies show under their current name', async () => {
  const item = await market.sopItem();
  await service.query('update tenants set name = $2 where id = $1', [
    service.agencies[0].id,
    'Renamed agency',
  ]);
  const { data } = await service.ok('getMarketplaceItem', { path: { slug: item.slug } }, market.buyer);
  expect(data.item.publisher.name).toBe('Renamed agency');
});

it('items by others weigh more when more agencies have rated them', async () => {
  const [few, many] = [await market.sopItem(), await market.sopItem()];
  await service.query('update marketplace_items set rating = 5, rating_count = 1 where id = $1', [few.id]);
  await service.query('update marketplace_items set rating = 4.8, rating_count = 50 where id = $1', [
    many.id,
  ]);
  expect((await search({ sort: 'rating', order: 'desc' })).slice(0, 2)).toEqual([many.id, few.id]);
  expect(await search({ min_rating: 4.9 })).toEqual([few.id]);
});
