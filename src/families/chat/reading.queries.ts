import { sql, type RawBuilder } from 'kysely';
import type { ChatReadState, ChatUnreadSummary, ChatWatchState } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { channelName, channelsOf } from './channels.queries.ts';
import { unreadCounts } from './unread.queries.ts';

/** Ids of the messages of a channel up to the one with this number. */
export const messagesUpTo = (channelId: string, sequence: number): RawBuilder<unknown> =>
  sql`select id from chat_messages where channel_id = ${channelId}::uuid and sequence <= ${sequence}`;

export interface Place {
  readonly id: string;
  readonly sequence: number;
}

/** A message of the channel by its id, else its latest. */
export const findPlace = (db: Db, channelId: string, messageId?: string): Promise<Place | undefined> =>
  db
    .selectFrom('chat_messages')
    .where('channel_id', '=', channelId)
    .$if(messageId !== undefined, (query) => query.where('id', '=', messageId!))
    .select(['id', 'sequence'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Moves the marker forward; the membership's id when it moved. */
export async function moveMarker(
  db: Db,
  channelId: string,
  userId: string,
  { id, sequence }: Place,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable('chat_members')
    .set({ last_read_sequence: sequence, last_read_message_id: id, last_read_at: now })
    .where('channel_id', '=', channelId)
    .where('user_id', '=', userId)
    .where('last_read_sequence', '<', sequence)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function selectReadState(db: Db, channelId: string, userId: string): Promise<ChatReadState> {
  const { rows } = await sql<ChatReadState>`
    select me.channel_id, me.last_read_message_id, app.iso(me.last_read_at) as last_read_at, counts.unread_count, counts.mention_count
    from chat_members me cross join lateral ${unreadCounts} counts
    where me.channel_id = ${channelId}::uuid and me.user_id = ${userId}::uuid`.execute(db);
  return rows[0]!;
}

export async function setWatchState(
  db: Db,
  channelId: string,
  userId: string,
  watchState: ChatWatchState,
): Promise<void> {
  await db
    .updateTable('chat_members')
    .set({ watch_state: watchState })
    .where('channel_id', '=', channelId)
    .where('user_id', '=', userId)
    .execute();
}

const maxChannels = 100;

/**
 * All that is unread, in one statement: channels whose latest message the marker has not passed, each counted in the index. Muted
 * ones are listed and not counted.
 */
export function unreadSummary(db: Db, userId: string): RawBuilder<{ summary: ChatUnreadSummary }> {
  const mine = channelsOf(db, userId)
    .where(
      sql<boolean>`me.status = 'member' and c.archived_at is null and c.last_sequence > me.last_read_sequence`,
    )
    .select([
      'c.id as channel_id',
      channelName(userId).as('name'),
      'c.kind',
      'me.watch_state',
      'c.last_message_at',
      sql`me.tenant_id`.as('tenant_id'),
      sql`me.user_id`.as('user_id'),
      sql`me.last_read_sequence`.as('last_read_sequence'),
    ]);
  return sql<{ summary: ChatUnreadSummary }>`
    with unread as materialized (
      select me.*, counts.* from (${mine}) me cross join lateral ${unreadCounts} counts where counts.unread_count > 0),
    listed as (select * from unread order by last_message_at desc, channel_id limit ${sql.lit(maxChannels)})
    select json_build_object(
      'unread_count', coalesce(sum(unread_count) filter (where watch_state <> 'muted'), 0),
      'mention_count', coalesce(sum(mention_count) filter (where watch_state <> 'muted'), 0),
      'unread_channel_count', count(*) filter (where watch_state <> 'muted'),
      'channels', (select coalesce(json_agg(json_build_object('channel_id', l.channel_id, 'name', l.name, 'kind', l.kind, 'watch_state', l.watch_state,
        'unread_count', l.unread_count, 'mention_count', l.mention_count,
        'first_unread_message_id', (select f.id from chat_messages f where f.tenant_id = l.tenant_id and f.channel_id = l.channel_id and f.sequence = l.first_unread),
        'last_message_at', app.iso(l.last_message_at)) order by l.last_message_at desc, l.channel_id), '[]') from listed l),
      'has_more', count(*) > ${sql.lit(maxChannels)}) as summary
    from unread`;
}

export async function selectUnreadSummary(db: Db, userId: string): Promise<ChatUnreadSummary> {
  const { rows } = await unreadSummary(db, userId).execute(db);
  return rows[0]!.summary;
}
