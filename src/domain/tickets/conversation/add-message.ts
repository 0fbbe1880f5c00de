import type { TicketChannel, TicketCorrespondent } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { attach } from '#src/domain/files/index.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { membersWhoSee } from '#src/domain/records/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { noteReplyOfAi } from '../ai/used-reply.ts';
import type { TicketState } from '../model/state.ts';
import { countMessage, insertMessage, type MessageDetails, type NewMessage } from './messages.queries.ts';

/** What adding to a conversation needs; the ticket is locked. */
export type MessageContext = Pick<WriteContext, 'db' | 'identity' | 'now' | 'audit' | 'announce'>;

type Conversation = Pick<
  TicketState,
  'id' | 'number' | 'subject' | 'channel' | 'assigned_to' | 'watcher_ids'
> & { last_sequence: number };

interface NewNote {
  readonly body_text: string;
  readonly mentioned_user_ids?: readonly string[] | undefined;
  /** Files that may be attached (`requireFiles`). */
  readonly fileIds: readonly string[];
  readonly occurredAt?: string;
  readonly is_imported?: boolean;
}

/** Adds an internal note; tells those whom it mentions, and those who follow the ticket. Answers its id. */
export async function addNote(
  ctx: MessageContext,
  ticket: Conversation,
  { body_text, mentioned_user_ids = [], fileIds, occurredAt, is_imported = false }: NewNote,
): Promise<string> {
  const mentioned = tidyIds(mentioned_user_ids);
  const id = await store(ctx, ticket, fileIds, {
    direction: 'note',
    kind: 'note',
    channel: 'internal',
    correspondent_id: null,
    author_id: ctx.identity.kind === 'system' ? null : ctx.identity.userId,
    body_text,
    subject: null,
    mentioned_user_ids: mentioned,
    is_imported,
    occurred_at: occurredAt ?? ctx.now.toISOString(),
  });
  ctx.audit({
    recordKind: 'ticket',
    recordId: ticket.id,
    action: 'note_added',
    newValues: { message_id: id },
  });
  if (is_imported) return id;
  const title = `${ticket.subject} (#${ticket.number})`;
  const record = { kind: 'ticket', id: ticket.id } as const;
  await notify(
    ctx,
    { kind: 'mention', title: `${ctx.identity.name} mentioned you in ${title}`, body: body_text, record },
    mentioned,
  );
  const followers = [...ticket.assigned_to, ...ticket.watcher_ids].filter((one) => !mentioned.includes(one));
  await notify(
    ctx,
    { kind: 'comment', title: `${ctx.identity.name} wrote a note on ${title}`, body: body_text, record },
    followers,
  );
  return id;
}

/** 400 at its place for somebody who cannot see the ticket, or is no member. */
export async function requireMentionable(
  ctx: Pick<WriteContext, 'db'>,
  ticketId: string,
  ids: readonly string[],
  place: string,
  kept: readonly string[] = [],
): Promise<void> {
  const wanted = tidyIds(ids);
  const fit = new Set([...kept, ...(await membersWhoSee(ctx, { kind: 'ticket', id: ticketId }, wanted))]);
  const index = ids.findIndex((id) => !fit.has(id.toLowerCase()));
  if (index >= 0)
    throw invalid(`${place}[${index}]`, `names ${ids[index]}, who is not a member who can see the ticket.`);
}

/** What came of a correspondent. */
export interface NewInbound {
  readonly body_text: string;
  readonly from: TicketCorrespondent;
  readonly fileIds: readonly string[];
  readonly occurredAt: string;
  readonly is_imported: boolean;
  /** By default a message, or a call where the channel is the phone. */
  readonly kind?: 'message' | 'call' | 'auto_reply';
  /** By default that of the ticket. */
  readonly channel?: TicketChannel;
  readonly details?: MessageDetails;
}

/** Records what a correspondent said; `phone` makes it a call. */
export async function addInbound(
  ctx: MessageContext,
  ticket: Conversation,
  {
    body_text,
    from,
    fileIds,
    occurredAt,
    is_imported,
    channel = ticket.channel,
    kind = channel === 'phone' ? 'call' : 'message',
    details,
  }: NewInbound,
): Promise<string> {
  const id = await store(ctx, ticket, fileIds, {
    ...details,
    direction: 'inbound',
    kind,
    channel,
    correspondent_id: from.id,
    author_id: null,
    body_text,
    subject: details?.subject ?? null,
    mentioned_user_ids: [],
    is_imported,
    occurred_at: occurredAt,
  });
  ctx.audit({
    recordKind: 'ticket',
    recordId: ticket.id,
    action: 'message_received',
    newValues: { message_id: id },
  });
  if (is_imported || kind === 'auto_reply') return id;
  const title = `${from.name ?? from.email ?? from.phone} wrote on ${ticket.subject} (#${ticket.number})`;
  await notify(
    ctx,
    { kind: 'ticket_message', title, body: body_text, record: { kind: 'ticket', id: ticket.id } },
    [...ticket.assigned_to, ...ticket.watcher_ids],
  );
  return id;
}

/** Records what a member said elsewhere, such as in a call. */
export async function addOutbound(
  ctx: MessageContext,
  ticket: Conversation,
  {
    body_text,
    fileIds,
    occurredAt,
    is_imported,
    channel = ticket.channel,
    details,
  }: Omit<NewInbound, 'from' | 'kind'>,
): Promise<string> {
  const id = await store(ctx, ticket, fileIds, {
    ...details,
    direction: 'outbound',
    kind: channel === 'phone' ? 'call' : 'message',
    channel,
    correspondent_id: null,
    author_id: ctx.identity.userId,
    body_text,
    subject: details?.subject ?? null,
    mentioned_user_ids: [],
    is_imported,
    occurred_at: occurredAt,
  });
  ctx.audit({
    recordKind: 'ticket',
    recordId: ticket.id,
    action: 'message_sent',
    newValues: { message_id: id },
  });
  const requestId = details?.ai_request_id ?? null;
  await noteReplyOfAi(ctx, ticket.id, requestId, { text: body_text, messageId: id, draftId: null });
  return id;
}

async function store(
  ctx: MessageContext,
  ticket: Conversation,
  fileIds: readonly string[],
  values: Omit<NewMessage, 'id' | 'created_by'>,
): Promise<string> {
  const message = {
    id: uuid7(),
    ...values,
    created_by: ctx.identity.kind === 'system' ? null : ctx.identity.userId,
  };
  ticket.last_sequence += 1;
  await insertMessage(ctx.db, ticket.id, ticket.last_sequence, message, ctx.now);
  await countMessage(ctx.db, ticket.id, message, ctx.now);
  await attach(ctx, { kind: 'ticket_message', id: message.id }, fileIds, ctx.identity.userId);
  ctx.announce({ kind: 'ticket_message', id: message.id, revision: 1 });
  return message.id;
}
