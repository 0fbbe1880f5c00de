import type { Client, ClientSearchHit } from '#generated/types.gen.ts';
import type { ListClientsInput, SearchClientsInput } from '#generated/families/clients/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { clientList } from './client-list.queries.ts';
import { searchHits, searchScope } from './search.queries.ts';

export const listClients = (ctx: ReadContext, { query }: ListClientsInput): Promise<Page<Client>> =>
  clientList.page(ctx, query, { userId: ctx.identity.userId });

export const searchClients = (
  ctx: ReadContext,
  { query }: SearchClientsInput,
): Promise<Page<ClientSearchHit>> => searchHits.page(ctx.db, query, searchScope(query));
