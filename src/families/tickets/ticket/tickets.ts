import type { Deleted, Ticket, TicketCreate } from '#generated/types.gen.ts';
import type {
  CreateTicketInput,
  DeleteTicketInput,
  GetTicketInput,
  ListTicketsInput,
  UpdateTicketInput,
} from '#generated/families/tickets/handlers.ts';
import type { Page, ReadContext, WriteContext } from '#src/call/context.ts';
import {
  addTicket,
  changeTicket,
  holdTicket,
  requireCreationRights,
  ticketKey,
  unknownTicket,
  type TicketChangeEvent,
  type TicketCreation,
} from '#src/domain/tickets/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { findByExternalId } from './external-id.queries.ts';
import { removeTicket } from './delete-ticket.ts';
import { selectChangedTicket, selectTicket, ticketList } from '../list/ticket-list.queries.ts';
import type { StoredTicket } from '../list/ticket-record.queries.ts';
import { ticketShower } from '../list/show-ticket.ts';

export async function listTickets(ctx: ReadContext, { query }: ListTicketsInput): Promise<Page<Ticket>> {
  const { items, total } = await ticketList.page(ctx, query, viewerScope(ctx));
  const show = await ticketShower(ctx);
  const stored = (typeof items === 'string' ? JSON.parse(items) : items) as StoredTicket[];
  return { items: stored.map(show), total };
}

/** The ticket as the caller sees it; 404 that names the survivor of a merged one. */
export async function showTicket(ctx: ReadContext, id: string): Promise<Ticket> {
  const ticket = await selectTicket(ctx, storedId(id));
  if (ticket === undefined) throw await unknownTicket(ctx, ticketKey(id));
  return (await ticketShower(ctx))(ticket);
}

/** A ticket that was changed in this call, which may be the last that the caller sees of it. */
export async function showChanged(ctx: ReadContext, id: string): Promise<Ticket> {
  return (await ticketShower(ctx))(await selectChangedTicket(ctx, id));
}

export const getTicket = (ctx: ReadContext, { path }: GetTicketInput): Promise<Ticket> =>
  showTicket(ctx, path.id);

export async function createTicket(
  ctx: WriteContext<TicketCreation>,
  { body }: CreateTicketInput,
): Promise<Ticket> {
  const { id } = await createOrFind(ctx, body);
  return showChanged(ctx, id);
}

/** A new ticket, or the one that has the id in the other system. */
export async function createOrFind(
  ctx: WriteContext<TicketCreation>,
  body: TicketCreate,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  if (body.external_id !== undefined) {
    await requireCreationRights(ctx, body);
    const known = await findByExternalId(ctx, body.external_id);
    if (known !== undefined) {
      if (!known.is_visible)
        throw conflict(`The external_id ${body.external_id} belongs to a ticket that you cannot see.`);
      return { id: known.id, isNew: false };
    }
  }
  return { id: await addTicket(ctx, body), isNew: true };
}

export async function updateTicket(
  ctx: WriteContext<TicketChangeEvent>,
  { path, body }: UpdateTicketInput,
): Promise<Ticket> {
  const { expected_revision: expectedRevision, ...wish } = body;
  const draft = await holdTicket(ctx, ticketKey(path.id));
  await changeTicket(ctx, draft, wish, { expectedRevision, placeOf: (field) => `body.${field}` });
  return showChanged(ctx, draft.ticket.id);
}

export async function deleteTicket(ctx: WriteContext, { path, query }: DeleteTicketInput): Promise<Deleted> {
  const draft = await holdTicket(ctx, ticketKey(path.id), query.expected_revision);
  return removeTicket(ctx, draft);
}
