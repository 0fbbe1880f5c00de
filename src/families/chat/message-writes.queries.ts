import type { Db } from '#src/platform/db/index.ts';
import { jsonb, reviseRecord } from '#src/platform/db/query/index.ts';
import type { NewMessage } from './messages.queries.ts';

/** Stores a message; false when its author has sent one with the same `client_message_id` meanwhile. */
export async function insertMessage(
  db: Db,
  { author, references, ...message }: NewMessage,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('chat_messages')
    .values({
      ...message,
      mentioned_user_ids: [...message.mentioned_user_ids],
      actor_type: author.type,
      actor_id: author.id ?? null,
      actor_name: author.name ?? null,
      referred: jsonb(references) as never,
      updated_at: message.sent_at,
    })
    .onConflict((on) => on.columns(['tenant_id', 'actor_id', 'client_message_id']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The channel's latest message is this one, and its author has read up to it (D31). */
export async function moveChannel(
  db: Db,
  { id, channel_id: channelId, sequence, sent_at: sentAt, author }: NewMessage,
): Promise<void> {
  await db
    .updateTable('chat_channels')
    .set({ last_sequence: sequence, last_message_at: sentAt })
    .where('id', '=', channelId)
    .execute();
  if (author.id === undefined) return;
  await db
    .updateTable('chat_members')
    .set({ last_read_sequence: sequence, last_read_message_id: id, last_read_at: sentAt })
    .where('channel_id', '=', channelId)
    .where('user_id', '=', author.id)
    .execute();
}

export interface MessageChanges {
  readonly body_text?: string | null;
  readonly mentioned_user_ids?: string[];
  readonly is_mentioning_all?: boolean;
  readonly referred?: readonly { readonly kind: string; readonly id: string }[];
}

export async function reviseMessage(
  db: Db,
  id: string,
  { referred, ...changes }: MessageChanges,
  now: Date,
): Promise<void> {
  await reviseRecord(
    db,
    'chat_messages',
    id,
    { ...changes, ...(referred !== undefined && { referred: jsonb(referred) as never }), edited_at: now },
    now,
  );
}

/** Erases what the message says, with its files and reactions; id, author and times stay. */
export async function eraseMessage(db: Db, id: string, userId: string, now: Date): Promise<void> {
  await db.deleteFrom('chat_reactions').where('chat_message_id', '=', id).execute();
  await db
    .deleteFrom('record_attachments')
    .where('record_kind', '=', 'chat_message')
    .where('record_id', '=', id)
    .execute();
  await reviseRecord(
    db,
    'chat_messages',
    id,
    {
      body_text: null,
      mentioned_user_ids: [],
      is_mentioning_all: false,
      referred: jsonb([]) as never,
      client_message_id: null,
      edited_at: null,
      erased_at: now,
      erased_by: userId,
    },
    now,
  );
}

/** A reaction or a reply came or went: a copy has to be read again, and an author who edits has nothing to do with it. */
export async function touchMessage(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('chat_messages').set({ updated_at: now }).where('id', '=', id).execute();
}

export async function selectFileIds(db: Db, messageId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('record_attachments')
    .where('record_kind', '=', 'chat_message')
    .where('record_id', '=', messageId)
    .select('file_id')
    .execute();
  return rows.map((row) => row.file_id);
}
