import type { TicketCounts, TicketNumbersResolved, TicketSearchHit } from '#generated/types.gen.ts';
import type {
  GetTicketCountsInput,
  ResolveTicketNumbersInput,
  SearchTicketsInput,
} from '#generated/families/tickets/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { selectCounts } from './counts.queries.ts';
import { selectByNumbers } from './numbers.queries.ts';
import { selectHits } from './search.queries.ts';

export const getTicketCounts = (ctx: ReadContext, { query }: GetTicketCountsInput): Promise<TicketCounts> =>
  selectCounts(ctx, query);

export async function resolveTicketNumbers(
  ctx: ReadContext,
  { body }: ResolveTicketNumbersInput,
): Promise<TicketNumbersResolved> {
  const byNumber = new Map((await selectByNumbers(ctx, body.numbers)).map((match) => [match.number, match]));
  return {
    found: body.numbers.flatMap((number) => byNumber.get(number) ?? []),
    missing_numbers: body.numbers.filter((number) => !byNumber.has(number)),
  };
}

export const searchTickets = (
  ctx: ReadContext,
  { query, body }: SearchTicketsInput,
): Promise<Page<TicketSearchHit>> => selectHits(ctx, query, body);
