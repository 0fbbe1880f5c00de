import { sql } from 'kysely';
import type { TicketChannel, TicketMessageDirection, TicketMessageKind } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** A message or note to store. */
export interface NewMessage {
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
  { mentioned_user_ids: mentioned, ...message }: NewMessage,
  now: Date,
): Promise<void> {
  await db
    .insertInto('ticket_messages')
    .values({
      ...message,
      mentioned_user_ids: [...mentioned],
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
