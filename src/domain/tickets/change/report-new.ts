import { loadFieldSet } from '#src/domain/field-values/index.ts';
import { userRefsById } from '#src/domain/people/index.ts';
import { changesOf } from '#src/platform/events/index.ts';
import type { WriteContext } from '#src/call/context.ts';
import type { AssignmentNote } from '../model/draft.ts';
import type { InboxOfTicket, TicketState } from '../model/state.ts';
import { selectEventMessage, selectEventTicket } from '../store/event-ticket.queries.ts';

export type TicketCreation =
  | 'ticket.created'
  | 'ticket.message_received'
  | 'ticket.moved'
  | 'ticket.updated'
  | 'ticket.assigned';

interface Created {
  readonly note: AssignmentNote;
  readonly firstInbox: InboxOfTicket;
  readonly messageId: string | null;
  readonly isInbound: boolean;
}

/** The creation, what opened it, the move of a rule, and who is in charge. */
export async function reportNew(
  ctx: WriteContext<TicketCreation>,
  ticket: TicketState,
  { note, firstInbox, messageId, isInbound }: Created,
): Promise<void> {
  const [event, fields, users] = await Promise.all([
    selectEventTicket(ctx.db, ticket.id),
    loadFieldSet(ctx, 'ticket'),
    userRefsById(ctx.db, ticket.assigned_to),
  ]);
  const values = fields.publicValues(ticket.field_values);
  ctx.emit('ticket.created', {
    ticket: event!,
    field_values: values,
    source: ticket.source,
    follow_up_of_id: ticket.follow_up_of_id,
    first_message_id: isInbound ? messageId : null,
  });
  if (isInbound && messageId !== null && ticket.source !== 'import')
    ctx.emit('ticket.message_received', {
      ticket: event!,
      message: await selectEventMessage(ctx.db, messageId),
      is_new_ticket: true,
    });
  if (firstInbox.id !== ticket.inbox.id) {
    const moved = changesOf(['inbox_id'], { inbox_id: firstInbox.id });
    const ref = ({ id, name }: InboxOfTicket) => ({ id, name });
    ctx.emit('ticket.moved', {
      ticket: event!,
      from_inbox: ref(firstInbox),
      to_inbox: ref(ticket.inbox),
      ...moved,
    });
    ctx.emit('ticket.updated', { ticket: event!, field_values: values, ...moved });
  }
  if (ticket.assigned_to.length > 0) {
    const { method, rule_id } = note;
    const added = ticket.assigned_to.flatMap((id) => users.get(id) ?? []);
    ctx.emit('ticket.assigned', {
      ticket: event!,
      added,
      method,
      rule_id,
      ...changesOf(['assigned_to'], {}),
    });
  }
}
