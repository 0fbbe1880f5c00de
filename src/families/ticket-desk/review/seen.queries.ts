import { sql } from 'kysely';
import type { ReadContext } from '#src/call/context.ts';
import { visibleTickets } from '#src/domain/tickets/index.ts';
import { visibleInboxes } from '../inboxes/inboxes.queries.ts';

type Viewer = Pick<ReadContext, 'db' | 'identity' | 'can'>;

/** Whether the caller sees the ticket, neither deleted nor merged. */
export const isVisibleTicket = async (ctx: Viewer, id: string): Promise<boolean> =>
  (await visibleTickets(ctx.db, ctx).where('k.id', '=', id).select('k.id').executeTakeFirst()) !== undefined;

/** The open ticket that the same e-mail opened in another inbox, if the caller sees it. */
export async function findTicketOfSameMail(ctx: Viewer, mailId: string | null): Promise<string | undefined> {
  if (mailId === null) return undefined;
  const row = await visibleTickets(ctx.db, ctx)
    .where('k.status_category', '<>', 'closed')
    .where(
      sql<boolean>`exists (
        select from ticket_communications _same join ticket_messages _first on _first.tenant_id = _same.tenant_id and _first.id = _same.message_id
        where _same.tenant_id = k.tenant_id and _same.mail_id = ${mailId}::uuid and _first.ticket_id = k.id and _first.sequence = 1)`,
    )
    .select('k.id')
    .orderBy('k.id')
    .executeTakeFirst();
  return row?.id;
}

/** An inbox that the caller sees. */
export const findShownInbox = (
  ctx: Viewer,
  id: string,
): Promise<{ name: string; is_archived: boolean } | undefined> =>
  visibleInboxes(ctx.db, ctx)
    .where('i.id', '=', id)
    .select(['i.name', sql<boolean>`i.archived_at is not null`.as('is_archived')])
    .executeTakeFirst();
