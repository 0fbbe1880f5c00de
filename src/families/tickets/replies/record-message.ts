import type { TicketCorrespondent, TicketMessageCreate, TicketReplyResult } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { requireFiles } from '#src/domain/files/index.ts';
import {
  addInbound,
  addOutbound,
  findClient,
  hasSameAddress,
  holdTicket,
  matchContacts,
  moveTicketTo,
  receiveOn,
  requireNotClosed,
  selectEventMessage,
  selectEventTicket,
  storeTicket,
  tell,
  ticketKey,
  withCorrespondents,
  type MessageDetails,
  type TicketDraft,
} from '#src/domain/tickets/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { showMessage } from '../conversation/messages.ts';
import { findAiRequest, findByExternalMessageId } from './references.queries.ts';

export type RecordedEvent = 'ticket.message_received' | 'ticket.status_changed' | 'ticket.updated';

const onlySent = [
  'retry_of_id',
  'signature_id',
  'to',
  'cc',
  'bcc',
  'subject',
  'sender_id',
  'in_reply_to_id',
  'reply_template_id',
  'draft_id',
  'send_at',
  'status_after',
  'last_seen_message_id',
  'body_html',
] as const;

/** A call or a message from elsewhere, kept as if it had come or gone here; nothing is sent (T2). */
export async function recordMessage(
  ctx: WriteContext<RecordedEvent>,
  body: TicketMessageCreate,
): Promise<TicketReplyResult> {
  checkShape(ctx, body);
  const draft = await holdTicket(ctx, ticketKey(body.ticket_id));
  const { ticket } = draft;
  const known =
    body.external_id === undefined
      ? undefined
      : await findByExternalMessageId(ctx.db, ticket.id, body.external_id);
  if (known !== undefined) return result(ctx, draft, known.id, 'unchanged');
  if (body.is_imported !== true) requireNotClosed(draft, 'it takes no more messages');
  const recordings = body.recording_file_id === undefined ? [] : [body.recording_file_id];
  const recording = await requireFiles(ctx, recordings, 'body.recording_file_id');
  const fileIds = await requireFiles(ctx, body.attachment_ids ?? [], 'body.attachment_ids');
  if (
    body.ai_request_id !== undefined &&
    (await findAiRequest(ctx.db, storedId(body.ai_request_id))) === undefined
  )
    throw invalid(
      'body.ai_request_id',
      `names ${body.ai_request_id}, which is not an AI request of this agency.`,
    );
  const message = {
    body_text: body.body_text!,
    // The recording is kept with the message, and shown apart from its files.
    fileIds: [...fileIds, ...recording],
    occurredAt: new Date(body.occurred_at ?? ctx.now).toISOString(),
    channel: body.channel ?? ticket.channel,
    details: detailsOf(body, recording[0] ?? null),
  };
  const id =
    body.direction === 'inbound'
      ? await recordInbound(ctx, draft, body, message)
      : await recordOutbound(ctx, draft, body.is_imported === true, message);
  return result(ctx, draft, id, 'recorded');
}

const detailsOf = (body: TicketMessageCreate, recordingId: string | null): MessageDetails => ({
  duration_seconds: body.duration_seconds ?? null,
  recording_file_id: recordingId,
  external_id: body.external_id ?? null,
  ai_request_id: body.ai_request_id === undefined ? null : storedId(body.ai_request_id),
});

function checkShape({ now }: WriteContext, body: TicketMessageCreate): void {
  const sending = onlySent.find((name) => body[name] !== undefined);
  if (sending !== undefined) throw invalid(`body.${sending}`, 'is only for sending, not for mode record.');
  if (body.is_cancelled_by_reply === true)
    throw invalid('body.is_cancelled_by_reply', 'is only for sending, not for mode record.');
  if (body.direction === undefined) throw invalid('body.direction', 'is required with mode record.');
  if (body.body_text === undefined) throw invalid('body.body_text', 'is required with mode record.');
  if (body.direction === 'inbound' && body.correspondent === undefined)
    throw invalid('body.correspondent', 'is required for an inbound message.');
  if (body.direction === 'outbound' && body.correspondent !== undefined)
    throw invalid(
      'body.correspondent',
      'is only for an inbound message; you are the author of an outbound one.',
    );
  if (body.occurred_at !== undefined && new Date(body.occurred_at) > now)
    throw invalid('body.occurred_at', 'must not be in the future.');
}

interface Recorded {
  readonly body_text: string;
  readonly fileIds: readonly string[];
  readonly occurredAt: string;
  readonly channel: NonNullable<TicketMessageCreate['channel']>;
  readonly details: MessageDetails;
}

async function recordInbound(
  ctx: WriteContext<RecordedEvent>,
  draft: TicketDraft,
  body: TicketMessageCreate,
  message: Recorded,
): Promise<string> {
  const from = await authorOf(ctx, draft, body.correspondent!);
  // Someone new is stored with the ticket before the message names them.
  const added = await storeTicket(ctx, draft);
  if (body.is_imported === true) {
    tell(ctx, ['ticket.updated'], added);
    return addInbound(ctx, draft.ticket, { ...message, from, is_imported: true });
  }
  const held = added.length === 0 ? draft : await holdTicket(ctx, { id: draft.ticket.id });
  const id = await receiveOn(ctx, held, { ...message, from });
  const events = await storeTicket(ctx, held);
  Object.assign(draft.ticket, { status: held.ticket.status, status_category: held.ticket.status_category });
  ctx.emit('ticket.message_received', {
    ticket: (await selectEventTicket(ctx.db, draft.ticket.id))!,
    message: await selectEventMessage(ctx.db, id),
    is_new_ticket: false,
  });
  tell(ctx, ['ticket.status_changed', 'ticket.updated'], [...events, ...added]);
  return id;
}

/** The correspondent who said it; a new one is a participant. */
async function authorOf(
  ctx: WriteContext,
  { ticket }: TicketDraft,
  input: NonNullable<TicketMessageCreate['correspondent']>,
): Promise<TicketCorrespondent> {
  const find = () => ticket.correspondents.find((person) => hasSameAddress(person, input));
  const known = find();
  if (known !== undefined) return known;
  const before = new Set(ticket.correspondents.map(({ id }) => id));
  const people = withCorrespondents(
    ticket.correspondents,
    [{ ...input, role: 'participant' }],
    'body.correspondent',
  );
  const client = ticket.client_id === null ? null : ((await findClient(ctx.db, ticket.client_id)) ?? null);
  matchContacts(people, client, [], before);
  ticket.correspondents = people;
  return people.find(({ id }) => !before.has(id))!;
}

async function recordOutbound(
  ctx: WriteContext<RecordedEvent>,
  draft: TicketDraft,
  isImported: boolean,
  message: Recorded,
): Promise<string> {
  const { ticket } = draft;
  const isFirst = !isImported && ticket.first_inbound_at !== null && ticket.first_response_at === null;
  const id = await addOutbound(ctx, ticket, {
    ...message,
    is_imported: isImported,
    details: { ...message.details, is_first_response: isFirst },
  });
  if (isImported) return id;
  if (isFirst)
    ticket.first_response_at =
      message.occurredAt > ticket.first_inbound_at! ? message.occurredAt : ticket.first_inbound_at;
  if (ticket.status_category === 'new') moveTicketTo(draft, 'open');
  tell(ctx, ['ticket.status_changed'], await storeTicket(ctx, draft));
  return id;
}

const result = async (
  ctx: WriteContext,
  { ticket }: TicketDraft,
  messageId: string,
  outcome: 'recorded' | 'unchanged',
): Promise<TicketReplyResult> => ({
  outcome,
  message: await showMessage(ctx, messageId),
  draft: null,
  status: ticket.status,
  status_category: ticket.status_category,
});
