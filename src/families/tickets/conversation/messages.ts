import type { TicketMessage } from '#generated/types.gen.ts';
import type { GetTicketMessageInput, ListTicketMessagesInput } from '#generated/families/tickets/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { messageList, selectMessage } from './messages.queries.ts';

export const listTicketMessages = (ctx: ReadContext, { query }: ListTicketMessagesInput) => {
  const asked = query.include ?? [];
  return messageList.page(ctx.db, query, {
    ...viewerScope(ctx),
    extra: { quoted_text: asked.includes('quoted_text'), body_html: asked.includes('body_html') },
  });
};

export async function getTicketMessage(
  ctx: ReadContext,
  { path, query }: GetTicketMessageInput,
): Promise<TicketMessage> {
  const message = await selectMessage(ctx, storedId(path.id), query.include);
  if (message === undefined) throw notFound('ticket message', path.id);
  return message;
}

/** A message that the caller is known to see. */
export async function showMessage(ctx: ReadContext, id: string): Promise<TicketMessage> {
  const message = await selectMessage(ctx, id);
  if (message === undefined) throw notFound('ticket message', id);
  return message;
}
