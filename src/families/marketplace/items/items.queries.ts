import { sql } from 'kysely';
import type { MarketplaceHandlers } from '#generated/families/marketplace/handlers.ts';
import type {
  MarketplaceContentRecord,
  MarketplaceItem,
  MarketplaceItemVersion,
  MarketplaceLicense,
  MarketplaceRequirement,
  Money,
} from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  atLeast,
  by,
  byName,
  emptyLast,
  fold,
  containing,
  holds,
  iso,
  list,
  oneOfIds,
  record,
  selectRecords,
  since,
  tagged,
} from '#src/platform/db/query/index.ts';

/** Items that the policy shows: published by whichever agency, the caller's, and what it acquired. */
const items = (db: Db) =>
  db
    .selectFrom('marketplace_items as i')
    .innerJoin('marketplace_categories as c', 'c.id', 'i.category_id')
    .leftJoin('marketplace_downloads as d', 'd.item_id', 'i.id');

export const priceOf = (
  alias: string,
) => sql<Money | null>`case when ${sql.ref(`${alias}.price_minor`)} is not null
  then json_build_object('amount_minor', ${sql.ref(`${alias}.price_minor`)}, 'currency', ${sql.ref(`${alias}.currency`)}) end`;

/** The contract's representation, but for the address of the picture: what it is signed with stands in its place. */
const itemRecord = (rows: ReturnType<typeof items>) =>
  record<MarketplaceItem>()(
    rows.select([
      'i.id',
      'i.slug',
      'i.name',
      'i.summary',
      'i.category_id',
      'c.name as category',
      sql<
        MarketplaceItem['publisher']
      >`json_build_object('id', i.publisher_id, 'name', i.publisher_name, 'is_verified', i.is_publisher_verified)`.as(
        'publisher',
      ),
      'i.version',
      as<MarketplaceItem['contents']>()('i.contents').as('contents'),
      priceOf('i').as('price'),
      'i.is_verified',
      sql<number | null>`i.rating::float8`.as('rating'),
      'i.rating_count',
      'i.download_count',
      'i.languages',
      'i.tags',
      sql<
        string | null
      >`app.marketplace_image(i.id)::text || ' ' || app.marketplace_signer(i.id) || ' ' || i.publisher_id`.as(
        'image_url',
      ),
      'd.id as download_id',
      iso('i.published_at').as('published_at'),
      iso('i.updated_at').as('updated_at'),
    ]),
  );

/** An average of few ratings weighs less: as if ten agencies had rated it 3 besides. */
const weighted = sql`(coalesce(i.rating, 3) * i.rating_count + 30) / (i.rating_count + 10)`;

interface ListScope {
  /** What `search` looks for; empty without it. */
  readonly searched: string;
}

export const itemList = list<MarketplaceHandlers['listMarketplaceItems'], ListScope>()({
  rows: (db: Db) => items(db).where('i.status', '=', 'published'),
  record: itemRecord,
  id: 'i.id',
  filters: {
    id: oneOfIds('i.id'),
    category_id: (ids) =>
      sql<boolean>`(i.category_id = any(${ids}::uuid[]) or c.parent_id = any(${ids}::uuid[]))`,
    content_kind: (kinds) => sql<boolean>`i.content_kinds && ${kinds}::text[]`,
    publisher_id: oneOfIds('i.publisher_id'),
    is_free: holds(sql<boolean>`i.price_minor is null`),
    max_price_minor: (price) => sql<boolean>`coalesce(i.price_minor, 0) <= ${price}`,
    min_rating: atLeast('i.rating'),
    language: (languages) => sql<boolean>`i.languages && ${languages}::text[]`,
    tags: tagged('i.tags'),
    is_acquired: holds(sql<boolean>`d.status = 'acquired'`),
    is_verified: holds('i.is_verified'),
    search: {
      prepare: (text: string): string => containing(fold(text)),
      condition: (pattern: string) =>
        sql<boolean>`(app.fold(i.name) like ${pattern} or app.fold(i.summary) like ${pattern} or app.fold(i.description) like ${pattern}
          or app.fold(i.publisher_name) like ${pattern} or exists (select from unnest(i.tags) tag where app.fold(tag) like ${pattern}))`,
    },
    updated_after: since('i.updated_at'),
  },
  sorts: {
    popularity: emptyLast('i.popularity'),
    rating: weighted,
    price: sql`coalesce(i.price_minor, 0)`,
    published_at: by('i.published_at'),
    name: byName('i.name'),
  },
  own: ({ searched }) => [
    sql`case when ${searched}::text = '' then 0 when app.fold(i.name) = ${searched} then 1
      when strpos(app.fold(i.name), ${searched}) > 0 then 2 when strpos(app.fold(i.summary), ${searched}) > 0 then 3 else 4 end`,
    sql`i.popularity desc nulls last`,
    sql`i.published_at desc`,
  ],
});

/** What an item shows beyond what lists tell of it. */
export interface ItemMore {
  readonly description: string;
  readonly screenshots: readonly string[];
  readonly records: MarketplaceContentRecord[];
  readonly prerequisites: MarketplaceRequirement[];
  readonly license: MarketplaceLicense;
  readonly support_url: string | null;
  readonly own_rating: number | null;
  readonly is_withdrawn: boolean;
}

export async function findItem(db: Db, slug: string): Promise<MarketplaceItem | undefined> {
  const [item] = await selectRecords(db, itemRecord(items(db).where('i.slug', '=', slug)));
  return item;
}

export async function selectMore(db: Db, id: string): Promise<ItemMore> {
  const { rows } = await sql<ItemMore>`
    select i.description, v.records, v.requirements as prerequisites, i.license, i.support_url, i.status = 'withdrawn' as is_withdrawn,
      (select r.rating from marketplace_ratings r where r.item_id = i.id and r.agency_id = app.tenant_id()) as own_rating,
      array(select s || ' ' || app.marketplace_signer(i.id) || ' ' || i.publisher_id from app.marketplace_screenshots(i.id) s) as screenshots
    from marketplace_items i join marketplace_versions v on v.item_id = i.id and v.version = i.version where i.id = ${id}::uuid`.execute(
    db,
  );
  return rows[0]!;
}

const maxVersions = 50;

/** Newest first. */
export const selectVersions = (db: Db, id: string): Promise<MarketplaceItemVersion[]> =>
  db
    .selectFrom('marketplace_versions as v')
    .where('v.item_id', '=', id)
    .select(['v.version', 'v.notes', iso('v.published_at').as('published_at')])
    .orderBy(sql`string_to_array(v.version, '.')::int[]`, 'desc')
    .limit(maxVersions)
    .execute();

/** An item as the rules of acquiring and rating need it. */
export interface StoredItem {
  readonly id: string;
  readonly publisher_id: string;
  readonly status: string;
  readonly version: string;
  readonly price_minor: number | null;
  readonly currency: string | null;
}

export const findStoredItem = (db: Db, id: string): Promise<StoredItem | undefined> =>
  db
    .selectFrom('marketplace_items')
    .where('id', '=', id)
    .select(['id', 'publisher_id', 'status', 'version', 'price_minor', 'currency'])
    .executeTakeFirst();
