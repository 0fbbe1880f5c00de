import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { Client, FilterGroup } from '#generated/types.gen.ts';
import type { ListClientsInput } from '#generated/families/clients/handlers.ts';
import type { Page } from '#src/call/context.ts';
import { fixed } from '#src/platform/db/fixed.ts';
import { orderBy, pageQuery, selectPage, toPage, type PageOf, type RecordQuery } from '#src/platform/db/records.ts';
import type { TypedExpression } from '#src/domain/field-values/index.ts';
import { compileFilter, searchPattern, type ColumnFinder } from '#src/domain/filters/index.ts';
import { clientColumns, isPinnedBy, liveClients } from './clients.queries.ts';

type Db = Kysely<Database>;
type Query = ListClientsInput['query'];
type Condition = RawBuilder<boolean>;

/** Values of the filters, in the form that their conditions compare with, and of the page. */
type Filters = Omit<Query, 'search' | 'filter_group' | 'sort' | 'sort_field' | 'order'> & { readonly userId: string; readonly pattern: string | undefined };
type Sort = Pick<Query, 'sort' | 'order'>;

/** What only a list with custom fields has. */
export interface CustomFields {
  readonly filterGroup: FilterGroup | undefined;
  readonly columnOf: ColumnFinder;
  readonly now: Date;
  /** The custom field to sort by; set with `sort=custom_field`. */
  readonly sortField: TypedExpression | undefined;
}

/** A page of clients. Lists by custom fields differ in their text from call to call; all others are compiled once for each set of filters. */
export async function selectClients(db: Db, userId: string, query: Query, custom: CustomFields | undefined): Promise<Page<Client>> {
  const { search, filter_group: _group, sort_field: _field, sort, order, ...plain } = query;
  const pattern = search === undefined || search.trim() === '' ? undefined : searchPattern(search);
  const filters: Filters = { ...plain, tags: plain.tags?.map((tag) => tag.toLowerCase()), userId, pattern };
  if (custom !== undefined) return selectPage<Client>(db, pageOf(db, filters, { sort, order }, custom));
  const [row] = await plainPage(db, filters, { sort, order });
  return toPage(row!);
}

const plainPage = fixed((db, filters: Filters, sort: Sort) => pageQuery(db, pageOf(db, filters, sort)));

function pageOf(db: Db, filters: Filters, sort: Sort, custom?: CustomFields): PageOf<RecordQuery> {
  const conditions = [...conditionsOf(filters), ...(custom?.filterGroup === undefined ? [] : [compileFilter(custom.filterGroup, { ...custom, place: 'query.filter_group' })])];
  return {
    matching: conditions.reduce((matching, condition) => matching.where(condition), liveClients(db)),
    record: (matching) => matching.select(clientColumns(filters.userId)),
    orderBy: sortOf(sort, custom?.sortField),
    limit: filters.limit,
    offset: filters.offset,
  };
}

/** Different filters join as AND, the values of one as OR. A value goes into its condition as it is. */
function conditionsOf(filters: Filters): Condition[] {
  const when = <V>(value: V | undefined, condition: (value: V) => Condition): Condition[] => (value === undefined ? [] : [condition(value)]);
  const anyOf = (column: string, type: 'uuid' | 'text') => (values: readonly string[]) => sql<boolean>`${sql.ref(column)} = any(${values}::${sql.raw(type)}[])`;
  const since = (column: string, operator: '>=' | '<') => (at: string) => sql<boolean>`${sql.ref(column)} ${sql.raw(operator)} ${at}::timestamptz`;
  return [
    ...when(filters.pattern, (pattern) => sql<boolean>`c.id in (select app.search_clients(${pattern}))`),
    ...when(filters.id, anyOf('c.id', 'uuid')),
    ...when(filters.status, anyOf('c.status', 'text')),
    ...when(filters.status_category, anyOf('c.status_category', 'text')),
    ...when(filters.profile_id, anyOf('c.profile_id', 'uuid')),
    ...when(filters.source, anyOf('c.source', 'text')),
    ...when(filters.created_by, anyOf('c.created_by', 'uuid')),
    ...when(filters.assigned_to, (ids) => sql<boolean>`c.assigned_to && ${ids}::uuid[]`),
    ...when(filters.is_unassigned, (flag) => sql<boolean>`(c.assigned_to = '{}') = ${flag}`),
    ...when(filters.tags, (tags) => sql<boolean>`exists (select from unnest(c.tags) t where lower(t) = any(${tags}::text[]))`),
    ...when(filters.service_id, (ids) => sql<boolean>`exists (
      select from client_service_selections s where s.tenant_id = c.tenant_id and s.client_id = c.id and s.service_id = any(${ids}::uuid[]))`),
    ...when(filters.is_pinned, (flag) => sql<boolean>`${isPinnedBy(filters.userId)} = ${flag}`),
    ...when(filters.created_after, since('c.created_at', '>=')),
    ...when(filters.created_before, since('c.created_at', '<')),
    ...when(filters.updated_after, since('c.updated_at', '>=')),
    ...when(filters.updated_before, since('c.updated_at', '<')),
  ];
}

function sortOf({ sort, order }: Sort, sortField: TypedExpression | undefined): RawBuilder<unknown>[] {
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
