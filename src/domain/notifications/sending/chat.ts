import type { SystemChangeContext } from '#src/platform/events/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { ensureOwnChannel, insertServiceMessage } from './chat.queries.ts';

/**
 * Writes a notification into the member's direct channel with themselves, which the first one makes. False when the member muted it or
 * may not chat.
 */
export async function postNotice(
  ctx: SystemChangeContext,
  userId: string,
  { subject, body_text: body }: { readonly subject: string; readonly body_text: string | null },
): Promise<boolean> {
  const channel = await ensureOwnChannel(ctx.db, userId, ctx.now);
  if (channel === undefined || channel.is_muted) return false;
  const id = uuid7();
  const text = body === null ? subject : `${subject}\n\n${body}`;
  await insertServiceMessage(ctx.db, { id, channelId: channel.id, text }, ctx.now);
  ctx.announce({ kind: 'chat_message', id, revision: 1 });
  return true;
}
