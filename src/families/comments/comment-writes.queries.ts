import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { reviseRecord } from '#src/platform/db/query/index.ts';

export interface NewComment {
  readonly id: string;
  readonly record_kind: string;
  readonly record_id: string;
  readonly thread_id: string;
  readonly parent_id: string | null;
  readonly body_text: string;
  readonly author_id: string;
  readonly mentioned_user_ids: string[];
}

export async function insertComment(db: Db, comment: NewComment, now: Date): Promise<void> {
  await db
    .insertInto('comments')
    .values({ ...comment, created_at: now, updated_at: now })
    .execute();
}

export interface CommentChanges {
  readonly body_text?: string;
  readonly mentioned_user_ids?: string[];
  readonly edited_at?: Date;
  readonly pinned_at?: Date | null;
  readonly pinned_by?: string | null;
}

/** Stores a change of a locked comment; without any, only that something on it changed. */
export async function updateComment(db: Db, id: string, changes: CommentChanges, now: Date): Promise<void> {
  await reviseRecord(db, 'comments', id, changes, now);
}

export async function hasReplies(db: Db, id: string): Promise<boolean> {
  return (
    (await db.selectFrom('comments').where('parent_id', '=', id).select('id').limit(1).executeTakeFirst()) !==
    undefined
  );
}

export async function deleteComment(db: Db, id: string): Promise<void> {
  await db.deleteFrom('comments').where('id', '=', id).execute();
}

/** Leaves of a comment its place, author and times. */
export async function eraseComment(db: Db, id: string, now: Date): Promise<void> {
  await sql`
    with reactions as (delete from comment_reactions where comment_id = ${id}),
      files as (delete from record_attachments where record_kind = 'comment' and record_id = ${id})
    update comments set body_text = null, mentioned_user_ids = '{}', pinned_at = null, pinned_by = null, erased_at = ${now}, revision = revision + 1, updated_at = ${now}
    where id = ${id}`.execute(db);
}

/** Deletes what is left of a deleted comment once nobody replies to it any more; answers what it was; undefined when it stays. */
export async function deleteErasedParent(
  db: Db,
  id: string,
): Promise<{ parent_id: string | null; revision: number } | undefined> {
  // The lock comes first: whoever deletes the comment at this moment has seen the reply that is going.
  const left = await db
    .selectFrom('comments')
    .where('id', '=', id)
    .select(['parent_id', 'erased_at', 'revision'])
    .forUpdate()
    .executeTakeFirst();
  if (left === undefined || left.erased_at === null || (await hasReplies(db, id))) return undefined;
  await deleteComment(db, id);
  return left;
}
