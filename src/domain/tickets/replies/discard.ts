import type { WriteContext } from '#src/call/context.ts';
import { dismissReplies } from '../ai/interactions.queries.ts';
import { recount } from '../conversation/move-messages.queries.ts';
import { endDrafts } from '../store/store.queries.ts';
import { discardReviews } from './reviews.queries.ts';
import { withdrawMessages } from './withdraw.queries.ts';

/**
 * Ends replies in progress when their ticket takes none any more: drafts, their open reviews, and their messages that wait. Answers which
 * drafts.
 */
export async function discardDrafts(
  ctx: Pick<WriteContext, 'db' | 'now'>,
  ticketId: string,
): Promise<string[]> {
  const ids = await endDrafts(ctx.db, ticketId);
  if (ids.length === 0) return ids;
  await discardReviews(ctx.db, ids, ctx.now);
  await dismissReplies(ctx.db, ids);
  const withdrawn = await withdrawMessages(ctx.db, ticketId, { draftIds: ids }, null, ctx.now);
  if (withdrawn.length > 0) await recount(ctx.db, ticketId, ctx.now);
  return ids;
}
