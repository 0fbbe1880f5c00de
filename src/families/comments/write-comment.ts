import { parseRecord, uuid7 } from '#src/platform/db/query/index.ts';
import type { WriteContext } from '#src/call/context.ts';
import { attach, requireFiles } from '#src/domain/files/index.ts';
import { findEventEscalation, selectParticipantIds } from '#src/domain/escalations/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import type { VisibleRecord } from '#src/domain/records/index.ts';
import type { Comment } from '#generated/types.gen.ts';
import { recordActivity, recordOnTask } from './activity.ts';
import { insertComment } from './comment-writes.queries.ts';
import { requireWords, showComment, targetOf } from './comments.ts';
import { selectParticipants, type StoredComment } from './comments.queries.ts';

import { membersOf, requireMentionable, notifyMentioned, notifyParticipants } from './mentions.ts';

type Writer = WriteContext<'escalation.comment_added'>;

/** What is to be said, as both requests write it. */
export interface Words {
  readonly body_text: string;
  readonly mentioned_user_ids?: readonly string[];
  readonly attachment_ids?: readonly string[];
}

export interface Writing {
  readonly record: VisibleRecord<Comment['record_kind']>;
  /** Comment on it, locked, to reply to; absent for a new thread. */
  readonly parent?: StoredComment;
  readonly words: Words;
  /** Whether everybody who wrote in the thread before is told. */
  readonly toParticipants?: boolean;
}

/** Stores a comment and tells of it: the mentioned, the task that it is on, and subscribers when it is on an escalation. */
export async function writeComment(
  ctx: Writer,
  { record, parent, words, toParticipants = false }: Writing,
): Promise<Comment> {
  const mentioned = membersOf(words.mentioned_user_ids);
  await requireMentionable(ctx, record, words.mentioned_user_ids ?? []);
  const files = await requireFiles(ctx, words.attachment_ids ?? [], 'body.attachment_ids');
  if (parent !== undefined) requireWords(parent);

  const id = uuid7();
  const comment = {
    id,
    record_kind: record.kind,
    record_id: record.id,
    thread_id: parent?.thread_id ?? id,
    parent_id: parent?.id ?? null,
    body_text: words.body_text,
    author_id: ctx.identity.userId,
    mentioned_user_ids: mentioned,
  };
  const before =
    toParticipants && parent !== undefined
      ? await selectParticipants(ctx.db, parent.thread_id, maxNotified)
      : [];
  await insertComment(ctx.db, comment, ctx.now);
  await attach(ctx, { kind: 'comment', id }, files, ctx.identity.userId);
  await recordOnTask(ctx, record, id);
  await recordActivity(ctx, comment, 'added');
  await notifyMentioned(ctx, comment, words.body_text, mentioned);
  // Who takes part in an escalation hears of all that is said about it.
  const involved = record.kind === 'escalation' ? await selectParticipantIds(ctx.db, record.id) : [];
  const told = [...before.map((user) => user.id), ...involved];
  await notifyParticipants(
    ctx,
    comment,
    words.body_text,
    told.filter((user) => !mentioned.includes(user)),
  );
  const written = parseRecord(await showComment(ctx, id));
  await emitAdded(ctx, written);
  ctx.audit({ recordKind: 'comment', recordId: id, action: 'created' });
  ctx.announce({ kind: 'comment', id, revision: 1 });
  return written;
}

const maxNotified = 200;

/** Subscribers are told of comments on escalations only (domain model §17). */
async function emitAdded(
  ctx: Writer,
  { id, record_kind, record_id, body_text, author, mentions, created_at }: Comment,
): Promise<void> {
  if (record_kind !== 'escalation') return;
  const escalation = await findEventEscalation(ctx.db, record_id);
  if (escalation !== undefined)
    ctx.emit('escalation.comment_added', {
      escalation,
      comment: { id, body_text, author, mentions, created_at },
    });
}

/** 400 when the comment to reply to is on another record. */
export function requireSameRecord(parent: StoredComment, record: VisibleRecord): void {
  const { kind, id } = targetOf(parent);
  if (kind !== record.kind || id !== record.id)
    throw invalid('body.parent_id', 'is a comment on another record.');
}
