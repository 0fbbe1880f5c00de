import type { MarketplaceLicense, MarketplaceRequirement } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { jsonb } from '#src/platform/db/query/index.ts';
import type { PackedRecord } from '../package/package.ts';

/** What an item shows of its listing. */
interface Shown {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly category_id: string;
  readonly price_minor: number | null;
  readonly currency: string | null;
  readonly languages: string[];
  readonly tags: string[];
  readonly license: MarketplaceLicense;
  readonly support_url: string | null;
}

interface Published {
  readonly status: 'published';
  readonly version: string;
  readonly records: readonly PackedRecord[];
  readonly published_at: Date;
  readonly publisher_name: string;
}

const shownOf = (listing: Shown) => ({
  slug: listing.slug,
  name: listing.name,
  summary: listing.summary,
  description: listing.description,
  category_id: listing.category_id,
  price_minor: listing.price_minor,
  currency: listing.currency,
  languages: listing.languages,
  tags: listing.tags,
  license: listing.license,
  support_url: listing.support_url,
});

function publishedOf({ records, ...published }: Published) {
  const counts = new Map<string, number>();
  for (const { kind } of records) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return {
    ...published,
    contents: jsonb([...counts].map(([kind, count]) => ({ kind, count })))!,
    content_kinds: [...counts.keys()],
  };
}

/** Everyone sees it from now on. */
export async function insertItem(db: Db, listing: Shown, published: Published): Promise<void> {
  await db
    .insertInto('marketplace_items')
    .values({
      id: listing.id,
      ...shownOf(listing),
      ...publishedOf(published),
      updated_at: published.published_at,
    })
    .execute();
}

/** The item as its listing is now, and what is published or withdrawn of it. */
export async function updateItem(
  db: Db,
  listing: Shown,
  change: Published | { readonly status?: 'withdrawn' },
  now: Date,
): Promise<void> {
  await db
    .updateTable('marketplace_items')
    .set({
      ...shownOf(listing),
      ...('records' in change ? publishedOf(change) : change),
      updated_at: now,
    })
    .where('id', '=', listing.id)
    .execute();
}

/** A version, and its content, which only those read who acquire the item. */
export async function insertVersion(
  db: Db,
  itemId: string,
  {
    version,
    notes,
    records,
    requirements,
    published_at: publishedAt,
  }: {
    readonly version: string;
    readonly notes: string | null;
    readonly records: readonly PackedRecord[];
    readonly requirements: readonly MarketplaceRequirement[];
    readonly published_at: Date;
  },
): Promise<void> {
  await db
    .insertInto('marketplace_versions')
    .values({
      item_id: itemId,
      version,
      notes,
      records: jsonb(records.map(({ kind, name }) => ({ kind, name })))!,
      requirements: jsonb(requirements)!,
      published_at: publishedAt,
    })
    .execute();
  await db
    .insertInto('marketplace_packages')
    .values({ item_id: itemId, version, records: jsonb(records)! })
    .execute();
}
