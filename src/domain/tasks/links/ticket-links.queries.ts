import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { isShownTo, ticketViewer, type Viewer } from '#src/domain/visibility/index.ts';
import { countRows } from '#src/platform/db/query/index.ts';

export interface VisibleTicket {
  readonly id: string;
  readonly number: number;
  readonly client_id: string | null;
  readonly merged_into_id: string | null;
}

/** Whether there is a ticket, `k`, that the viewer may see; merged ones count. */
export const isVisibleTicket = (viewer: Viewer, alias = 'k'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.deleted_at`)} is null and ${isShownTo('ticket', ticketViewer(viewer), alias)})`;

/** The ticket as far as the viewer may see it; `isHeld` keeps it until the transaction ends. */
export async function findVisibleTicket(
  db: Db,
  viewer: Viewer,
  id: string,
  { isHeld = false } = {},
): Promise<VisibleTicket | undefined> {
  return db
    .selectFrom('tickets as k')
    .where('k.id', '=', id)
    .where(isVisibleTicket(viewer))
    .select(['k.id', 'k.number', 'k.client_id', 'k.merged_into_id'])
    .$if(isHeld, (query) => query.forUpdate())
    .executeTakeFirst();
}

export interface NewTicketLink {
  readonly taskId: string;
  readonly ticketId: string;
  readonly referenceOnly: boolean;
  readonly origin: 'attached' | 'created';
}

export async function insertLink(
  db: Db,
  { taskId, ticketId, referenceOnly, origin }: NewTicketLink,
  userId: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('task_ticket_links')
    .values({
      task_id: taskId,
      ticket_id: ticketId,
      reference_only: referenceOnly,
      origin,
      created_at: now,
      created_by: userId,
    })
    .execute();
}

export async function countTicketLinks(db: Db, ticketId: string): Promise<number> {
  return countRows(db.selectFrom('task_ticket_links').where('ticket_id', '=', ticketId));
}
