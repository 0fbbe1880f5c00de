import type { BulkResult } from '#generated/types.gen.ts';
import type {
  BulkDeleteTicketsInput,
  BulkMoveTicketsInput,
  BulkUpdateTicketsInput,
} from '#generated/families/tickets/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { expectedRevisions, runBulk } from '#src/domain/bulk/index.ts';
import {
  changeTicket,
  holdTicket,
  holdTicketRules,
  lockTickets,
  requireInboxForTickets,
  ticketKey,
  type TicketChangeEvent,
  type TicketDraft,
} from '#src/domain/tickets/index.ts';
import { checkRevision } from '#src/platform/errors/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { removeTicket } from './delete-ticket.ts';
import { moveTo, type Moving } from './move.ts';

export const bulkUpdateTickets = (
  ctx: WriteContext<TicketChangeEvent>,
  { body }: BulkUpdateTicketsInput,
): Promise<BulkResult> =>
  forEach(ctx, body, async (draft, expectedRevision) => {
    const isChanged = await changeTicket(ctx, draft, body.changes, {
      expectedRevision,
      placeOf: (field) => `body.changes.${field}`,
    });
    return isChanged ? 'succeeded' : 'unchanged';
  });

export async function bulkMoveTickets(ctx: Moving, { body }: BulkMoveTicketsInput): Promise<BulkResult> {
  const inbox = await requireInboxForTickets(ctx, body.inbox_id, 'body.inbox_id');
  return forEach(ctx, body, async (draft, expectedRevision) => {
    checkRevision(draft.ticket.revision, expectedRevision);
    return (await moveTo(ctx, draft, inbox)) ? 'succeeded' : 'unchanged';
  });
}

export const bulkDeleteTickets = (ctx: WriteContext, { body }: BulkDeleteTicketsInput): Promise<BulkResult> =>
  forEach(ctx, body, async (draft, expectedRevision) => {
    checkRevision(draft.ticket.revision, expectedRevision);
    await removeTicket(ctx, draft);
    return 'succeeded';
  });

interface Named {
  readonly ids: string[];
  readonly expected_revisions?: Parameters<typeof expectedRevisions>[1];
}

/** Each ticket by itself; all are locked first, in one order, so that two requests never wait in a circle. */
async function forEach(
  ctx: WriteContext,
  { ids, expected_revisions: expected }: Named,
  work: (draft: TicketDraft, expectedRevision: number | undefined) => Promise<'succeeded' | 'unchanged'>,
): Promise<BulkResult> {
  const revisionOf = expectedRevisions(ids, expected);
  await holdTicketRules(ctx);
  await lockTickets(ctx.db, ctx, tidyIds(ids));
  return runBulk(ctx, ids, async (id) => {
    return work(await holdTicket(ctx, ticketKey(id)), revisionOf(id));
  });
}
