import { sql, type RawBuilder } from 'kysely';
import type { ChatChannel } from '#generated/types.gen.ts';
import type { ChatHandlers } from '#generated/families/chat/handlers.ts';
import type { JsonText, ReadContext } from '#src/call/context.ts';
import { actorOf, clientRefOrNull, userRefOf } from '#src/domain/refs/index.ts';
import {
  isShownTo,
  viewerIn,
  viewerScope,
  type RecordViewer,
  type ViewerScope,
} from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  emptyLast,
  hasValue,
  holds,
  iso,
  isoOrNull,
  list,
  mentions,
  oneOf,
  oneOfIds,
  record,
  recordFilters,
  recordSorts,
  selectRecord,
} from '#src/platform/db/query/index.ts';
import { countsOf, isUnread } from './unread.queries.ts';

export type Viewer = Pick<ReadContext, 'db' | 'identity' | 'can'>;

/** Channels, each with the membership of a user, if there is one: `me`. */
export const channelsOf = (db: Db, userId: string) =>
  db.selectFrom('chat_channels as c').leftJoin('chat_members as me', (join) =>
    join
      .onRef('me.tenant_id', '=', 'c.tenant_id')
      .onRef('me.channel_id', '=', 'c.id')
      .on(sql<boolean>`me.user_id = ${userId}::uuid`),
  );

export const isShownChannel = (viewer: RecordViewer): RawBuilder<boolean> =>
  isShownTo('chat_channel', viewer, 'c');

/** Members who were not removed from the agency. */
export const memberCount = sql<number>`(
  select count(*) from chat_members _member join users _person on _person.tenant_id = _member.tenant_id and _person.id = _member.user_id
  where _member.tenant_id = c.tenant_id and _member.channel_id = c.id and _member.status = 'member' and _person.status <> 'removed')`;

const otherUserId = (userId: string) =>
  sql`case when c.first_user_id = ${userId}::uuid then c.second_user_id else c.first_user_id end`;

const ofOtherUser = <T>(column: RawBuilder<T>, userId: string) =>
  sql<T>`(select ${column} from users _other where _other.tenant_id = c.tenant_id and _other.id = ${otherUserId(userId)})`;

/** What the user calls the channel. */
export const channelName = (userId: string): RawBuilder<string> =>
  sql<string>`coalesce(c.name, ${ofOtherUser(sql`_other.name`, userId)})`;

const department = sql<
  ChatChannel['department']
>`case when c.department_id is not null then json_build_object('id', c.department_id, 'name', c.name) end`;

/** The latest message that is not deleted; former members do not see what was written since. */
const lastMessage = (viewer: RecordViewer) => sql<ChatChannel['last_message']>`(
  select json_build_object('id', _last.id, 'author', ${actorOf('_last')}, 'excerpt', left(coalesce(_last.body_text, ''), 200), 'sent_at', app.iso(_last.sent_at))
  from chat_messages _last
  where _last.tenant_id = c.tenant_id and _last.channel_id = c.id and _last.erased_at is null and ${isShownChannel(viewer)}
  order by _last.sequence desc limit 1)`;

const callerState = countsOf<
  ChatChannel['caller']
>(sql`jsonb_build_object('membership', me.status, 'watch_state', me.watch_state,
  'last_read_message_id', me.last_read_message_id, 'last_read_at', app.iso(me.last_read_at))`);

/** The contract's representation of a channel, as the viewer sees it. */
const channelRecord = (query: ReturnType<typeof channelsOf>, viewer: RecordViewer) => {
  const { userId } = viewer.identity;
  return record<ChatChannel>()(
    query.select([
      'c.id',
      'c.kind',
      channelName(userId).as('name'),
      'c.description',
      clientRefOrNull('c.client_id').as('client'),
      department.as('department'),
      ofOtherUser<ChatChannel['other_user']>(userRefOf('_other'), userId).as('other_user'),
      memberCount.as('member_count'),
      lastMessage(viewer).as('last_message'),
      isoOrNull('c.last_message_at').as('last_message_at'),
      callerState.as('caller'),
      'c.revision',
      iso('c.created_at').as('created_at'),
      iso('c.updated_at').as('updated_at'),
      isoOrNull('c.archived_at').as('archived_at'),
      'c.created_by',
    ]),
  );
};

const hasMember = (userIds: readonly string[]) => sql<boolean>`exists (
  select from chat_members _member where _member.tenant_id = c.tenant_id and _member.channel_id = c.id
    and _member.status = 'member' and _member.user_id = any(${userIds}::uuid[]))`;

const isMember = sql<boolean>`me.status = 'member'`;

export const channelList = list<ChatHandlers['listChatChannels'], ViewerScope>()({
  // Those that somebody left are listed when they ask for them.
  rows: (db, scope) =>
    channelsOf(db, scope.userId).where(
      sql<boolean>`(me.status is not null or ${isShownChannel(viewerIn(scope))})`,
    ),
  record: (rows, scope) => channelRecord(rows, viewerIn(scope)),
  id: 'c.id',
  filters: {
    ...recordFilters('c'),
    kind: oneOf('c.kind'),
    client_id: oneOfIds('c.client_id'),
    department_id: oneOfIds('c.department_id'),
    member_id: hasMember,
    membership: {
      condition: oneOf('me.status'),
      absent: ({ is_member }) => (is_member === undefined ? isMember : undefined),
    },
    is_member: holds(isMember),
    is_unread: holds(isUnread),
    watch_state: oneOf('me.watch_state'),
    is_archived: hasValue('c.archived_at'),
    search: {
      prepare: mentions().prepare,
      condition: (pattern: string, { userId }) =>
        mentions(channelName(userId), 'c.description').condition(pattern),
    },
  },
  sorts: {
    last_message_at: emptyLast('c.last_message_at'),
    ...recordSorts('c'),
    name: (direction, { userId }) => [sql`lower(${channelName(userId)}) ${sql.raw(direction)}`],
  },
});

/** A channel that the caller may see; undefined when there is none. */
export const selectChannel = (ctx: Viewer, id: string): Promise<JsonText<ChatChannel> | undefined> =>
  selectRecord(
    ctx.db,
    channelRecord(
      channelsOf(ctx.db, ctx.identity.userId).where('c.id', '=', id).where(isShownChannel(ctx)),
      ctx,
    ),
  );

/** As `selectChannel`, of one that the caller is known to see or has just ensured. */
export const selectKnownChannel = (ctx: Viewer, id: string): Promise<JsonText<ChatChannel> | undefined> =>
  selectRecord(ctx.db, channelRecord(channelsOf(ctx.db, ctx.identity.userId).where('c.id', '=', id), ctx));

/** A channel as rules see one, with the caller's membership. */
export interface StoredChannel {
  readonly id: string;
  readonly kind: ChatChannel['kind'];
  readonly name: string;
  readonly description: string | null;
  readonly is_archived: boolean;
  readonly is_archived_by_service: boolean;
  /** Of a direct channel: the other member was removed from the agency. */
  readonly has_lost_other: boolean;
  readonly last_sequence: number;
  /** As Postgres writes it. */
  readonly last_message_at: string | null;
  readonly revision: number;
  readonly created_by: string;
  readonly is_member: boolean;
}

/** `read`, or `write`: nobody else changes the channel or writes into it before the transaction ends. */
export type Access = 'read' | 'write';

/** A channel that the caller may see. */
export async function findChannel(
  ctx: Viewer,
  id: string,
  access: Access,
): Promise<StoredChannel | undefined> {
  const { userId } = ctx.identity;
  const found = channelsOf(ctx.db, userId)
    .where('c.id', '=', id)
    .where(isShownChannel(ctx))
    .select([
      'c.id',
      as<ChatChannel['kind']>()('c.kind').as('kind'),
      channelName(userId).as('name'),
      'c.description',
      sql<boolean>`c.archived_at is not null`.as('is_archived'),
      'c.is_archived_by_service',
      sql<boolean>`c.kind = 'direct' and ${ofOtherUser(sql`_other.status`, userId)} = 'removed'`.as(
        'has_lost_other',
      ),
      'c.last_sequence',
      sql<string | null>`c.last_message_at`.as('last_message_at'),
      'c.revision',
      'c.created_by',
      sql<boolean>`coalesce(me.status = 'member', false)`.as('is_member'),
    ]);
  return access === 'read'
    ? found.executeTakeFirst()
    : // Rows under a lock are those of another moment than the rest of the statement, so it is read again under the lock.
      (await lockChannel(ctx.db, id)) && found.executeTakeFirst();
}

async function lockChannel(db: Db, id: string): Promise<true | undefined> {
  const row = await db
    .selectFrom('chat_channels')
    .where('id', '=', id)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row === undefined ? undefined : true;
}

export const scopeOf = (ctx: Viewer): ViewerScope => viewerScope(ctx);
