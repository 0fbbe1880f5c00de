import { sql } from 'kysely';
import type { MarketplaceHandlers } from '#generated/console/families/marketplace/handlers.ts';
import type { MarketplaceItemRated, MarketplaceRating } from '#generated/console/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { by, iso, list, record, since } from '#src/platform/db/query/index.ts';

interface Scope {
  readonly itemId: string;
}

export const ratingList = list<MarketplaceHandlers['listMarketplaceItemRatings'], Scope>()({
  rows: (db: Db, { itemId }) => db.selectFrom('marketplace_ratings as r').where('r.item_id', '=', itemId),
  record: (rows) =>
    record<MarketplaceRating>()(
      rows.select([
        'r.agency_name',
        sql<boolean>`r.agency_id = app.tenant_id()`.as('is_own'),
        'r.version',
        'r.rating',
        'r.comment',
        iso('r.updated_at').as('updated_at'),
      ]),
    ),
  id: 'r.agency_id',
  filters: { updated_after: since('r.updated_at') },
  sorts: { updated_at: by('r.updated_at'), rating: by('r.rating') },
});

/** The agency's rating, in place of an earlier one. */
export async function upsertRating(
  db: Db,
  rating: {
    readonly item_id: string;
    readonly agency_name: string;
    readonly version: string;
    readonly rating: number;
    readonly comment: string | null;
    readonly updated_at: Date;
  },
): Promise<void> {
  const { item_id: _item, ...values } = rating;
  await db
    .insertInto('marketplace_ratings')
    .values(rating)
    .onConflict((conflict) => conflict.columns(['item_id', 'agency_id']).doUpdateSet(values))
    .execute();
}

export async function deleteRating(db: Db, itemId: string): Promise<void> {
  await db
    .deleteFrom('marketplace_ratings')
    .where('item_id', '=', itemId)
    .where('agency_id', '=', sql<string>`app.tenant_id()`)
    .execute();
}

export async function selectRated(db: Db, itemId: string): Promise<MarketplaceItemRated> {
  const { rows } = await sql<MarketplaceItemRated>`
    select i.id as item_id, i.rating::float8 as rating, i.rating_count,
      (select r.rating from marketplace_ratings r where r.item_id = i.id and r.agency_id = app.tenant_id()) as own_rating
    from marketplace_items i where i.id = ${itemId}::uuid`.execute(db);
  return rows[0]!;
}
