import { storedId } from '#src/platform/db/query/index.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { membersWhoSee, namesOf, type Target } from '#src/domain/records/index.ts';
import type { StoredComment } from './comments.queries.ts';

/** Members as they are stored: each once. */
export const membersOf = (ids: readonly string[] | undefined): string[] => [
  ...new Set((ids ?? []).map(storedId)),
];

/** 400 with its place when one of `wanted` may not see the record. `sent`: the ids as they stand in the body. */
export async function requireMentionable(
  ctx: ReadContext,
  record: Target,
  sent: readonly string[],
  wanted: readonly string[] = membersOf(sent),
): Promise<void> {
  if (wanted.length === 0) return;
  const fit = new Set(await membersWhoSee(ctx, record, wanted));
  const place = sent.findIndex((id) => wanted.includes(storedId(id)) && !fit.has(storedId(id)));
  if (place >= 0)
    throw invalid(
      `body.mentioned_user_ids[${place}]`,
      `names ${sent[place]}, who is not an active member or cannot see the record.`,
    );
}

/** Where a comment is, as its notifications need it. */
type Place = Pick<StoredComment, 'id' | 'record_kind' | 'record_id'>;

export async function notifyMentioned(
  ctx: WriteContext,
  comment: Place,
  words: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  await notify(
    ctx,
    {
      kind: 'mention',
      title: `${ctx.identity.name} mentioned you in ${await nameOf(ctx, comment)}`,
      body: words,
      record: { kind: comment.record_kind, id: comment.record_id },
      commentId: comment.id,
      topic: comment.id,
    },
    userIds,
  );
}

/** Tells those who take part in a thread of a new comment in it. */
export async function notifyParticipants(
  ctx: WriteContext,
  comment: Place & Pick<StoredComment, 'thread_id'>,
  words: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  await notify(
    ctx,
    {
      kind: 'comment',
      title: `${ctx.identity.name} commented on ${await nameOf(ctx, comment)}`,
      body: words,
      record: { kind: comment.record_kind, id: comment.record_id },
      commentId: comment.id,
      topic: comment.thread_id,
    },
    userIds,
  );
}

export async function notifyAuthor(ctx: WriteContext, comment: StoredComment, emoji: string): Promise<void> {
  if (comment.author_id === ctx.identity.userId) return;
  await notify(
    ctx,
    {
      kind: 'reaction',
      title: `${ctx.identity.name} reacted ${emoji} to your comment on ${await nameOf(ctx, comment)}`,
      record: { kind: comment.record_kind, id: comment.record_id },
      commentId: comment.id,
      topic: comment.id,
    },
    [comment.author_id],
  );
}

async function nameOf(ctx: WriteContext, { record_kind: kind, record_id: id }: Place): Promise<string> {
  const [record] = await namesOf(ctx, [{ kind, id }]);
  return record?.name ?? kind.replaceAll('_', ' ');
}
