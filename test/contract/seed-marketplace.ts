import { newAgency } from '../support/agencies.ts';
import type { Service, TestAgency } from '../support/service.ts';

const category = '019a2c00-0000-7000-8000-000000000002';

/** Slug of an item that every agency of the walks may acquire. */
export const sharedSlug = 'neutral-kit-1';

/** Listings in every status, and items of an agency of their own, which those of the walks share: what is on offer is open to all. */
export async function seedMarketplace(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const by = { key: agency.key };
  for (let index = 1; index <= 3; index += 1) {
    const { data } = await service.ok(
      'createMarketplaceListing',
      {
        body: {
          name: `${mark} kit ${index}`,
          summary: `${mark} things`,
          description: `${mark} description`,
          category_id: category,
          contents: records['sops']!.slice(0, 4 - index).map((record_id) => ({
            kind: 'sop' as const,
            record_id,
          })),
          tags: [mark.toLowerCase()],
        },
      },
      by,
    );
    (records['marketplace-listings'] ??= []).push(data.id);
  }
  const items = await sharedItems(service);
  records['marketplace-items'] = [...items];
  // The last one has a price.
  const free = items.slice(0, -1);
  records['marketplace-categories'] = (
    await service.ok('listMarketplaceCategories', { query: {} }, by)
  ).data.map(({ id }) => id);
  for (const id of free) {
    const { data } = await service.ok('acquireMarketplaceItem', { body: { item_id: id } }, by);
    (records['downloads'] ??= []).push(data.id);
  }
  const [download] = records['downloads']!;
  const { data: plan } = await service.ok(
    'getMarketplaceImportPreview',
    { path: { download_id: download! }, query: {} },
    by,
  );
  await service.ok(
    'applyMarketplaceImport',
    { body: { download_id: download!, plan_hash: plan.plan_hash } },
    by,
  );
  await service.ok(
    'updateMarketplacePayoutSettings',
    { body: { legal_name: `${mark} Ltd`, tax_number: '12-3455678' } },
    by,
  );
}

/** Published once in each database, by an agency that no walk calls for. */
async function sharedItems(service: Service): Promise<readonly string[]> {
  const find = () =>
    service.query<{ id: string }>(
      "select id from marketplace_items where slug like 'neutral-kit-%' order by slug",
    );
  const known = await find();
  if (known.length > 0) return known.map(({ id }) => id);
  const publisher = { key: service.agencies[1].key };
  for (let index = 1; index <= 4; index += 1) {
    const { data: sop } = await service.ok(
      'createSop',
      { body: { title: `Neutral guide ${index}` } },
      publisher,
    );
    const { data: listing } = await service.ok(
      'createMarketplaceListing',
      {
        body: {
          slug: `neutral-kit-${index}`,
          name: `Neutral kit ${index}`,
          summary: 'For everybody.',
          category_id: category,
          contents: [{ kind: 'sop', record_id: sop.id }],
        },
      },
      publisher,
    );
    await service.ok(
      'publishMarketplaceListing',
      { path: { id: listing.id }, body: { version: '1.0.0' } },
      publisher,
    );
  }
  await service.query(
    "update marketplace_items set price_minor = 4900, currency = 'USD', is_verified = true where slug = 'neutral-kit-4'",
  );
  for (const [place, name] of ['Cedar', 'Dogwood', 'Elm'].entries()) {
    const { id } = await newAgency(service.db, name);
    await service.query(
      `insert into marketplace_ratings (item_id, agency_id, agency_name, version, rating, updated_at)
       select i.id, $1, $2, '1.0.0', 1 + ($3::int + right(i.slug, 1)::int) % 5, now() - $3::int * interval '1 day'
       from marketplace_items i where i.slug like 'neutral-kit-%'`,
      [id, name, place],
    );
  }
  return (await find()).map(({ id }) => id);
}
