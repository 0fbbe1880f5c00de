import type {
  Priority,
  TicketCorrespondent,
  TicketCorrespondentInput,
  TicketCreate,
  TicketSource,
} from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import type { Arrival } from '../change/arrival.ts';
import { addTicket } from '../change/new-ticket.ts';
import type { NewInbound } from '../conversation/add-message.ts';
import type { MessageDetails } from '../conversation/messages.queries.ts';
import { receiveOn } from '../conversation/receive.ts';
import { holdTicket } from '../load/hold.ts';
import type { TicketDraft } from '../model/draft.ts';
import { maxEntries } from '../model/state.ts';
import { markSpam } from '../model/status.rules.ts';
import { findClient } from '../people/client-match.queries.ts';
import { matchContacts } from '../people/contacts.ts';
import { withCorrespondents } from '../people/correspondents.rules.ts';
import { isSamePerson, isSameText } from '../people/same-person.rules.ts';
import { selectEventMessage, selectEventTicket } from '../store/event-ticket.queries.ts';
import { storeTicket } from '../store/store.ts';
import { tell, ticketChangeEvents } from '../store/ticket-changes.ts';
import type { Arrived, Person } from './arrived.ts';
import { confirmTicket } from './confirm.ts';
import { findOpeningId, findSpeakerId, hasMessage, selectOwnAddresses } from './store.queries.ts';

/** What filing a message may emit, beside what a person's decision adds. */
export type FilingEvent =
  | 'ticket.created'
  | 'ticket.message_received'
  | 'ticket.moved'
  | 'ticket.updated'
  | 'ticket.assigned'
  | 'ticket.status_changed'
  | 'ticket.spam_marked';

type Context = WriteContext<FilingEvent>;

/** Where a message ended up. */
export interface Filed {
  readonly ticketId: string;
  readonly clientId: string | null;
  readonly messageId: string;
  readonly isReopened: boolean;
  /** The first routing rule that matched. */
  readonly routedBy: string | null;
}

/** What a person or a rule wants of the new ticket. */
export interface NewTicketWish {
  readonly source: TicketSource;
  readonly clientId: string | null;
  readonly followUpOfId: string | null;
  readonly isSpam: boolean;
  readonly inboxId?: string | undefined;
  /** What a person chose of these; routing rules leave it. */
  readonly chosen?: Arrival['chosen'];
  readonly subject?: string | undefined;
  readonly priority_level?: Priority | undefined;
  readonly assigned_to?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** Opens a ticket with the message; nobody is put in charge of spam. */
export async function openTicket(ctx: Context, arrived: Arrived, wish: NewTicketWish): Promise<Filed> {
  let routedBy: string | null = null;
  const ticketId = await addTicket(ctx, await requestOf(ctx, arrived, wish), {
    ...arrivalOf(arrived, wish),
    onRouted: ([first]) => (routedBy = first ?? null),
  });
  const messageId = await findOpeningId(ctx.db, ticketId);
  if (wish.isSpam) await markTicketSpam(ctx, ticketId);
  else await confirmTicket(ctx, arrived, ticketId);
  return { ticketId, clientId: wish.clientId, messageId, isReopened: false, routedBy };
}

/** Closes the ticket of a message that turned out to be spam. */
export async function markTicketSpam(ctx: Context, ticketId: string): Promise<void> {
  const draft = await holdTicket(ctx, { id: ticketId });
  markSpam(draft);
  tell(ctx as never, ticketChangeEvents, await storeTicket(ctx, draft));
}

export const arrivalOf = (
  arrived: Arrived,
  { source, chosen = [] }: Pick<NewTicketWish, 'source' | 'chosen'>,
): Arrival => ({
  source,
  chosen,
  recipient: arrived.recipient,
  details: detailsOf(arrived),
  fileIds: filesOf(arrived),
  hasFiles: arrived.fileIds.length > 0,
});

/** The ticket of a message, as a request would ask for it. */
export async function requestOf(
  ctx: Pick<Context, 'db'>,
  arrived: Arrived,
  wish: NewTicketWish,
): Promise<TicketCreate & { readonly inbox_id: string }> {
  return {
    subject: wish.subject ?? subjectOf(arrived),
    inbox_id: wish.inboxId ?? arrived.inboxId,
    channel: arrived.channel,
    client_id: wish.clientId,
    correspondents: await correspondentsOf(ctx, arrived),
    ...(wish.followUpOfId !== null && { follow_up_of_id: wish.followUpOfId }),
    ...(wish.priority_level !== undefined && { priority_level: wish.priority_level }),
    ...(wish.isSpam ? { assigned_to: [] } : wish.assigned_to && { assigned_to: [...wish.assigned_to] }),
    ...(wish.tags !== undefined && { tags: [...wish.tags] }),
    opening_message: { direction: 'inbound', body_text: arrived.text, occurred_at: arrived.receivedAt },
  };
}

const topics = { phone: 'Call from', sms: 'Text from', chat: 'Chat with' } as const;

/** Texts, chats and calls have no subject: they are told apart by who it is. */
const subjectOf = ({ channel, subject, sender }: Arrived): string =>
  channel === 'email'
    ? ticketSubject(subject)
    : ticketSubject(
        `${topics[channel]} ${sender?.name ?? sender?.phone ?? sender?.email ?? 'an unknown person'}`,
      );

const maxSubject = 300;

/** One line that people can read. */
export function ticketSubject(subject: string | null): string {
  const line = (subject ?? '')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u200b-\u200f\u2060]/g, '')
    .trim();
  return [...line].slice(0, maxSubject).join('').trim() || 'No subject';
}

/** The sender asks; whoever got the message beside us is on copy. */
async function correspondentsOf(
  ctx: Pick<Context, 'db'>,
  arrived: Arrived,
): Promise<TicketCorrespondentInput[]> {
  const { sender, to, cc } = arrived;
  const others = [...to, ...cc].filter(
    (one, index, all) =>
      one.email !== null &&
      !isSameText(one.email, sender?.email) &&
      all.findIndex(({ email }) => isSameText(email, one.email)) === index,
  );
  const own = await selectOwnAddresses(ctx.db, [...others.map(({ email }) => email!), arrived.recipient]);
  const input = ({ name, email, phone }: Person, role: TicketCorrespondentInput['role']) => ({
    ...{ name, email, role },
    ...(phone !== null && { phone }),
  });
  return [
    input(sender ?? { name: 'Unknown sender', email: null, phone: null }, 'requester'),
    ...others.filter(({ email }) => !own.has(email!.toLowerCase())).map((one) => input(one, 'cc')),
  ].slice(0, maxEntries) as TicketCorrespondentInput[];
}

const filesOf = ({ fileIds, rawFileId }: Arrived): string[] => [
  ...fileIds,
  ...(rawFileId === null ? [] : [rawFileId]),
];

const detailsOf = (arrived: Arrived): MessageDetails => ({
  subject: arrived.subject,
  quoted_text: arrived.quoted,
  body_html: arrived.html,
  is_truncated: arrived.isTruncated,
  sender_checks: arrived.checks,
  external_id: arrived.externalId,
  message_reference:
    arrived.externalId === null || arrived.channel !== 'email' ? null : `<${arrived.externalId}>`,
  conversation_key: arrived.conversation?.key ?? null,
  duration_seconds: arrived.durationSeconds,
  raw_file_id: arrived.rawFileId,
  recipients: { to: arrived.to, cc: arrived.cc, bcc: [] },
  recipient_count: arrived.recipientCount,
});

/** How a message joins a ticket. */
export interface Joining {
  readonly isAutomatic: boolean;
  /** Of a sender who is no correspondent yet. */
  readonly role: TicketCorrespondent['role'];
}

/** Adds the message to a ticket that can take it; its sender becomes a correspondent, confirmed only as a contact of the client. */
export async function appendTo(
  ctx: Context,
  arrived: Arrived,
  ticketId: string,
  { isAutomatic, role }: Joining,
): Promise<Filed> {
  const draft = await holdTicket(ctx, { id: ticketId });
  const from = await authorOf(ctx, draft, arrived, role);
  const added = await storeTicket(ctx, draft);
  const held = added.length === 0 ? draft : await holdTicket(ctx, { id: ticketId });
  const before = held.ticket.status_category;
  const isIdTaken = await hasMessage(ctx.db, ticketId, arrived.externalId);
  const message = messageOf(isIdTaken ? { ...arrived, externalId: null } : arrived, isAutomatic);
  const messageId = await receiveOn(ctx, held, { ...message, from });
  const events = await storeTicket(ctx, held);
  if (!isAutomatic)
    ctx.emit('ticket.message_received', {
      ticket: (await selectEventTicket(ctx.db, ticketId))!,
      message: await selectEventMessage(ctx.db, messageId),
      is_new_ticket: false,
    });
  tell(ctx, ['ticket.status_changed', 'ticket.updated'], [...events, ...added]);
  return {
    ticketId,
    clientId: held.ticket.client_id,
    messageId,
    isReopened: before === 'resolved' && held.ticket.status_category !== 'resolved',
    routedBy: null,
  };
}

/** Of a chat whose visitor gives no address, the one who spoke before. */
async function speakerOf(
  ctx: Pick<Context, 'db'>,
  people: readonly TicketCorrespondent[],
  { email, phone }: Person,
  conversation: Arrived['conversation'],
): Promise<TicketCorrespondent | undefined> {
  if (conversation === null || email !== null || phone !== null) return undefined;
  const id = await findSpeakerId(ctx.db, conversation.key);
  return people.find((one) => one.id === id);
}

const messageOf = (arrived: Arrived, isAutomatic: boolean): Omit<NewInbound, 'from' | 'is_imported'> => ({
  body_text: arrived.text,
  fileIds: filesOf(arrived),
  occurredAt: arrived.receivedAt,
  channel: arrived.channel,
  details: detailsOf(arrived),
  ...(isAutomatic && { kind: 'auto_reply' as const }),
});

async function authorOf(
  ctx: Context,
  { ticket }: TicketDraft,
  { sender, conversation }: Arrived,
  role: TicketCorrespondent['role'],
): Promise<TicketCorrespondent> {
  const person = sender ?? { name: 'Unknown sender', email: null, phone: null };
  const known =
    ticket.correspondents.find((one) => isSamePerson(one, person)) ??
    (await speakerOf(ctx, ticket.correspondents, person, conversation));
  if (known !== undefined) return known;
  const requester = ticket.correspondents.find((one) => one.role === 'requester');
  // A ticket with as many people as it can have takes what others of them forward.
  if (ticket.correspondents.length >= maxEntries) return requester ?? ticket.correspondents[0]!;
  const before = new Set(ticket.correspondents.map(({ id }) => id));
  const input = { name: person.name, email: person.email, phone: person.phone, role };
  const people = withCorrespondents(ticket.correspondents, [input], 'body.correspondent');
  const client = ticket.client_id === null ? null : ((await findClient(ctx.db, ticket.client_id)) ?? null);
  matchContacts(people, client, [], before);
  ticket.correspondents = people;
  return people.find(({ id }) => !before.has(id))!;
}
