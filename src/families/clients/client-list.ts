import type { Client, ClientSearchHit } from '#generated/types.gen.ts';
import type { ListClientsInput, SearchClientsInput } from '#generated/families/clients/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { loadFieldSet } from '#src/domain/field-values/index.ts';
import { compileTree } from '#src/domain/filters/index.ts';
import { sortFieldOf } from '#src/domain/list-columns/index.ts';
import { clientList } from './client-list.queries.ts';
import { clientColumnFinder, clientSort, statusChoices } from './columns.queries.ts';
import { searchHits, searchScope } from './search.queries.ts';

export async function listClients(ctx: ReadContext, { query }: ListClientsInput): Promise<Page<Client>> {
  const { userId } = ctx.identity;
  const { filter_group: group, sort, sort_field: sortKey } = query;
  const fields =
    group !== undefined || sort === 'custom_field' ? await loadFieldSet(ctx, 'client') : undefined;
  const sortField = sortFieldOf(clientSort, sort, sortKey, fields, 'query');
  const columnOf = fields && clientColumnFinder(userId, fields, await statusChoices(ctx.db, group));
  return clientList.page(
    ctx.db,
    query,
    { userId },
    columnOf && { condition: compileTree(group, { columnOf, now: ctx.now }), sort: sortField?.sort },
  );
}

export const searchClients = (
  ctx: ReadContext,
  { query }: SearchClientsInput,
): Promise<Page<ClientSearchHit>> => searchHits.page(ctx.db, query, searchScope(query));
