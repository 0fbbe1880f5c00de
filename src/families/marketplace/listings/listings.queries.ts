import { sql } from 'kysely';
import type { MarketplaceHandlers } from '#generated/console/families/marketplace/handlers.ts';
import type {
  MarketplaceLicense,
  MarketplaceListing,
  MarketplaceListingContent,
  MarketplaceListingStatus,
} from '#generated/console/types.gen.ts';
import type { Money } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  byAll,
  byName,
  countRows,
  iso,
  isoOrNull,
  list,
  mentions,
  oneOf,
  record,
  recordSorts,
  selectRecords,
  since,
} from '#src/platform/db/query/index.ts';

const listings = (db: Db) =>
  db
    .selectFrom('marketplace_listings as l')
    .leftJoin('marketplace_items as i', 'i.id', 'l.id')
    .where('l.deleted_at', 'is', null);

const price = sql<Money | null>`case when l.price_minor is not null
  then json_build_object('amount_minor', l.price_minor, 'currency', l.currency) end`;

const fileRefs = (ids: ReturnType<typeof sql>) => sql<MarketplaceListing['screenshot_files']>`(
  select coalesce(json_agg(json_build_object('id', f.id, 'file_name', f.file_name, 'content_type', f.content_type, 'size', f.size_bytes)
    order by wanted.place), '[]')
  from unnest(${ids}) with ordinality wanted (id, place) join managed_files f on f.tenant_id = l.tenant_id and f.id = wanted.id)`;

/**
 * The contract's representation, but for what follows from the records as they are now: `plan_hash` is that of the published version, or
 * empty, until `described` gives it the current one.
 */
const listingRecord = (rows: ReturnType<typeof listings>) =>
  record<MarketplaceListing>()(
    rows.select([
      'l.id',
      'l.slug',
      'l.name',
      'l.summary',
      'l.description',
      'l.category_id',
      as<MarketplaceListingContent[]>()('l.contents').as('contents'),
      sql<MarketplaceListing['requirements']>`'[]'::json`.as('requirements'),
      sql<string[]>`'[]'::json`.as('blocking_reasons'),
      price.as('price'),
      'l.languages',
      'l.tags',
      sql<
        MarketplaceListing['image_file']
      >`${fileRefs(sql`array_remove(array[l.image_file_id], null)`)} -> 0`.as('image_file'),
      fileRefs(sql`l.screenshot_file_ids`).as('screenshot_files'),
      as<MarketplaceLicense>()('l.license').as('license'),
      'l.support_url',
      as<MarketplaceListingStatus>()('l.status').as('status'),
      'l.version',
      sql<boolean>`true`.as('has_unpublished_changes'),
      sql<string>`coalesce(l.published_hash, '')`.as('plan_hash'),
      sql<number>`coalesce(i.download_count, 0)`.as('download_count'),
      sql<number | null>`i.rating::float8`.as('rating'),
      sql<number>`coalesce(i.rating_count, 0)`.as('rating_count'),
      isoOrNull('l.published_at').as('published_at'),
      'l.revision',
      iso('l.created_at').as('created_at'),
      iso('l.updated_at').as('updated_at'),
      'l.created_by',
    ]),
  );

export const listingList = list<MarketplaceHandlers['listMarketplaceListings']>()({
  rows: listings,
  record: listingRecord,
  id: 'l.id',
  filters: {
    status: oneOf('l.status'),
    search: mentions('l.name', 'l.summary', 'l.slug'),
    updated_after: since('l.updated_at'),
  },
  sorts: {
    ...recordSorts('l'),
    name: byName('l.name'),
    download_count: byAll(sql`coalesce(i.download_count, 0)`, sql`coalesce(i.rating_count, 0)`),
  },
});

export async function selectListing(db: Db, id: string): Promise<MarketplaceListing | undefined> {
  const [listing] = await selectRecords(db, listingRecord(listings(db).where('l.id', '=', id)));
  return listing;
}

/** A listing as its rules need it. */
export interface StoredListing {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly category_id: string;
  readonly contents: readonly MarketplaceListingContent[];
  readonly price_minor: number | null;
  readonly currency: string | null;
  readonly languages: string[];
  readonly tags: string[];
  readonly image_file_id: string | null;
  readonly screenshot_file_ids: string[];
  readonly license: MarketplaceLicense;
  readonly support_url: string | null;
  readonly status: MarketplaceListingStatus;
  readonly version: string | null;
  readonly published_hash: string | null;
  readonly revision: number;
}

/** What a publisher writes of a listing. */
export const listingFields = [
  'slug',
  'name',
  'summary',
  'description',
  'category_id',
  'contents',
  'price_minor',
  'currency',
  'languages',
  'tags',
  'image_file_id',
  'screenshot_file_ids',
  'license',
  'support_url',
] as const;

/** Nobody else changes the listing before the transaction ends. */
export const lockListing = (db: Db, id: string): Promise<StoredListing | undefined> =>
  stored(db, id).forUpdate().executeTakeFirst() as Promise<StoredListing | undefined>;

export const findListing = (db: Db, id: string): Promise<StoredListing | undefined> =>
  stored(db, id).executeTakeFirst() as Promise<StoredListing | undefined>;

const stored = (db: Db, id: string) =>
  db
    .selectFrom('marketplace_listings')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['id', ...listingFields, 'status', 'version', 'published_hash', 'revision']);

export async function countListings(db: Db): Promise<number> {
  return countRows(db.selectFrom('marketplace_listings').where('deleted_at', 'is', null));
}

/** Whether another listing or item, of whichever agency, has the slug. */
export async function isSlugTaken(db: Db, slug: string, ownId: string | null): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select app.is_marketplace_slug_taken(${slug}, ${ownId}::uuid) as taken`.execute(db);
  return rows[0]!.taken;
}

export async function isCategory(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('marketplace_categories')
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** The agency as others see it, and the language that it works in. */
export const findAgency = (db: Db): Promise<{ name: string; locale: string }> =>
  db.selectFrom('tenants').select(['name', 'locale']).executeTakeFirstOrThrow();
