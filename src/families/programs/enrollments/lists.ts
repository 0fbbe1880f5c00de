import type {
  ListAvailableClientProgramsInput,
  ListClientProgramsInput,
  ListClientProgramSubscribersInput,
} from '#generated/families/programs/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { requireClient } from '#src/domain/billing/index.ts';
import { openStatuses } from '../offers/programs.queries.ts';
import { availableList, clientProgramList, subscriberList } from './list.queries.ts';

export const listClientPrograms = (ctx: ReadContext, { query }: ListClientProgramsInput) =>
  clientProgramList.page(ctx.db, query, {});

export async function listAvailableClientPrograms(
  ctx: ReadContext,
  { query }: ListAvailableClientProgramsInput,
) {
  const client = await requireClient(ctx.db, query.client_id);
  return availableList.page(ctx.db, query, { clientId: client.id });
}

export const listClientProgramSubscribers = (
  ctx: ReadContext,
  { query }: ListClientProgramSubscribersInput,
) =>
  subscriberList.page(ctx.db, query, {
    programIds: query.program_id ?? null,
    definitionIds: query.program_definition_id ?? null,
    statuses: query.status ?? openStatuses,
  });
