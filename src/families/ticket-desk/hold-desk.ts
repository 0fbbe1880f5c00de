import type { ReadContext } from '#src/call/context.ts';
import { holdName } from '#src/platform/db/query/index.ts';

/** The desk is changed by one at a time: inboxes, policies, calendars and rules name each other. */
export const holdDesk = (ctx: Pick<ReadContext, 'db'>): Promise<void> => holdName(ctx.db, 'ticket desk');
