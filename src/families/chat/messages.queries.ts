import { sql, type RawBuilder } from 'kysely';
import type { Actor, ChatMessage } from '#generated/types.gen.ts';
import type { ChatHandlers } from '#generated/families/chat/handlers.ts';
import type { JsonText, Page } from '#src/call/context.ts';
import { searched } from '#src/domain/filters/index.ts';
import { reactionsTo } from '#src/domain/reactions/index.ts';
import { actorOf, userRefs } from '#src/domain/refs/index.ts';
import {
  isShownTo,
  nameIfVisible,
  viewerIn,
  type RecordViewer,
  type ViewerScope,
} from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  anyOfIds,
  before,
  by,
  hasValue,
  holds,
  iso,
  isoOrNull,
  list,
  oneOfIds,
  record,
  selectRecord,
  selectRecords,
  since,
} from '#src/platform/db/query/index.ts';
import type { Viewer } from './channels.queries.ts';

const messages = (db: Db) => db.selectFrom('chat_messages as m');

const isShown = (viewer: RecordViewer): RawBuilder<boolean> => isShownTo('chat_message', viewer, 'm');

const isInOwnChannel = (userId: string) => sql<boolean>`exists (
  select from chat_members _own where _own.tenant_id = m.tenant_id and _own.channel_id = m.channel_id and _own.user_id = ${userId}::uuid and _own.status = 'member')`;

const files = sql`from record_attachments a join managed_files f on f.tenant_id = a.tenant_id and f.id = a.file_id
  where a.tenant_id = m.tenant_id and a.record_kind = 'chat_message' and a.record_id = m.id`;

const attachments = sql<ChatMessage['attachments']>`(
  select coalesce(json_agg(json_build_object('id', f.id, 'file_name', f.file_name, 'content_type', f.content_type, 'size', f.size_bytes) order by a.attached_at, f.id), '[]') ${files})`;

/** Records that it refers to, in its order; those that the reader may not see have no name. */
const references = (viewer: RecordViewer) => sql<ChatMessage['references']>`(
  select coalesce(json_agg(json_build_object('kind', _to.kind, 'id', _to.id, 'name', ${nameIfVisible(viewer, sql`_to.kind`, sql`_to.id`)}) order by _to.place), '[]')
  from rows from (jsonb_to_recordset(m.referred) as (kind text, id uuid)) with ordinality as _to (kind, id, place))`;

// What is left of deleted replies holds the thread together, but nobody reads it as a reply.
const replies = sql`from chat_messages _reply where _reply.tenant_id = m.tenant_id and _reply.thread_root_id = m.id and _reply.erased_at is null`;

/** The contract's representation of a message, as the viewer sees it. */
const messageRecord = (query: ReturnType<typeof messages>, viewer: RecordViewer) => {
  const { userId } = viewer.identity;
  return record<ChatMessage>()(
    query.select([
      'm.id',
      'm.channel_id',
      'm.thread_root_id',
      sql<
        ChatMessage['status']
      >`case when m.erased_at is not null then 'deleted' when m.edited_at is not null then 'edited' else 'sent' end`.as(
        'status',
      ),
      actorOf('m').as('author'),
      'm.body_text',
      userRefs('m.mentioned_user_ids').as('mentions'),
      'm.is_mentioning_all',
      attachments.as('attachments'),
      references(viewer).as('references'),
      reactionsTo('chat_reactions', 'm', userId).as('reactions'),
      sql<number>`(select count(*) ${replies})`.as('reply_count'),
      sql<string | null>`(select app.iso(max(_reply.sent_at)) ${replies})`.as('last_reply_at'),
      sql<string | null>`case when m.actor_id = ${userId}::uuid then m.client_message_id end`.as(
        'client_message_id',
      ),
      iso('m.sent_at').as('sent_at'),
      isoOrNull('m.edited_at').as('edited_at'),
      isoOrNull('m.erased_at').as('deleted_at'),
      'm.revision',
      iso('m.updated_at').as('updated_at'),
    ]),
  );
};

/** The number of a message in its channel, for what comes before and after it there. */
const placeOf = (id: string) => sql`(select sequence from chat_messages where id = ${id}::uuid)`;
const isBeside = (id: string) =>
  sql`m.channel_id = (select channel_id from chat_messages where id = ${id}::uuid)`;

/** All lists of messages are cut before their columns are computed: these cost more than the rows. */
const cutFirst = 'm';

type MessageScope = ViewerScope & {
  /** Channels are named: others than the caller's show to those who moderate. */
  readonly isNamed: boolean;
};

export const messageList = list<ChatHandlers['listChatMessages'], MessageScope>()({
  rows: (db, scope) =>
    messages(db).where(scope.isNamed ? isShown(viewerIn(scope)) : isInOwnChannel(scope.userId)),
  record: (rows, scope) => messageRecord(rows, viewerIn(scope)),
  id: 'm.id',
  cutFirst,
  filters: {
    id: oneOfIds('m.id'),
    channel_id: oneOfIds('m.channel_id'),
    author_id: oneOfIds('m.actor_id'),
    thread_root_id: oneOfIds('m.thread_root_id'),
    is_reply: hasValue('m.thread_root_id'),
    mentioned_user_id: anyOfIds('m.mentioned_user_ids'),
    has_attachments: holds(sql<boolean>`exists (select ${files})`),
    is_deleted: hasValue('m.erased_at'),
    sent_after: since('m.sent_at'),
    sent_before: before('m.sent_at'),
    before_message_id: (id) => sql<boolean>`${isBeside(id)} and m.sequence < ${placeOf(id)}`,
    after_message_id: (id) => sql<boolean>`${isBeside(id)} and m.sequence > ${placeOf(id)}`,
    updated_after: since('m.updated_at'),
    updated_before: before('m.updated_at'),
    search: searched('m.id', 'search_chat_messages'),
  },
  sorts: { sent_at: by('m.sent_at'), updated_at: by('m.updated_at') },
});

export const threadList = list<ChatHandlers['listChatThreadMessages'], ViewerScope & { rootId: string }>()({
  rows: (db, { rootId }) => messages(db).where(sql<boolean>`m.thread_root_id = ${rootId}::uuid`),
  record: (rows, scope) => messageRecord(rows, viewerIn(scope)),
  id: 'm.id',
  cutFirst,
  filters: { search: searched('m.id', 'search_chat_messages'), updated_after: since('m.updated_at') },
  sorts: { sent_at: by('m.sent_at'), updated_at: by('m.updated_at') },
});

export type MessagePage = Page<ChatMessage>;

/** A message that the caller is known to see. */
export const selectMessage = (ctx: Viewer, id: string): Promise<JsonText<ChatMessage> | undefined> =>
  selectRecord(ctx.db, messageRecord(messages(ctx.db).where('m.id', '=', id), ctx));

/** A message as rules see one. */
export interface StoredMessage {
  readonly id: string;
  readonly channel_id: string;
  readonly thread_root_id: string | null;
  readonly sequence: number;
  readonly actor_id: string | null;
  readonly body_text: string | null;
  readonly mentioned_user_ids: string[];
  readonly is_mentioning_all: boolean;
  readonly referred: { readonly kind: string; readonly id: string }[];
  /** As Postgres writes it. */
  readonly sent_at: string;
  readonly is_deleted: boolean;
  readonly revision: number;
}

const storedMessage = (query: ReturnType<typeof messages>) =>
  query.select([
    'm.id',
    'm.channel_id',
    'm.thread_root_id',
    'm.sequence',
    'm.actor_id',
    'm.body_text',
    'm.mentioned_user_ids',
    'm.is_mentioning_all',
    sql<StoredMessage['referred']>`m.referred`.as('referred'),
    sql<string>`m.sent_at`.as('sent_at'),
    sql<boolean>`m.erased_at is not null`.as('is_deleted'),
    'm.revision',
  ]);

/** A message in a channel that the caller may see. Changes of messages are made under the lock of the channel: see `requireMessage`. */
export const findMessage = (ctx: Viewer, id: string): Promise<StoredMessage | undefined> =>
  storedMessage(messages(ctx.db).where('m.id', '=', id).where(isShown(ctx))).executeTakeFirst();

/** Up to `count` messages beside one, in its thread if it is a reply, else among the first ones of threads; the nearest first. */
export function selectBeside(
  ctx: Viewer,
  { channel_id: channelId, thread_root_id: rootId, sequence }: StoredMessage,
  direction: 'before' | 'after',
  count: number,
): Promise<ChatMessage[]> {
  const [sign, order] = direction === 'before' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
  const beside = messages(ctx.db)
    .where('m.channel_id', '=', channelId)
    .where('m.thread_root_id', rootId === null ? 'is' : '=', rootId)
    .where('m.sequence', sign, sequence)
    .orderBy('m.sequence', order)
    .limit(sql.val(count));
  return selectRecords(ctx.db, messageRecord(beside, ctx));
}

export interface NewMessage {
  readonly id: string;
  readonly channel_id: string;
  readonly sequence: number;
  readonly thread_root_id: string | null;
  readonly body_text: string | null;
  readonly author: Actor;
  readonly mentioned_user_ids: readonly string[];
  readonly is_mentioning_all: boolean;
  readonly references: readonly { readonly kind: string; readonly id: string }[];
  readonly client_message_id: string | null;
  readonly sent_at: Date;
}

/** The author's first message with the id that their program gave it. */
export const findByClientId = async (
  db: Db,
  authorId: string,
  clientMessageId: string,
): Promise<{ id: string; channel_id: string } | undefined> =>
  db
    .selectFrom('chat_messages')
    .where('actor_id', '=', authorId)
    .where('client_message_id', '=', clientMessageId)
    .select(['id', 'channel_id'])
    .executeTakeFirst();
