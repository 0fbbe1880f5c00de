import type { Client, ClientSearchHit } from '#generated/types.gen.ts';
import type { ListClientsInput, SearchClientsInput } from '#generated/families/clients/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { loadFieldSet } from '#src/domain/field-values/index.ts';
import { sortFieldOf } from '#src/domain/list-columns/index.ts';
import { selectClients } from './client-list.queries.ts';
import { clientColumnFinder, clientSort, statusChoices } from './columns.queries.ts';
import { selectSearchHits } from './search.queries.ts';

export async function listClients(ctx: ReadContext, { query }: ListClientsInput): Promise<Page<Client>> {
  const { userId } = ctx.identity;
  const needsFields = query.filter_group !== undefined || query.sort === 'custom_field';
  const fields = needsFields ? await loadFieldSet(ctx, 'client') : undefined;
  const sortField = sortFieldOf(clientSort, query.sort, query.sort_field, fields, 'query');
  return selectClients(ctx.db, userId, query, fields && { filterGroup: query.filter_group, columnOf: clientColumnFinder(userId, fields, await statusChoices(ctx.db, query.filter_group)), now: ctx.now, sortField });
}

export const searchClients = (ctx: ReadContext, { query }: SearchClientsInput): Promise<Page<ClientSearchHit>> => selectSearchHits(ctx.db, query);
