import type { WriteContext } from '#src/call/context.ts';
import { linkDraft, settleSentReply } from './interactions.queries.ts';
import { takeReply } from './proposals.queries.ts';

type Context = Pick<WriteContext, 'db' | 'identity' | 'now'>;

const decisionOf = ({ identity, now }: Context) => ({
  userId: identity.kind === 'system' ? null : identity.userId,
  now,
});

/** A reply that names the AI's request is saved as a draft: the proposal is taken, and sending it will tell whether it was changed. */
export async function noteDraftOfAi(
  ctx: Context,
  ticketId: string,
  requestId: string | null,
  draftId: string,
): Promise<void> {
  if (requestId === null) return;
  await takeReply(ctx.db, ticketId, requestId, decisionOf(ctx));
  await linkDraft(ctx.db, ticketId, requestId, draftId);
}

/** A reply that names the AI's request is handed to the channel, or was given elsewhere. */
export async function noteReplyOfAi(
  ctx: Context,
  ticketId: string,
  requestId: string | null,
  reply: { readonly text: string; readonly messageId: string; readonly draftId: string | null },
): Promise<void> {
  if (requestId === null) return;
  await takeReply(ctx.db, ticketId, requestId, decisionOf(ctx));
  await settleSentReply(ctx.db, ticketId, requestId, reply);
}
