import type { TicketCorrespondentInput, TicketCreate, TicketSplit } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { counted } from '#src/platform/counted.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, unknownReference } from '#src/platform/errors/index.ts';
import { addNote } from '../conversation/add-message.ts';
import {
  moveMessages,
  recount,
  selectMovable,
  type MovableMessage,
} from '../conversation/move-messages.queries.ts';
import { holdTickets } from '../load/hold.ts';
import type { TicketDraft } from '../model/draft.ts';
import type { TicketState } from '../model/state.ts';
import { isSamePerson } from '../people/same-person.rules.ts';

type Context = Pick<WriteContext, 'db' | 'identity' | 'now' | 'can' | 'audit' | 'announce'>;

/** Messages that leave a ticket to start a new one. */
export interface Split {
  readonly source: TicketDraft;
  readonly messages: readonly MovableMessage[];
  /** Their authors, as correspondents of the new ticket. */
  readonly authors: readonly TicketCorrespondentInput[];
}

/**
 * The messages of a split, whose ticket is held.
 * Errors: 400 for a ticket or messages that the caller does not see; 409 when none would stay.
 */
export async function prepareSplit(
  ctx: Context,
  { ticket_id: ticketId, message_ids: messageIds }: TicketSplit,
): Promise<Split> {
  const [source] = await holdTickets(ctx, [storedId(ticketId)]);
  if (source === undefined)
    throw unknownReference('body.split_from.ticket_id', ticketId, 'a ticket of this agency');
  const all = await selectMovable(ctx.db, source.ticket.id);
  const wanted = new Set(messageIds.map(storedId));
  const missing = messageIds.findIndex((id) => !all.some((message) => message.id === storedId(id)));
  if (missing >= 0)
    throw unknownReference(
      `body.split_from.message_ids[${missing}]`,
      messageIds[missing]!,
      'a message of that ticket',
    );
  const messages = all.filter(({ id }) => wanted.has(id));
  if (messages.length === all.length)
    throw conflict('A split cannot take all messages of a ticket. Leave at least one, or move the ticket.');
  return { source, messages, authors: authorsOf(source.ticket, messages) };
}

function authorsOf(
  { correspondents }: TicketState,
  messages: readonly MovableMessage[],
): TicketCorrespondentInput[] {
  const ids = new Set(messages.map(({ correspondent_id: id }) => id));
  return correspondents
    .filter(({ id }) => ids.has(id))
    .map(({ name, email, phone, is_verified }) => ({
      name,
      ...(email !== null && { email }),
      ...(phone !== null && { phone }),
      role: 'participant',
      is_verified,
    }));
}

/** What a new ticket has from the one that its messages leave, unless the request says otherwise. */
export function inherit(ticket: TicketState, { source }: Split, body: TicketCreate): void {
  const { priority_level: priority, channel, tags } = source.ticket;
  if (body.priority_level === undefined) ticket.priority_level = priority;
  if (body.channel === undefined) ticket.channel = channel;
  if (body.tags === undefined) ticket.tags = [...tags];
}

/** Moves the messages into the new ticket, which is stored; the one that they leave keeps a note. */
export async function carryOutSplit(
  ctx: Context,
  { source, messages }: Split,
  ticket: TicketState,
): Promise<void> {
  const people = new Map(
    source.ticket.correspondents.flatMap((former) => {
      const now = ticket.correspondents.find((person) => isSamePerson(person, former));
      return now === undefined ? [] : [[former.id, now.id] as const];
    }),
  );
  await moveMessages(
    ctx.db,
    messages.map(({ id }) => id),
    ticket.id,
    people,
  );
  await recount(ctx.db, ticket.id, ctx.now);
  await recount(ctx.db, source.ticket.id, ctx.now);
  ticket.last_sequence += messages.length;
  const count = counted(messages.length, 'message was', 'messages were');
  await addNote(ctx, source.ticket, {
    body_text: `${count} moved to ticket #${ticket.number}, ${ticket.subject}.`,
    fileIds: [],
  });
  ctx.audit({
    recordKind: 'ticket',
    recordId: source.ticket.id,
    action: 'split',
    newValues: { related_kind: 'ticket', related_id: ticket.id },
  });
}
