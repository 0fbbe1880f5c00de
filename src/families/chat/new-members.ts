import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { selectChatters } from './members.queries.ts';

/** The people named, each once, without the caller. */
export const othersOf = ({ identity }: ReadContext, ids: readonly string[]): string[] =>
  [...new Set(ids.map(storedId))].filter((id) => id !== identity.userId);

/** 400 with its place when one of `wanted` cannot be written to. `sent`: the ids as they stand in the request. */
export async function requireChatters(
  ctx: ReadContext,
  wanted: readonly string[],
  sent: readonly string[],
  place: string,
): Promise<void> {
  const fit = new Set(await selectChatters(ctx.db, wanted));
  const index = sent.findIndex((id) => wanted.includes(storedId(id)) && !fit.has(storedId(id)));
  if (index >= 0)
    throw invalid(`${place}[${index}]`, `names ${sent[index]}, who is not an active member with chat.use.`);
}

export const notifyAdded = (
  ctx: WriteContext,
  { id, name }: { readonly id: string; readonly name: string },
  userIds: readonly string[],
): Promise<string[]> =>
  notify(
    ctx,
    {
      kind: 'chat_message',
      title: `${ctx.identity.name} added you to ${name}`,
      record: null,
      topic: `chat_channel ${id}`,
    },
    userIds,
  );
