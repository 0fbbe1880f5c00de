import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

const membersAt = sql`from chat_members m join users u on u.tenant_id = m.tenant_id and u.id = m.user_id
  where m.status = 'member' and u.status in ('active', 'invited')`;

/** Those of these users who are in the channel. */
export async function selectMentionable(
  db: Db,
  channelId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select m.user_id ${membersAt} and m.channel_id = ${channelId}::uuid and m.user_id = any(${[...userIds]}::uuid[])`.execute(
    db,
  );
  return rows.map((row) => row.user_id);
}

export interface Sent {
  readonly channel_id: string;
  readonly thread_root_id: string | null;
  readonly mentioned_user_ids: readonly string[];
  readonly is_mentioning_all: boolean;
}

export interface Recipient {
  readonly user_id: string;
  readonly is_mentioned: boolean;
}

/**
 * Whom to tell of a message by their watch state (D33): who is mentioned, who watches all, and who wrote in the thread; nobody who
 * muted the channel.
 */
export async function selectRecipients(
  db: Db,
  {
    channel_id: channelId,
    thread_root_id: rootId,
    mentioned_user_ids: mentioned,
    is_mentioning_all: isAll,
  }: Sent,
): Promise<Recipient[]> {
  const isMentioned = sql`(${isAll}::boolean or m.user_id = any(${[...mentioned]}::uuid[]))`;
  const wroteInThread = sql`exists (
    select from chat_messages w where w.tenant_id = m.tenant_id and w.actor_id = m.user_id and (w.id = ${rootId}::uuid or w.thread_root_id = ${rootId}::uuid))`;
  const { rows } = await sql<Recipient>`
    select m.user_id, ${isMentioned} as is_mentioned ${membersAt} and m.channel_id = ${channelId}::uuid
      and m.watch_state <> 'muted' and (${isMentioned} or m.watch_state = 'all' or ${wroteInThread})`.execute(
    db,
  );
  return rows;
}
