import { sql } from 'kysely';
import type { RecordRef } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { isLiveTask, isVisibleRecord, isVisibleTask, viewerOf } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';

export interface OpenAssignments {
  readonly total: number;
  readonly records: RecordRef[];
}

const maxListed = 200;

/**
 * Unfinished records that somebody is in charge of, the most pressing first: clients who are with the agency before those
 * who may come, work that is under way or late before other work. An escalation counts once, for its assignee and for those
 * who have open next steps of it. Each counts for whoever has to hand it over; its name is for callers who may see it.
 */
export async function selectOpenAssignments(
  db: Db,
  userId: string,
  caller: Pick<ReadContext, 'identity' | 'can'>,
): Promise<OpenAssignments> {
  const seesClients = caller.can('clients.view');
  const isSeenTask = sql<boolean>`(${caller.can('tasks.view')}::boolean and ${isVisibleTask(viewerOf(caller))})`;
  const isSeen = (kind: 'ticket' | 'escalation', alias: string) =>
    isVisibleRecord(caller, sql.lit(kind), sql.ref(`${alias}.id`), [kind]);
  const { rows } = await sql<OpenAssignments>`
    with open (kind, id, name, is_pressing, due_date) as (
      select 'client', c.id, case when ${seesClients}::boolean then c.name end, c.status_category = 'active', null::timestamptz
      from clients c where c.assigned_to @> array[${userId}::uuid] and c.deleted_at is null and c.status_category <> 'inactive'
      union all
      select 'task', t.id, case when ${isSeenTask} then t.name end, (t.status_category = 'active' or t.due_date < app.now()) is true, t.due_date
      from task_assignees a join tasks t on t.tenant_id = a.tenant_id and t.id = a.task_id
      where a.user_id = ${userId} and a.kind = 'task' and a.is_open and ${isLiveTask()}
      union all
      select 'task_stage', s.id, case when ${isSeenTask} then s.name end, (s.status_category = 'in_progress' or s.due_date < app.now()) is true, s.due_date
      from task_assignees a join task_stages s on s.tenant_id = a.tenant_id and s.id = a.stage_id join tasks t on t.tenant_id = a.tenant_id and t.id = a.task_id
      where a.user_id = ${userId} and a.kind = 'task_stage' and a.is_open and ${isLiveTask()}
      union all
      select 'ticket', k.id, case when ${isSeen('ticket', 'k')} then k.subject end, (k.status_category = 'open' or k.sla_due_at < app.now()) is true, k.sla_due_at
      from tickets k where k.assigned_to @> array[${userId}::uuid] and k.deleted_at is null and k.merged_into_id is null
        and k.status_category not in ('resolved', 'closed')
      union all
      select 'escalation', e.id, case when ${isSeen('escalation', 'e')} then e.title end, (e.status_category = 'in_progress' or e.due_date < app.now()) is true, e.due_date
      from escalations e where e.status_category not in ('resolved', 'closed') and (e.assignee_id = ${userId} or exists (
        select from escalation_next_steps n where n.escalation_id = e.id and n.assignee_id = ${userId} and n.status = 'open'))
    ), listed as (
      select row_number() over (order by is_pressing desc, due_date nulls last, lower(name), id) as place, kind, id, name from open order by place limit ${maxListed})
    select (select count(*) from open) as total, coalesce((
      select jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'name', left(name, 300)) order by place) from listed), '[]') as records`.execute(
    db,
  );
  return rows[0]!;
}
