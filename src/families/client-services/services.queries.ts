import { sql } from 'kysely';
import type { ClientService, ClientServiceUnit, Money } from '#generated/types.gen.ts';
import type { ClientServicesHandlers } from '#generated/families/client-services/handlers.ts';
import type { JsonText, ReadContext } from '#src/call/context.ts';
import { categoryName, liveServices } from '#src/domain/client-services/index.ts';
import { folderPlaces } from '#src/domain/folders/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  byName,
  emptyLast,
  hasValue,
  holds,
  holdName,
  iso,
  isoOrNull,
  list,
  mentions,
  oneOf,
  oneOfIds,
  record,
  recordFilters,
  recordSorts,
  selectRecord,
  tagged,
} from '#src/platform/db/query/index.ts';
import { categoryFolders } from './category-folders.ts';

/** Services of a category in one answer, and active ones in it. */
export const maxServices = 500;

/** What a service costs the agency is for those who may see its money. */
export type CostScope = { readonly isCostShown: boolean };

export const costScope = (ctx: Pick<ReadContext, 'can'>): CostScope => ({
  isCostShown: ctx.can('billing.view'),
});

const selectingClients = sql`from client_service_selections _selection
  join clients _client on _client.tenant_id = _selection.tenant_id and _client.id = _selection.client_id and _client.deleted_at is null
  where _selection.tenant_id = s.tenant_id and _selection.service_id = s.id`;

/** The contract's representation of a service. */
export const serviceRecord = (services: ReturnType<typeof liveServices>, { isCostShown }: CostScope) =>
  record<ClientService>()(
    services.select([
      's.id',
      's.name',
      's.description',
      's.category_id',
      categoryName('s').as('category'),
      's.position',
      as<ClientService['unit_price']>()('s.unit_price').as('unit_price'),
      as<ClientServiceUnit>()('s.unit').as('unit'),
      sql<number>`trim_scale(s.default_quantity)`.as('default_quantity'),
      (isCostShown ? sql<Money | null>`s.internal_cost` : sql<null>`null`).as('internal_cost'),
      's.tax_rate_id',
      's.estimated_minutes',
      's.process_definition_id',
      's.tags',
      sql<number>`(select count(*) ${selectingClients})`.as('client_count'),
      isoOrNull('s.archived_at').as('archived_at'),
      's.revision',
      iso('s.created_at').as('created_at'),
      iso('s.updated_at').as('updated_at'),
      's.created_by',
    ]),
  );

export const serviceList = list<ClientServicesHandlers['listClientServices'], CostScope>()({
  rows: (db) =>
    liveServices(db)
      .leftJoin('client_service_categories as c', (join) =>
        join.onRef('c.tenant_id', '=', 's.tenant_id').onRef('c.id', '=', 's.category_id'),
      )
      .leftJoin(folderPlaces(categoryFolders.kind).as('place'), 'place.id', 'c.folder_id'),
  record: (services, scope) => serviceRecord(services as unknown as ReturnType<typeof liveServices>, scope),
  id: 's.id',
  filters: {
    ...recordFilters('s'),
    category_id: oneOfIds('s.category_id'),
    has_category: hasValue('s.category_id'),
    unit: oneOf('s.unit'),
    process_definition_id: oneOfIds('s.process_definition_id'),
    tags: tagged('s.tags'),
    has_clients: holds(sql<boolean>`exists (select 1 ${selectingClients})`),
    is_archived: hasValue('s.archived_at'),
    search: mentions('s.name', 's.description'),
  },
  sorts: {
    name: byName('s.name'),
    unit_price: emptyLast(sql`(s.unit_price ->> 'amount_minor')::bigint`),
    client_count: sql`client_count`,
    ...recordSorts('s'),
  },
  // As the catalogue of categories; services without a category come last.
  own: [sql`c.id is null`, sql`place.place nulls first`, sql`c.position`, sql`s.position`],
});

export const selectService = (
  db: Db,
  id: string,
  scope: CostScope,
): Promise<JsonText<ClientService> | undefined> =>
  selectRecord(db, serviceRecord(liveServices(db).where('s.id', '=', id), scope));

/** A service as its rules need it. */
export interface StoredService {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly category_id: string | null;
  readonly position: number;
  readonly unit_price: Money | null;
  readonly unit: ClientServiceUnit;
  readonly default_quantity: number;
  readonly internal_cost: Money | null;
  readonly tax_rate_id: string | null;
  readonly estimated_minutes: number | null;
  readonly process_definition_id: string | null;
  readonly tags: string[];
  readonly archived_at: string | null;
  readonly revision: number;
}

/** Nobody else changes the service, or refers to it, before the transaction ends. */
export function lockService(db: Db, id: string): Promise<StoredService | undefined> {
  return liveServices(db)
    .where('s.id', '=', id)
    .select([
      's.id',
      's.name',
      's.description',
      's.category_id',
      's.position',
      as<Money | null>()('s.unit_price').as('unit_price'),
      as<ClientServiceUnit>()('s.unit').as('unit'),
      sql<number>`s.default_quantity::float8`.as('default_quantity'),
      as<Money | null>()('s.internal_cost').as('internal_cost'),
      's.tax_rate_id',
      's.estimated_minutes',
      's.process_definition_id',
      's.tags',
      isoOrNull('s.archived_at').as('archived_at'),
      's.revision',
    ])
    .forUpdate()
    .executeTakeFirst();
}

/** Holds every other change of the order and the names of services back until the transaction ends. */
export const holdServiceOrder = (db: Db): Promise<void> => holdName(db, 'order of client services');

/** The services of a category in their order, archived ones included; those without one for null. */
export async function selectOrder(
  db: Db,
  categoryId: string | null,
): Promise<{ id: string; is_archived: boolean }[]> {
  return liveServices(db)
    .where('s.category_id', 'is not distinct from', categoryId)
    .select(['s.id', sql<boolean>`s.archived_at is not null`.as('is_archived')])
    .orderBy('s.position')
    .orderBy('s.id')
    .execute();
}

/** Gives each service its place in the array as position. Those that only make room keep their revision. */
export async function updatePositions(db: Db, order: readonly string[]): Promise<void> {
  await sql`update client_services s set position = o.place - 1
    from unnest(${order}::uuid[]) with ordinality as o (id, place)
    where s.id = o.id and s.position <> o.place - 1`.execute(db);
}

/** As `updatePositions`, where the order is what was asked for: each service that moves gets a revision. */
export async function reorder(db: Db, order: readonly string[], now: Date): Promise<void> {
  await sql`update client_services s set position = o.place - 1, revision = s.revision + 1, updated_at = ${now}
    from unnest(${order}::uuid[]) with ordinality as o (id, place)
    where s.id = o.id and s.position <> o.place - 1`.execute(db);
}

/** Services of the category with one of these names, without regard to case. */
export function selectNamesakes(
  db: Db,
  categoryId: string,
  names: readonly string[],
): Promise<{ id: string; name: string; is_archived: boolean }[]> {
  return liveServices(db)
    .where('s.category_id', '=', categoryId)
    .where(
      sql<boolean>`lower(s.name) in (select lower(wanted collate app.unicode) from unnest(${names}::text[]) wanted)`,
    )
    .select(['s.id', 's.name', sql<boolean>`s.archived_at is not null`.as('is_archived')])
    .execute();
}
