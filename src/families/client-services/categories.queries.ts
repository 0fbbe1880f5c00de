import { sql, type RawBuilder } from 'kysely';
import type { ClientServiceCategory, ClientServiceCategoryServices } from '#generated/types.gen.ts';
import type { ClientServicesHandlers } from '#generated/families/client-services/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import { liveServices } from '#src/domain/client-services/index.ts';
import { folderPlaces } from '#src/domain/folders/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  byName,
  hasNoValue,
  holds,
  iso,
  list,
  mentions,
  named,
  nested,
  nestedAll,
  oneOfIds,
  otherThan,
  record,
  recordFilters,
  recordSorts,
  selectRecord,
  selectRecords,
} from '#src/platform/db/query/index.ts';
import { categoryFolders } from './category-folders.ts';
import { maxServices, serviceRecord, type CostScope } from './services.queries.ts';

/** A category as its rules need it. */
export interface StoredCategory {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly color: string | null;
  readonly icon: string | null;
  readonly folder_id: string | null;
  readonly position: number;
  readonly revision: number;
}

const present = (db: Db) => db.selectFrom('client_service_categories as c').where('c.deleted_at', 'is', null);

const serviceCount = sql<number>`(select count(*) from client_services s
  where s.tenant_id = c.tenant_id and s.category_id = c.id and s.archived_at is null and s.deleted_at is null)`;

/** What is stored as the contract has it. */
const plainColumns = [
  'c.id',
  'c.name',
  'c.description',
  'c.color',
  'c.icon',
  'c.folder_id',
  'c.position',
] as const;

/** The contract's representation of a category. */
const categoryRecord = (categories: ReturnType<typeof present>) =>
  record<ClientServiceCategory>()(
    categories.select([
      ...plainColumns,
      serviceCount.as('service_count'),
      'c.revision',
      iso('c.created_at').as('created_at'),
      iso('c.updated_at').as('updated_at'),
      'c.created_by',
    ]),
  );

/** Categories with the place of their folder in the tree; those outside folders come first. */
const inTree = (db: Db) =>
  present(db).leftJoin(folderPlaces(categoryFolders.kind).as('place'), 'place.id', 'c.folder_id');

const inFolders = [sql`place.place nulls first`, sql`c.position`];

// Archived services keep a category from being deleted, so it is not empty.
const hasServices = sql<boolean>`exists (select 1 from client_services s
  where s.tenant_id = c.tenant_id and s.category_id = c.id and s.deleted_at is null)`;

export const categoryList = list<ClientServicesHandlers['listClientServiceCategories']>()({
  rows: inTree,
  record: (categories) => categoryRecord(categories as unknown as ReturnType<typeof present>),
  id: 'c.id',
  filters: {
    ...recordFilters('c'),
    folder_id: oneOfIds('c.folder_id'),
    is_root: hasNoValue('c.folder_id'),
    has_services: holds(hasServices),
    search: mentions('c.name', 'c.description'),
  },
  sorts: {
    name: byName('c.name'),
    ...recordSorts('c'),
    service_count: sql`service_count`,
  },
  own: inFolders,
});

type MenuScope = CostScope & { readonly isArchived: boolean };

/** The first services of category `category_id` in their order, archived ones or the others: of these it has no more. */
const servicesIn = (db: Db, categoryId: string | RawBuilder<string>, scope: MenuScope) =>
  serviceRecord(
    liveServices(db)
      .where('s.category_id', '=', categoryId)
      .where('s.archived_at', scope.isArchived ? 'is not' : 'is', null)
      .orderBy('s.position')
      .orderBy('s.id')
      .limit(maxServices),
    scope,
  );

const mentionsService = (pattern: string) => sql<boolean>`exists (select 1 from client_services s
  where s.tenant_id = m.tenant_id and s.category_id = m.id and s.deleted_at is null and app.fold(s.name) like ${pattern})`;
const hasArchived = sql<boolean>`exists (select 1 from client_services s
  where s.tenant_id = m.tenant_id and s.category_id = m.id and s.deleted_at is null and s.archived_at is not null)`;
const mentionsCategory = mentions('m.name', 'm.description');

export const menu = list<ClientServicesHandlers['listClientServiceCategoryServices'], MenuScope>()({
  rows: (db) =>
    db
      .selectFrom('client_service_categories as m')
      .where('m.deleted_at', 'is', null)
      .leftJoin(folderPlaces(categoryFolders.kind).as('place'), 'place.id', 'm.folder_id'),
  record: (categories, scope, db) =>
    record<ClientServiceCategoryServices>()(
      categories.select([
        nested(db, categoryRecord(present(db).where('c.id', '=', sql.ref<string>('m.id')))).as(
          'service_category',
        ),
        nestedAll(db, servicesIn(db, sql.ref<string>('m.id'), scope)).as('services'),
      ]),
    ),
  id: 'm.id',
  filters: {
    category_id: oneOfIds('m.id'),
    folder_id: oneOfIds('m.folder_id'),
    // Archived services are looked for; the active ones are shown with categories that have none, too.
    is_archived: (flag) => (flag ? hasArchived : sql<boolean>`true`),
    search: {
      ...mentionsCategory,
      condition: (pattern: string) =>
        sql<boolean>`(${mentionsCategory.condition(pattern)} or ${mentionsService(pattern)})`,
    },
  },
  sorts: { name: byName('m.name') },
  own: [sql`place.place nulls first`, sql`m.position`],
});

export const selectCategory = (db: Db, id: string): Promise<JsonText<ClientServiceCategory> | undefined> =>
  selectRecord(db, categoryRecord(present(db).where('c.id', '=', id)));

/** A category with its active services. */
export async function selectCategoryServices(
  db: Db,
  id: string,
  scope: CostScope,
): Promise<ClientServiceCategoryServices> {
  const [[category], services] = await Promise.all([
    selectRecords(db, categoryRecord(present(db).where('c.id', '=', id))),
    selectRecords(db, servicesIn(db, id, { ...scope, isArchived: false })),
  ]);
  return { service_category: category!, services };
}

/** Nobody else changes the category, or puts services into it, before the transaction ends. */
export function lockCategory(db: Db, id: string): Promise<StoredCategory | undefined> {
  return present(db)
    .where('c.id', '=', id)
    .select([...plainColumns, 'c.revision'])
    .forUpdate()
    .executeTakeFirst();
}

/** Another category with that name, without regard to case. */
export function findNamesake(
  db: Db,
  name: string,
  ownId?: string,
): Promise<{ id: string; name: string } | undefined> {
  return present(db)
    .where(named('c.name', name))
    .where(otherThan('c.id', ownId))
    .select(['c.id', 'c.name'])
    .executeTakeFirst();
}

/** How many services the category has, and how many of them are archived. */
export function countServices(db: Db, id: string): Promise<{ services: number; archived: number }> {
  return liveServices(db)
    .where('s.category_id', '=', id)
    .select([
      sql<number>`count(*)`.as('services'),
      sql<number>`count(*) filter (where s.archived_at is not null)`.as('archived'),
    ])
    .executeTakeFirstOrThrow();
}
