import { sql } from 'kysely';
import type { ReadContext } from '#src/call/context.ts';
import { visibleTickets } from '#src/domain/tickets/index.ts';
import { visibleInboxes } from '../inboxes/inboxes.queries.ts';

type Viewer = Pick<ReadContext, 'db' | 'identity' | 'can'>;

/** Whether the caller sees the ticket, neither deleted nor merged. */
export const isVisibleTicket = async (ctx: Viewer, id: string): Promise<boolean> =>
  (await visibleTickets(ctx.db, ctx).where('k.id', '=', id).select('k.id').executeTakeFirst()) !== undefined;

/** An inbox that the caller sees. */
export const findShownInbox = (
  ctx: Viewer,
  id: string,
): Promise<{ name: string; is_archived: boolean } | undefined> =>
  visibleInboxes(ctx.db, ctx)
    .where('i.id', '=', id)
    .select(['i.name', sql<boolean>`i.archived_at is not null`.as('is_archived')])
    .executeTakeFirst();
