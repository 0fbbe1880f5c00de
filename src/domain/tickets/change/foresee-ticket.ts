import type { TicketCreate } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { unknownReference } from '#src/platform/errors/index.ts';
import type { TicketState } from '../model/state.ts';
import { peekInbox } from '../routing/routing.queries.ts';
import { settleClocks } from '../sla/sla.ts';
import type { Arrival } from './arrival.ts';
import { emptyTicket, fillPeople, fillProperties } from './requested-ticket.ts';
import { foreseeing, route } from './route-new.ts';

/** The ticket that `addTicket` would make of a message, as rules and auto-assignment are now; nothing is stored or locked. */
export async function foreseeTicket(
  ctx: ReadContext,
  body: TicketCreate & { readonly inbox_id: string },
  arrival: Arrival,
): Promise<TicketState> {
  const inbox = await peekInbox(ctx.db, storedId(body.inbox_id));
  if (inbox === undefined)
    throw unknownReference('query.inbox_id', body.inbox_id, 'a ticket inbox of this agency');
  const ticket = emptyTicket(ctx, body, inbox, arrival.source);
  const people = body.correspondents ?? [];
  const client = await fillPeople(ctx, ticket, people, { given: body.client_id, split: null });
  await fillProperties(ctx, ticket, body, arrival);
  // Matches are counted when a ticket is made.
  const looking = { ...ctx, atCommit: () => {} };
  const { hasFiles } = arrival;
  await route(looking, ticket, body, { client, people, hasFiles, arrival, hand: foreseeing });
  ticket.first_inbound_at = ctx.now.toISOString();
  await settleClocks(ctx, ticket);
  return ticket;
}
