import { sql } from 'kysely';
import type { MarketplaceHandlers } from '#generated/families/marketplace/handlers.ts';
import type { MarketplaceCategory } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  byName,
  holds,
  list,
  mentions,
  oneOf,
  oneOfIds,
  record,
} from '#src/platform/db/query/index.ts';

// Categories nest one level.
const itemCount = sql<number>`(
  select count(*)::int from marketplace_items i join marketplace_categories own on own.id = i.category_id
  where i.status = 'published' and (own.id = c.id or own.parent_id = c.id))`;

export const categoryList = list<MarketplaceHandlers['listMarketplaceCategories']>()({
  rows: (db: Db) => db.selectFrom('marketplace_categories as c'),
  record: (rows) =>
    record<MarketplaceCategory>()(
      rows.select([
        'c.id',
        'c.slug',
        'c.name',
        'c.description',
        as<MarketplaceCategory['icon']>()('c.icon').as('icon'),
        'c.parent_id',
        'c.position',
        itemCount.as('item_count'),
      ]),
    ),
  id: 'c.id',
  filters: {
    id: oneOfIds('c.id'),
    slug: oneOf('c.slug'),
    parent_id: oneOfIds('c.parent_id'),
    has_items: holds(sql<boolean>`${itemCount} > 0`),
    search: mentions('c.name', sql`coalesce(c.description, '')`),
  },
  sorts: { name: byName('c.name'), item_count: itemCount },
  // A category stands before those below it.
  own: [
    sql`(select p.position from marketplace_categories p where p.id = coalesce(c.parent_id, c.id))`,
    sql`c.parent_id nulls first`,
    by('c.position'),
  ],
});
