import { sql } from 'kysely';
import type { ClientServiceUnit, Money } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as } from '#src/platform/db/query/index.ts';

/** A service of the catalogue, as programs and lines of invoices take it over. */
export interface CatalogueService {
  readonly id: string;
  readonly name: string;
  /** Name of its category. */
  readonly category: string | null;
  readonly unit: ClientServiceUnit;
  readonly unit_price: Money | null;
  readonly default_quantity: number;
  readonly tax_rate_id: string | null;
  readonly is_archived: boolean;
}

/** Services that are not deleted, archived ones included. */
export const liveServices = (db: Db) =>
  db.selectFrom('client_services as s').where('s.deleted_at', 'is', null);

/** Name of the category of the service; `service` is its table in the query. */
export const categoryName = (service: string) =>
  sql<string | null>`(select _category.name from client_service_categories _category
    where _category.tenant_id = ${sql.ref(`${service}.tenant_id`)} and _category.id = ${sql.ref(`${service}.category_id`)})`;

/** Those of these services that there are. They cannot be deleted before the transaction ends. */
export async function holdServices(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CatalogueService>> {
  if (ids.length === 0) return new Map();
  const services = await liveServices(db)
    .where('s.id', 'in', ids)
    .select([
      's.id',
      's.name',
      categoryName('s').as('category'),
      as<ClientServiceUnit>()('s.unit').as('unit'),
      as<Money | null>()('s.unit_price').as('unit_price'),
      sql<number>`s.default_quantity::float8`.as('default_quantity'),
      's.tax_rate_id',
      sql<boolean>`s.archived_at is not null`.as('is_archived'),
    ])
    // In one order, so that nobody waits in a circle.
    .orderBy('s.id')
    .forShare()
    .execute();
  return new Map(services.map((service) => [service.id, service]));
}
