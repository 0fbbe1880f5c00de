import type { TicketReviewItemsDeleted } from '#generated/types.gen.ts';
import type {
  BulkDeleteTicketReviewItemsInput,
  ListTicketReviewItemsInput,
} from '#generated/families/ticket-desk/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { deleteItems, reviewExpiry } from '#src/domain/tickets/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import { actorOf } from '#src/platform/events/index.ts';
import { setEachTimer } from '#src/platform/timers/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { itemList, maxDeleted, selectMatchingIds } from './items.queries.ts';

export const listTicketReviewItems = (ctx: ReadContext, { query }: ListTicketReviewItemsInput) =>
  itemList.page(ctx.db, query, viewerScope(ctx));

/** Deletes what is named or matches, if it is as many as the caller counted. */
export async function bulkDeleteTicketReviewItems(
  ctx: WriteContext,
  { body }: BulkDeleteTicketReviewItemsInput,
): Promise<TicketReviewItemsDeleted> {
  const { is_dry_run: isDryRun = false, expected_count: expected, filter } = body;
  if (!isDryRun && expected === undefined)
    throw invalid('body.expected_count', 'is required: count with is_dry_run first.');
  const wanted = { ids: body.ids && tidyIds(body.ids), filter };
  const ids = await selectMatchingIds(ctx.db, ctx, wanted, !isDryRun);
  if (ids.length > maxDeleted)
    throw conflict(`More than ${maxDeleted} items match. Narrow the filter, such as by received_before.`);
  if (isDryRun) return { is_dry_run: true, matched_count: ids.length, deleted_count: 0 };
  if (ids.length !== expected)
    throw conflict(`${ids.length} items match, not ${expected}. Count again with is_dry_run.`);
  const count = await deleteItems(ctx.db, ids, actorOf(ctx.identity), ctx.now);
  setEachTimer(
    ctx,
    reviewExpiry,
    ids.map((recordId) => ({ recordId, slot: '', dueAt: null })),
  );
  for (const id of ids) ctx.audit({ recordKind: 'ticket_review_item', recordId: id, action: 'deleted' });
  return { is_dry_run: false, matched_count: ids.length, deleted_count: count };
}
