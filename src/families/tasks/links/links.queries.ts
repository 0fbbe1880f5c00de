import { sql } from 'kysely';
import type { TaskTicketLink } from '#generated/types.gen.ts';
import { type Viewer, isOpenTask } from '#src/domain/visibility/index.ts';
import { visibleTasks } from '#src/domain/tasks/index.ts';
import { taskRefOf, ticketRefOf } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Open tasks of a process that are linked to a ticket, the oldest first. */
export async function findLinkedTasks(
  db: Db,
  viewer: Viewer,
  ticketId: string,
  processId: string,
): Promise<string[]> {
  const rows = await visibleTasks(db, viewer)
    .where(isOpenTask())
    .where('t.process_definition_id', '=', processId)
    .where('t.id', 'in', (links) =>
      links.selectFrom('task_ticket_links as l').where('l.ticket_id', '=', ticketId).select('l.task_id'),
    )
    .select('t.id')
    .orderBy('t.created_at')
    .orderBy('t.id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function isLinked(db: Db, taskId: string, ticketId: string): Promise<boolean> {
  return (await findLink(db, taskId, ticketId)) !== undefined;
}

export interface StoredLink {
  readonly id: string;
  readonly reference_only: boolean;
}

export function findLink(db: Db, taskId: string, ticketId: string): Promise<StoredLink | undefined> {
  return db
    .selectFrom('task_ticket_links')
    .where('task_id', '=', taskId)
    .where('ticket_id', '=', ticketId)
    .select(['id', 'reference_only'])
    .executeTakeFirst();
}

export async function setReferenceOnly(db: Db, id: string, referenceOnly: boolean): Promise<void> {
  await db
    .updateTable('task_ticket_links')
    .set({ reference_only: referenceOnly })
    .where('id', '=', id)
    .execute();
}

export async function deleteLink(db: Db, id: string): Promise<void> {
  await db.deleteFrom('task_ticket_links').where('id', '=', id).execute();
}

/** The link as the contract writes it, for a caller who sees both sides. */
export async function selectLink(db: Db, taskId: string, ticketId: string): Promise<TaskTicketLink> {
  const { rows } = await sql<{ link: TaskTicketLink }>`
    select json_build_object('id', l.id, 'task', ${taskRefOf('t')}, 'task_status_category', t.status_category,
      'ticket', ${ticketRefOf('k')}, 'ticket_status_category', k.status_category,
      'reference_only', l.reference_only, 'origin', l.origin, 'created_at', app.iso(l.created_at), 'created_by', l.created_by) as link
    from task_ticket_links l join tasks t on t.tenant_id = l.tenant_id and t.id = l.task_id join tickets k on k.tenant_id = l.tenant_id and k.id = l.ticket_id
    where l.task_id = ${taskId}::uuid and l.ticket_id = ${ticketId}::uuid`.execute(db);
  return rows[0]!.link;
}
