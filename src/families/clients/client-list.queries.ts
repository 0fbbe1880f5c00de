import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { Client, FilterGroup } from '#generated/types.gen.ts';
import type { ListClientsInput } from '#generated/families/clients/handlers.ts';
import type { Page } from '#src/door/context.ts';
import { orderBy, selectPage } from '#src/db/records.ts';
import type { TypedExpression } from '#src/field-values/index.ts';
import { compileFilter, searchPattern, type ColumnFinder } from '#src/filters/index.ts';
import { clientColumns, isPinnedBy, liveClients } from './clients.queries.ts';

type Db = Kysely<Database>;
type Filters = ListClientsInput['query'];
type Matching = ReturnType<typeof liveClients>;

export interface ListOf {
  readonly userId: string;
  readonly filters: Filters;
  /** Set with `filter_group`. */
  readonly columnOf: ColumnFinder | undefined;
  /** The custom field to sort by; set with `sort=custom_field`. */
  readonly sortField: TypedExpression | undefined;
}

export function selectClients(db: Db, list: ListOf): Promise<Page<Client>> {
  return selectPage<Client>(db, {
    matching: matchingClients(db, list),
    record: (query: Matching) => query.select(clientColumns(list.userId)),
    orderBy: sortOf(list),
    limit: list.filters.limit,
    offset: list.filters.offset,
  });
}

/** The clients that the filters let through: different filters join as AND, the values of one as OR. */
function matchingClients(db: Db, { userId, filters, columnOf }: ListOf): Matching {
  const conditions = [
    ...(filters.search === undefined || filters.search.trim() === '' ? [] : [foundBy(filters.search)]),
    ...anyOf('c.id', filters.id, 'uuid'),
    ...anyOf('c.status', filters.status, 'text'),
    ...anyOf('c.status_category', filters.status_category, 'text'),
    ...anyOf('c.profile_id', filters.profile_id, 'uuid'),
    ...anyOf('c.source', filters.source, 'text'),
    ...anyOf('c.created_by', filters.created_by, 'uuid'),
    ...(filters.assigned_to === undefined ? [] : [sql<boolean>`c.assigned_to && ${filters.assigned_to}::uuid[]`]),
    ...(filters.is_unassigned === undefined ? [] : [sql<boolean>`(c.assigned_to = '{}') = ${filters.is_unassigned}`]),
    ...(filters.tags === undefined ? [] : [sql<boolean>`exists (select from unnest(c.tags) t where lower(t) = any(${filters.tags.map((tag) => tag.toLowerCase())}::text[]))`]),
    ...(filters.service_id === undefined ? [] : [hasSelected(filters.service_id)]),
    ...(filters.is_pinned === undefined ? [] : [sql<boolean>`${isPinnedBy(userId)} = ${filters.is_pinned}`]),
    ...since('c.created_at', '>=', filters.created_after),
    ...since('c.created_at', '<', filters.created_before),
    ...since('c.updated_at', '>=', filters.updated_after),
    ...since('c.updated_at', '<', filters.updated_before),
    ...nested(filters.filter_group, columnOf),
  ];
  return conditions.reduce((query, condition) => query.where(condition), liveClients(db));
}

const foundBy = (search: string): RawBuilder<boolean> => sql<boolean>`c.id in (select app.search_clients(${searchPattern(search)}))`;

const hasSelected = (serviceIds: readonly string[]): RawBuilder<boolean> => sql<boolean>`exists (
  select from client_service_selections s where s.tenant_id = c.tenant_id and s.client_id = c.id and s.service_id = any(${serviceIds}::uuid[]))`;

const anyOf = (column: string, values: readonly string[] | undefined, type: 'uuid' | 'text'): RawBuilder<boolean>[] =>
  values === undefined ? [] : [sql<boolean>`${sql.ref(column)} = any(${values}::${sql.raw(type)}[])`];

const since = (column: string, operator: '>=' | '<', at: string | undefined): RawBuilder<boolean>[] =>
  at === undefined ? [] : [sql<boolean>`${sql.ref(column)} ${sql.raw(operator)} ${at}::timestamptz`];

const nested = (group: FilterGroup | undefined, columnOf: ColumnFinder | undefined): RawBuilder<boolean>[] =>
  group === undefined || columnOf === undefined ? [] : [compileFilter(group, columnOf, 'query.filter_group')];

function sortOf({ filters: { sort, order }, sortField }: ListOf): RawBuilder<unknown>[] {
  const direction = sql.raw(order);
  const byId = sql`c.id ${direction}`;
  switch (sort) {
    // Without "nulls last", which these columns do not need and the index of the default order does not have.
    case 'created_at':
    case 'updated_at':
    case 'slug':
    case 'status': return [sql`${sql.ref(`c.${sort}`)} ${direction}`, byId];
    case 'name': return [sql`lower(c.name) ${direction}`, byId];
    case 'custom_field': return sortField === undefined ? [byId] : [orderBy(sortField.sort, order), byId];
  }
}
