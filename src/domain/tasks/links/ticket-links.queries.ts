import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import type { Viewer } from '#src/domain/visibility/index.ts';

export interface VisibleTicket {
  readonly id: string;
  readonly number: number;
  readonly client_id: string | null;
  readonly merged_into_id: string | null;
}

/** Whether the viewer may see a ticket, `k`: private ones show to their creator, assignees and holders of tickets.manage. */
export const isVisibleTicket = ({ userId, seesPrivate }: Viewer, alias = 'k'): RawBuilder<boolean> =>
  seesPrivate
    ? sql<boolean>`${sql.ref(`${alias}.deleted_at`)} is null`
    : sql<boolean>`(${sql.ref(`${alias}.deleted_at`)} is null and (not ${sql.ref(`${alias}.is_private`)} or ${sql.ref(`${alias}.created_by`)} = ${userId}::uuid or ${userId}::uuid = any(${sql.ref(`${alias}.assigned_to`)})))`;

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
  const { count } = await db
    .selectFrom('task_ticket_links')
    .where('ticket_id', '=', ticketId)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
