import { sql } from 'kysely';
import type {
  TicketChannel,
  TicketMessageDirection,
  TicketMessageKind,
  TicketRecipient,
  TicketSenderChecks,
} from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { jsonb } from '#src/platform/db/query/index.ts';

/** What is known of messages that came by mail or were recorded. */
export interface MessageDetails {
  readonly subject?: string | null;
  readonly quoted_text?: string | null;
  readonly body_html?: string | null;
  readonly is_truncated?: boolean;
  readonly sender_checks?: TicketSenderChecks | null;
  readonly duration_seconds?: number | null;
  readonly recording_file_id?: string | null;
  readonly external_id?: string | null;
  readonly in_reply_to_id?: string | null;
  readonly message_reference?: string | null;
  /** Of texts, chats and calls: who talks to which address. */
  readonly conversation_key?: string | null;
  /** The message as it arrived. */
  readonly raw_file_id?: string | null;
  readonly is_first_response?: boolean;
  readonly ai_request_id?: string | null;
  readonly generated?: boolean;
  readonly recipients?: Readonly<Record<'to' | 'cc' | 'bcc', readonly TicketRecipient[]>>;
  /** Of all, also of those beyond the ones that are kept. */
  readonly recipient_count?: number;
}

/** A message or note to store. */
export interface NewMessage extends MessageDetails {
  readonly id: string;
  readonly direction: TicketMessageDirection;
  readonly kind: TicketMessageKind;
  readonly channel: TicketChannel;
  readonly correspondent_id: string | null;
  readonly author_id: string | null;
  readonly body_text: string;
  readonly subject: string | null;
  readonly mentioned_user_ids: readonly string[];
  readonly is_imported: boolean;
  readonly occurred_at: string;
  readonly created_by: string | null;
}

export async function insertMessage(
  db: Db,
  ticketId: string,
  sequence: number,
  { mentioned_user_ids: mentioned, recipients, sender_checks: checks, ...message }: NewMessage,
  now: Date,
): Promise<void> {
  await db
    .insertInto('ticket_messages')
    .values({
      ...message,
      mentioned_user_ids: [...mentioned],
      ...(checks !== undefined && { sender_checks: jsonb(checks) as never }),
      ...(recipients !== undefined && {
        recipients_to: jsonb(recipients.to) as never,
        recipients_cc: jsonb(recipients.cc) as never,
        recipients_bcc: jsonb(recipients.bcc) as never,
      }),
      ticket_id: ticketId,
      sequence,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

const previewLength = 300;

/** Beginning of a text in one line. */
const preview = (text: string): string | null => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line === '' ? null : [...line].slice(0, previewLength).join('');
};

/** What a ticket tells of its conversation: counters and times do not change its revision. */
export async function countMessage(
  db: Db,
  ticketId: string,
  { direction, body_text: text, occurred_at: at }: NewMessage,
  now: Date,
): Promise<void> {
  const isNote = direction === 'note';
  const isLatest = sql<boolean>`(${isNote}::boolean is false and (last_message_at is null or last_message_at <= ${at}::timestamptz))`;
  await db
    .updateTable('tickets')
    .set((e) => ({
      last_sequence: e('last_sequence', '+', 1),
      last_activity_at: now,
      ...(isNote ? { note_count: e('note_count', '+', 1) } : { message_count: e('message_count', '+', 1) }),
      last_message_preview: sql<
        string | null
      >`case when ${isLatest} then ${preview(text)}::text else last_message_preview end`,
      last_message_at: sql<
        string | null
      >`case when ${isLatest} then ${at}::timestamptz else last_message_at end`,
      ...(direction === 'inbound' && {
        last_inbound_at: sql<string>`greatest(last_inbound_at, ${at}::timestamptz)`,
      }),
      ...(direction === 'outbound' && {
        last_outbound_at: sql<string>`greatest(last_outbound_at, ${at}::timestamptz)`,
      }),
    }))
    .where('id', '=', ticketId)
    .execute();
}
