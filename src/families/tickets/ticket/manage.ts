import type { TicketManaged, TicketManageNote, TicketManageUpdate } from '#generated/types.gen.ts';
import type { ManageTicketInput } from '#generated/families/tickets/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import {
  changeTicket,
  holdTicket,
  ticketKey,
  type TicketChangeEvent,
  type TicketCreation,
  type TicketDraft,
} from '#src/domain/tickets/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { showMessage } from '../conversation/messages.ts';
import { noteOn } from '../conversation/notes.ts';
import { createOrFind, showChanged } from './tickets.ts';

type Context = WriteContext<TicketChangeEvent | TicketCreation>;

export async function manageTicket(ctx: Context, { body }: ManageTicketInput): Promise<TicketManaged> {
  if (body.action === 'create') {
    ctx.demand('tickets.create');
    const { id, isNew } = await createOrFind(ctx, body.ticket);
    return { outcome: isNew ? 'created' : 'unchanged', ticket: await showChanged(ctx, id), note: null };
  }
  return body.action === 'update' ? update(ctx, body) : addNoteBy(ctx, body);
}

async function update(
  ctx: Context,
  { id, number, changes, expected_revision: expectedRevision }: TicketManageUpdate,
): Promise<TicketManaged> {
  const draft = await holdNamed(ctx, { id, number });
  const isChanged = await changeTicket(ctx, draft, changes, {
    expectedRevision,
    placeOf: (field) => `body.changes.${field}`,
  });
  return {
    outcome: isChanged ? 'updated' : 'unchanged',
    ticket: await showChanged(ctx, draft.ticket.id),
    note: null,
  };
}

async function addNoteBy(ctx: Context, body: TicketManageNote): Promise<TicketManaged> {
  ctx.demand('tickets.reply');
  const { ticket } = await holdNamed(ctx, body);
  const noteId = await noteOn(ctx, ticket, body);
  return {
    outcome: 'note_added',
    ticket: await showChanged(ctx, ticket.id),
    note: await showMessage(ctx, noteId),
  };
}

/** The ticket by its id or its number; both must name the same one. */
async function holdNamed(
  ctx: Context,
  { id, number }: { readonly id?: string | undefined; readonly number?: number | undefined },
): Promise<TicketDraft> {
  const draft = await holdTicket(ctx, id === undefined ? { number: number! } : ticketKey(id));
  if (id !== undefined && number !== undefined && draft.ticket.number !== number)
    throw invalid(
      'body.number',
      `is ${number}, but the ticket ${storedId(id)} has the number ${draft.ticket.number}.`,
    );
  return draft;
}
