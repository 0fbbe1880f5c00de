import type { Ticket } from '#generated/types.gen.ts';
import type {
  ManageTicketCorrespondentsInput,
  SetTicketPrivacyInput,
} from '#generated/families/tickets/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import {
  findClient,
  holdTicket,
  matchContacts,
  requireNotClosed,
  storeTicket,
  tell,
  ticketKey,
  withCorrespondents,
} from '#src/domain/tickets/index.ts';
import { canManage } from '#src/domain/visibility/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { conflict, unknownReference } from '#src/platform/errors/index.ts';
import { showChanged } from './tickets.ts';

type Context = WriteContext<'ticket.updated'>;

export async function manageTicketCorrespondents(
  ctx: Context,
  { path, body }: ManageTicketCorrespondentsInput,
): Promise<Ticket> {
  const draft = await holdTicket(ctx, ticketKey(path.id), body.expected_revision);
  const { ticket } = draft;
  const before = ticket.correspondents;
  const removed = tidyIds(body.remove_ids ?? []);
  const unknown = removed.findIndex((id) => !before.some((person) => person.id === id));
  if (unknown >= 0)
    throw unknownReference(
      `body.remove_ids[${unknown}]`,
      removed[unknown]!,
      'a correspondent of this ticket',
    );
  const inputs = body.correspondents ?? [];
  const client = ticket.client_id === null ? null : ((await findClient(ctx.db, ticket.client_id)) ?? null);
  const people = withCorrespondents(
    before.filter(({ id }) => !removed.includes(id)),
    inputs,
  );
  matchContacts(people, client, inputs, new Set(before.map(({ id }) => id)));
  requireNotClosed(draft, 'its correspondents cannot change');
  const hadRequester = before.some(({ role }) => role === 'requester');
  if (ticket.first_inbound_at !== null && hadRequester && !people.some(({ role }) => role === 'requester'))
    throw conflict(
      'The ticket began with a message of its requester. Name another requester in the same request.',
    );
  ticket.correspondents = people;
  tell(ctx, ['ticket.updated'], await storeTicket(ctx, draft));
  return showChanged(ctx, ticket.id);
}

export async function setTicketPrivacy(ctx: Context, { path, body }: SetTicketPrivacyInput): Promise<Ticket> {
  const draft = await holdTicket(ctx, ticketKey(path.id), body.expected_revision);
  const { ticket } = draft;
  if (body.is_private && !ticket.is_private && body.force !== true) {
    const { userId } = ctx.identity;
    const isInvolved = [...ticket.assigned_to, ...ticket.watcher_ids, ticket.created_by].includes(userId);
    if (!isInvolved && !canManage(ctx, 'ticket'))
      throw conflict('You would lose access to the ticket. Set force to make it private all the same.');
  }
  ticket.is_private = body.is_private;
  tell(ctx, ['ticket.updated'], await storeTicket(ctx, draft));
  return showChanged(ctx, ticket.id);
}
