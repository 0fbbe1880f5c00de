import { sql, type RawBuilder } from 'kysely';

// What is unread is counted in the index `chat_messages_sequence` alone: messages and replies by others after the marker that are not
// deleted, muted channels too (D31). `me` is a row of `chat_members`.

const unread = sql`from chat_messages _unread
  where _unread.tenant_id = me.tenant_id and _unread.channel_id = me.channel_id and _unread.sequence > me.last_read_sequence
    and _unread.erased_at is null and _unread.actor_id is distinct from me.user_id`;

const isMentioning = sql`(_unread.is_mentioning_all or me.user_id = any(_unread.mentioned_user_ids))`;

export const isUnread = sql<boolean>`(me.status = 'member' and exists (select ${unread}))`;

/** `unread_count`, `mention_count` and the number of the oldest in one scan, as a row. */
export const unreadCounts = sql`(
  select count(*)::int as unread_count, (count(*) filter (where ${isMentioning}))::int as mention_count, min(_unread.sequence) as first_unread ${unread})`;

export interface Counts {
  readonly unread_count: number;
  readonly mention_count: number;
}

/** An object with the counts, for a row that may be nobody's: who is no member has nothing unread. */
export const countsOf = <T>(more: RawBuilder<unknown>): RawBuilder<T> => sql<T>`(
  select jsonb_build_object('unread_count', count(_unread.sequence), 'mention_count', count(_unread.sequence) filter (where ${isMentioning})) || ${more}
  ${unread} and me.status = 'member')`;
