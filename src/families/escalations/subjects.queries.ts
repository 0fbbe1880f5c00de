import { sql } from 'kysely';
import { isLiveTask } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Whether the escalation is about a ticket or task that is there. */
export async function hasLinkedWork(db: Db, escalationId: string): Promise<boolean> {
  const { rows } = await sql<{ is_linked: boolean }>`
    select exists (select from escalation_tickets l join tickets k on k.tenant_id = l.tenant_id and k.id = l.ticket_id
        where l.escalation_id = ${escalationId}::uuid and k.deleted_at is null and k.merged_into_id is null)
      or exists (select from escalation_tasks l join tasks t on t.tenant_id = l.tenant_id and t.id = l.task_id
        where l.escalation_id = ${escalationId}::uuid and ${isLiveTask('t')}) as is_linked`.execute(db);
  return rows[0]!.is_linked;
}

/** The clients of these tickets and tasks, each once. */
export async function selectClientsOf(
  db: Db,
  ticketIds: readonly string[],
  taskIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ client_id: string }>`
    select client_id from tickets where id = any(${[...ticketIds]}::uuid[]) and client_id is not null
    union select client_id from tasks where id = any(${[...taskIds]}::uuid[]) and client_id is not null`.execute(
    db,
  );
  return rows.map((row) => row.client_id);
}

export async function selectTicketIds(db: Db, escalationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('escalation_tickets')
    .where('escalation_id', '=', escalationId)
    .select('ticket_id')
    .execute();
  return rows.map((row) => row.ticket_id);
}

export async function insertTicketLinks(db: Db, escalationId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto('escalation_tickets')
    .values(ids.map((ticketId) => ({ escalation_id: escalationId, ticket_id: ticketId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteTicketLinks(db: Db, escalationId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('escalation_tickets')
    .where('escalation_id', '=', escalationId)
    .where('ticket_id', 'in', ids)
    .execute();
}
