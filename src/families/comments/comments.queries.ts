import { sql } from 'kysely';
import type { Comment, UserRef } from '#generated/types.gen.ts';
import type { CommentsHandlers } from '#generated/families/comments/handlers.ts';
import type { JsonText, ReadContext } from '#src/call/context.ts';
import { searched } from '#src/domain/filters/index.ts';
import { reactionsTo } from '#src/domain/reactions/index.ts';
import { userRef, userRefs } from '#src/domain/refs/index.ts';
import {
  commentedKinds,
  isVisibleRecord,
  viewerIn,
  type RecordViewer,
  type ViewerScope,
} from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  anyOfIds,
  as,
  by,
  byAll,
  emptyLast,
  hasValue,
  holds,
  iso,
  isoOrNull,
  list,
  oneOf,
  oneOfIds,
  record,
  recordFilters,
  recordSorts,
  selectRecord,
  selectRecords,
} from '#src/platform/db/query/index.ts';

type Viewer = Pick<ReadContext, 'db' | 'identity' | 'can'>;

const comments = (db: Db) => db.selectFrom('comments as c');

const isOnVisible = (viewer: RecordViewer) =>
  isVisibleRecord(viewer, sql`c.record_kind`, sql`c.record_id`, commentedKinds);

/** Comments on records that the caller may see. */
const visible = (ctx: Viewer) => comments(ctx.db).where(isOnVisible(ctx));

const attachments = sql<Comment['attachments']>`(
  select coalesce(json_agg(json_build_object('id', f.id, 'file_name', f.file_name, 'content_type', f.content_type, 'size', f.size_bytes) order by a.attached_at, f.id), '[]')
  from record_attachments a join managed_files f on f.tenant_id = a.tenant_id and f.id = a.file_id
  where a.tenant_id = c.tenant_id and a.record_kind = 'comment' and a.record_id = c.id)`;

const hasAttachments = sql<boolean>`exists (
  select from record_attachments a where a.tenant_id = c.tenant_id and a.record_kind = 'comment' and a.record_id = c.id)`;

// What is left of deleted replies holds the thread together, but nobody reads it as a reply.
const replies = sql`from comments r where r.tenant_id = c.tenant_id and r.thread_id = c.id and r.parent_id is not null and r.erased_at is null`;
const lastReplyAt = sql<string | null>`(select max(r.created_at) ${replies})`;

/** The contract's representation of a comment, as `userId` sees it. */
const commentRecord = (query: ReturnType<typeof comments>, userId: string) =>
  record<Comment>()(
    query.select([
      'c.id',
      as<Comment['record_kind']>()('c.record_kind').as('record_kind'),
      'c.record_id',
      'c.thread_id',
      'c.parent_id',
      sql<
        Comment['status']
      >`case when c.erased_at is not null then 'deleted' when c.edited_at is not null then 'edited' else 'posted' end`.as(
        'status',
      ),
      'c.body_text',
      userRef('c.author_id').as('author'),
      userRefs('c.mentioned_user_ids').as('mentions'),
      attachments.as('attachments'),
      reactionsTo('comment_reactions', 'c', userId).as('reactions'),
      sql<number>`(select count(*) ${replies})`.as('reply_count'),
      sql<string | null>`app.iso(${lastReplyAt})`.as('last_reply_at'),
      sql<boolean>`c.pinned_at is not null`.as('is_pinned'),
      isoOrNull('c.pinned_at').as('pinned_at'),
      isoOrNull('c.edited_at').as('edited_at'),
      isoOrNull('c.erased_at').as('deleted_at'),
      'c.revision',
      iso('c.created_at').as('created_at'),
      iso('c.updated_at').as('updated_at'),
      'c.author_id as created_by',
    ]),
  );

export const commentList = list<CommentsHandlers['listComments'], ViewerScope>()({
  rows: (db, scope) => comments(db).where(isOnVisible(viewerIn(scope))),
  record: (rows, { userId }) => commentRecord(rows, userId),
  id: 'c.id',
  filters: {
    ...recordFilters('c'),
    created_by: oneOfIds('c.author_id'),
    record_kind: oneOf('c.record_kind'),
    record_id: oneOfIds('c.record_id'),
    thread_id: oneOfIds('c.thread_id'),
    is_reply: hasValue('c.parent_id'),
    is_pinned: hasValue('c.pinned_at'),
    is_deleted: hasValue('c.erased_at'),
    has_attachments: holds(hasAttachments),
    mentioned_user_id: anyOfIds('c.mentioned_user_ids'),
    search: searched('c.id', 'search_comments'),
  },
  sorts: {
    ...recordSorts('c'),
    pinned: byAll(sql`(c.pinned_at is not null)`, by('c.created_at')),
    last_reply_at: emptyLast(lastReplyAt),
  },
});

/** A comment whose record the caller is known to see. */
export function selectComment({ db, identity }: Viewer, id: string): Promise<JsonText<Comment> | undefined> {
  return selectRecord(db, commentRecord(comments(db).where('c.id', '=', id), identity.userId));
}

/** The latest replies of a thread that the caller is known to see, the newest last. */
export async function selectLatestReplies(
  { db, identity }: Viewer,
  threadId: string,
  most: number,
): Promise<Comment[]> {
  const latest = comments(db)
    .where('c.thread_id', '=', threadId)
    .where('c.id', '<>', threadId)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(sql.val(most));
  return (await selectRecords(db, commentRecord(latest, identity.userId))).reverse();
}

/** Who wrote in a thread, the first one first. */
export async function selectParticipants(db: Db, threadId: string, most: number): Promise<UserRef[]> {
  const { rows } = await sql<UserRef>`
    select u.id, u.name, u.email
    from (select author_id, min(created_at) as first_at, min(id::text) as first_id from comments where thread_id = ${threadId} group by author_id) w
    join users u on u.id = w.author_id order by w.first_at, w.first_id limit ${most}`.execute(db);
  return rows;
}

/** A comment as rules see one. */
export interface StoredComment {
  readonly id: string;
  readonly record_kind: Comment['record_kind'];
  readonly record_id: string;
  readonly thread_id: string;
  readonly parent_id: string | null;
  readonly author_id: string;
  readonly body_text: string | null;
  readonly mentioned_user_ids: string[];
  readonly is_pinned: boolean;
  readonly is_erased: boolean;
  readonly revision: number;
}

/** How long others wait: who replies lets others reply as well, who changes lets nobody change or reply, who deletes lets nobody refer to it. */
export type Lock = 'reply' | 'change' | 'delete';

/** A comment on a record that the caller may see; with `lock`, it is kept as it is until the transaction ends. */
export function findComment(ctx: Viewer, id: string, lock?: Lock): Promise<StoredComment | undefined> {
  const found = visible(ctx)
    .where('c.id', '=', id)
    .select([
      'c.id',
      sql<Comment['record_kind']>`c.record_kind`.as('record_kind'),
      'c.record_id',
      'c.thread_id',
      'c.parent_id',
      'c.author_id',
      'c.body_text',
      'c.mentioned_user_ids',
      sql<boolean>`c.pinned_at is not null`.as('is_pinned'),
      sql<boolean>`c.erased_at is not null`.as('is_erased'),
      'c.revision',
    ]);
  if (lock === undefined) return found.executeTakeFirst();
  return { reply: found.forShare('c'), change: found.forNoKeyUpdate('c'), delete: found.forUpdate('c') }[
    lock
  ].executeTakeFirst();
}
