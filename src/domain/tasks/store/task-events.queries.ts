import { sql } from 'kysely';
import type { EventClient, EventTicket, UserRef } from '#generated/types.gen.ts';
import { eventClientOf } from '#src/domain/refs/index.ts';
import { eventTicket, ticketWithStatus } from '#src/domain/tickets/index.ts';
import { isOpenToAll } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { TaskState } from '../model/state.ts';

/** Names behind the ids of a task, as events carry them. */
export interface TaskNames {
  readonly client: EventClient | null;
  /** Assignees in their order, those who left included. */
  readonly assignees: UserRef[];
}

type Named = Pick<TaskState, 'client_id' | 'assigned_to'>;

/** The names of several tasks in one statement, to be had by task. */
export async function selectNames(db: Db, tasks: readonly Named[]): Promise<(task: Named) => TaskNames> {
  const clientIds = [...new Set(tasks.flatMap(({ client_id: id }) => id ?? []))];
  const userIds = [...new Set(tasks.flatMap(({ assigned_to: ids }) => ids))];
  if (clientIds.length + userIds.length === 0) return () => ({ client: null, assignees: [] });
  const { rows } = await sql<{ clients: Record<string, EventClient>; users: Record<string, UserRef> }>`
    select coalesce((select jsonb_object_agg(c.id, ${eventClientOf('c')}) from clients c where c.id = any(${clientIds}::uuid[])), '{}') as clients,
      coalesce((select jsonb_object_agg(u.id, jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email)) from users u where u.id = any(${userIds}::uuid[])), '{}') as users`.execute(
    db,
  );
  const { clients, users } = rows[0]!;
  return ({ client_id: clientId, assigned_to: assignedTo }) => ({
    client: clientId === null ? null : (clients[clientId] ?? null),
    assignees: assignedTo.flatMap((id) => users[id] ?? []),
  });
}

export const selectTaskNames = async (db: Db, task: Named): Promise<TaskNames> =>
  (await selectNames(db, [task]))(task);

export interface FinishedTicket {
  readonly ticket: EventTicket;
  readonly tasks: { id: string; name: string | null; completed_at: string }[];
}

/**
 * Tickets whose counting tasks are all done now that this one is (domain model §2.1): links that are no mere references, to
 * tasks that are neither deleted nor merged. The tickets are held first, so that of two last tasks that are completed at
 * once the second one sees the first.
 */
export async function selectFinishedTickets(db: Db, taskId: string): Promise<FinishedTicket[]> {
  const linked = sql`select l.ticket_id from task_ticket_links l where l.task_id = ${taskId}::uuid and not l.reference_only`;
  const locked =
    await sql`select t.id from tickets t where t.id in (${linked}) and t.deleted_at is null and t.merged_into_id is null order by t.id for update`.execute(
      db,
    );
  if (locked.rows.length === 0) return [];
  const { rows } = await sql<FinishedTicket>`
    select ${eventTicket} as ticket, done.tasks
    from ${ticketWithStatus}
    cross join lateral (
      select bool_and(k.status_category = 'done') as is_all,
        jsonb_agg(jsonb_build_object('id', k.id, 'name', case when ${isOpenToAll('task', 'k')} then k.name end, 'completed_at', app.iso(k.completed_at))
          order by k.completed_at, k.id) filter (where k.status_category = 'done') as tasks
      from task_ticket_links l join tasks k on k.tenant_id = l.tenant_id and k.id = l.task_id
      where l.tenant_id = t.tenant_id and l.ticket_id = t.id and not l.reference_only and k.deleted_at is null and k.merged_into_id is null) done
    where t.id in (${linked}) and t.deleted_at is null and t.merged_into_id is null and done.is_all
    order by t.id`.execute(db);
  return rows;
}
