import { sql } from 'kysely';
import type { ChatChannelMember, ChatMemberCandidate, ChatWatchState } from '#generated/types.gen.ts';
import type { ChatHandlers } from '#generated/families/chat/handlers.ts';
import { holdsPermission } from '#src/domain/access/index.ts';
import { userRefOf } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  byName,
  holds,
  iso,
  isoOrNull,
  list,
  mentions,
  oneOf,
  oneOfIds,
  record,
  selectRecord,
  selectRecords,
} from '#src/platform/db/query/index.ts';

const members = (db: Db, channelId: string) =>
  db
    .selectFrom('chat_members as m')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'm.tenant_id').onRef('u.id', '=', 'm.user_id'),
    )
    .where(sql<boolean>`m.channel_id = ${channelId}::uuid`)
    .where(sql<boolean>`u.status <> 'removed'`);

const memberRecord = (query: ReturnType<typeof members>) =>
  record<ChatChannelMember>()(
    query.select([
      'm.channel_id',
      userRefOf('u').as('user'),
      as<ChatChannelMember['status']>()('m.status').as('status'),
      iso('m.joined_at').as('joined_at'),
      isoOrNull('m.left_at').as('left_at'),
      isoOrNull('m.last_read_at').as('last_read_at'),
      'm.added_by',
    ]),
  );

export const memberList = list<ChatHandlers['listChatChannelMembers'], { channelId: string }>()({
  rows: (db, { channelId }) => members(db, channelId),
  record: memberRecord,
  id: 'm.user_id',
  filters: {
    status: { condition: oneOf('m.status'), absent: () => sql<boolean>`m.status = 'member'` },
    user_id: oneOfIds('m.user_id'),
    search: mentions('u.name', 'u.email'),
  },
  sorts: { joined_at: by('m.joined_at'), name: byName('u.name') },
});

export const selectMember = (db: Db, channelId: string, userId: string) =>
  selectRecord(db, memberRecord(members(db, channelId).where('m.user_id', '=', userId)));

export const selectMembers = (db: Db, channelId: string, userIds: readonly string[]) =>
  selectRecords(db, memberRecord(members(db, channelId).where('m.user_id', 'in', [...userIds])));

const departments = sql<ChatMemberCandidate['departments']>`(
  select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name) order by lower(d.name)), '[]')
  from department_members p join departments d on d.tenant_id = p.tenant_id and d.id = p.department_id
  where p.tenant_id = u.tenant_id and p.user_id = u.id)`;

const inDepartment = (departmentIds: readonly string[]) => sql<boolean>`exists (
  select from department_members p where p.tenant_id = u.tenant_id and p.user_id = u.id and p.department_id = any(${departmentIds}::uuid[]))`;

/** People who can be written to: active members with chat.use. */
const chatters = (db: Db) =>
  db
    .selectFrom('users as u')
    .where(sql<boolean>`u.kind = 'member' and u.status = 'active'`)
    .where(holdsPermission('u', 'chat.use'));

/** Nobody is in no channel. */
export const noChannel = '00000000-0000-0000-0000-000000000000';

export const candidateList = list<
  ChatHandlers['listChatMemberCandidates'],
  { userId: string; channelId: string }
>()({
  rows: (db, { userId, channelId }) =>
    chatters(db)
      .leftJoin('chat_members as m', (join) =>
        join
          .onRef('m.tenant_id', '=', 'u.tenant_id')
          .onRef('m.user_id', '=', 'u.id')
          .on(sql<boolean>`m.channel_id = ${channelId}::uuid`),
      )
      .where(sql<boolean>`u.id <> ${userId}::uuid`),
  record: (rows) =>
    record<ChatMemberCandidate>()(
      rows.select([
        userRefOf('u').as('user'),
        departments.as('departments'),
        sql<boolean>`coalesce(m.status = 'member', false)`.as('is_member'),
        sql<boolean>`coalesce(m.status <> 'member', false)`.as('has_left'),
      ]),
    ),
  id: 'u.id',
  filters: {
    // The scope has the channel.
    channel_id: () => undefined as never,
    is_member: holds(sql<boolean>`m.status = 'member'`),
    department_id: inDepartment,
    search: mentions('u.name', 'u.email'),
  },
  sorts: { name: byName('u.name'), email: byName('u.email') },
});

/** Those of these users who can be written to. */
export async function selectChatters(db: Db, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await chatters(db)
    .where('u.id', 'in', [...userIds])
    .select('u.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A member of the agency, whether or not they can be written to. */
export const findPerson = (db: Db, id: string): Promise<{ id: string; may_chat: boolean } | undefined> =>
  db
    .selectFrom('users as u')
    .where('u.id', '=', id)
    .where('u.kind', '=', 'member')
    .select([
      'u.id',
      sql<boolean>`u.status = 'active' and ${holdsPermission('u', 'chat.use')}`.as('may_chat'),
    ])
    .executeTakeFirst();

interface Joining {
  readonly watch: ChatWatchState;
  readonly addedBy: string | null;
}

/**
 * Makes them members as of the latest message: who joins has nothing unread, who returns has what came meanwhile (D31).
 * Answers those who were none.
 */
export async function insertMembers(
  db: Db,
  channelId: string,
  userIds: readonly string[],
  { watch, addedBy }: Joining,
  now: Date,
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<{ user_id: string }>`
    insert into chat_members (channel_id, user_id, watch_state, added_by, joined_at, last_read_sequence)
    select c.id, joining, ${watch}, ${addedBy}::uuid, ${now}::timestamptz, c.last_sequence
    from chat_channels c, unnest(${[...userIds]}::uuid[]) joining where c.id = ${channelId}::uuid
    on conflict (tenant_id, channel_id, user_id) do update
      set status = 'member', left_at = null, added_by = excluded.added_by, joined_at = excluded.joined_at
      where chat_members.status <> 'member'
    returning user_id`.execute(db);
  return rows.map((row) => row.user_id);
}

/** How many would be members of the channel with these. */
export async function countWith(db: Db, channelId: string, userIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select user_id from chat_members where channel_id = ${channelId}::uuid and status = 'member'
      union select unnest(${[...userIds]}::uuid[])) those`.execute(db);
  return rows[0]!.count;
}

/** Answers the membership that ended; undefined when there was none. */
export async function endMembership(
  db: Db,
  channelId: string,
  userId: string,
  status: 'left' | 'removed',
  now: Date,
): Promise<string | undefined> {
  const ended = await db
    .updateTable('chat_members')
    .set({ status, left_at: now })
    .where('channel_id', '=', channelId)
    .where('user_id', '=', userId)
    .where('status', '=', 'member')
    .returning('id')
    .executeTakeFirst();
  return ended?.id;
}
