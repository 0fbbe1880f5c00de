import { sql } from 'kysely';
import type { TicketAutoAssignmentSettings, UserRef } from '#generated/types.gen.ts';
import { holdsPermission } from '#src/domain/access/index.ts';
import { isShownTo, isShownToMember, type RecordViewer } from '#src/domain/visibility/index.ts';
import { ordinaryTime, type WorkingTime } from '#src/domain/working-time/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** A member as a possible agent of a ticket in an inbox. */
export interface Agent {
  readonly user: UserRef;
  readonly is_active: boolean;
  /** They hold tickets.view. */
  readonly may_view: boolean;
  /** They see the inbox, and so the tickets in it that are not private. */
  readonly sees_inbox: boolean;
  /** They belong to the inbox; in one without members everybody who may reply does. */
  readonly works_in_inbox: boolean;
  readonly open_ticket_count: number;
  /** Those of them that the viewer sees: what is shown. */
  readonly seen_ticket_count: number;
  /** Tickets that auto-assignment gave them within 30 days, and the id of the last decision, by which decisions are in order. */
  readonly recent_count: number;
  readonly last_given: string | null;
  readonly is_excluded: boolean;
  readonly capacity: number | null;
  readonly weight: number;
  readonly working_time: WorkingTime;
}

/** An agent in one of several inboxes. */
export interface AgentOfInbox extends Agent {
  readonly inbox_id: string;
}

interface AgentScope {
  readonly inboxIds: readonly string[];
  /** Only these; everybody when absent. */
  readonly userIds?: readonly string[];
  /** Who reads of the agents; nobody when absent. */
  readonly viewer?: RecordViewer;
}

/** Members as possible agents of an inbox, by name. */
export const selectAgents = (
  db: Db,
  { inboxId, ...scope }: Omit<AgentScope, 'inboxIds'> & { readonly inboxId: string },
): Promise<Agent[]> => selectAgentsOf(db, { inboxIds: [inboxId], ...scope });

/** The same for several inboxes at once. */
export async function selectAgentsOf(
  db: Db,
  { inboxIds, userIds, viewer }: AgentScope,
): Promise<AgentOfInbox[]> {
  const { rows } = await sql<
    Omit<AgentOfInbox, 'working_time'> & { working_time: WorkingTime | null; agency_time_zone: string }
  >`
    with exceptions as materialized (
      select m.user_id, m.is_excluded, m.capacity, m.weight from ticket_assignment_settings s,
        jsonb_to_recordset(s.members) as m (user_id uuid, is_excluded boolean, capacity integer, weight double precision)),
    given as materialized (
      select u.id, count(*) as recent_count, max(a.id::text collate "C") as last_given from ticket_assignments a, unnest(a.user_ids) u (id)
      where a.method = 'auto' and a.action = 'assigned' and a.created_at > app.now() - interval '30 days' group by u.id)
    select i.id as inbox_id, jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email) as "user", u.status = 'active' as is_active,
      ${holdsPermission('u', 'tickets.view')} as may_view, ${isShownToMember('ticket_inbox', 'u', 'i')} as sees_inbox,
      case when i.member_ids = '{}' and i.department_ids = '{}' then ${holdsPermission('u', 'tickets.reply')}
        else u.id = any(i.member_ids) or exists (
          select from department_members d where d.tenant_id = u.tenant_id and d.user_id = u.id and d.department_id = any(i.department_ids)) end as works_in_inbox,
      (select count(*) from tickets k where k.tenant_id = u.tenant_id and k.assigned_to @> array[u.id] and k.status_category not in ('resolved', 'closed')
        and k.deleted_at is null and k.merged_into_id is null) as open_ticket_count,
      (select count(*) from tickets k where k.tenant_id = u.tenant_id and k.assigned_to @> array[u.id] and k.status_category not in ('resolved', 'closed')
        and k.deleted_at is null and k.merged_into_id is null and ${viewer === undefined ? sql`false` : isShownTo('ticket', viewer, 'k')}) as seen_ticket_count,
      coalesce(g.recent_count, 0) as recent_count, g.last_given,
      coalesce(e.is_excluded, false) as is_excluded, coalesce(e.capacity, (select s.default_capacity from ticket_assignment_settings s)) as capacity,
      coalesce(e.weight, 1) as weight,
      (select jsonb_build_object('time_zone', w.time_zone, 'hours', w.hours, 'capacity_minutes_per_week', w.capacity_minutes_per_week, 'exceptions', w.exceptions)
        from employee_schedules w where w.tenant_id = u.tenant_id and w.user_id = u.id) as working_time,
      (select t.time_zone from tenants t where t.id = u.tenant_id) as agency_time_zone
    from users u
    join ticket_inboxes i on i.tenant_id = u.tenant_id and i.id = any(${[...inboxIds]}::uuid[])
    left join exceptions e on e.user_id = u.id
    left join given g on g.id = u.id
    where u.kind = 'member' and u.status <> 'removed' and (${userIds === undefined}::boolean or u.id = any(${[...(userIds ?? [])]}::uuid[]))
    order by lower(u.name), u.id`.execute(db);
  return rows.map(({ working_time: time, agency_time_zone: zone, ...agent }) => ({
    ...agent,
    working_time: time ?? ordinaryTime(zone),
  }));
}

/** How tickets of an inbox find their agents. */
export interface AutoAssignment extends Pick<
  TicketAutoAssignmentSettings,
  | 'is_enabled'
  | 'strategy'
  | 'is_schedule_respected'
  | 'is_previous_agent_preferred'
  | 'is_client_owner_preferred'
  | 'overflow'
  | 'overflow_user_id'
> {
  readonly is_inbox_enabled: boolean;
}

export async function selectAutoAssignment(db: Db, inboxId: string): Promise<AutoAssignment> {
  const { rows } = await sql<AutoAssignment>`
    select coalesce(s.is_enabled, false) as is_enabled, coalesce(i.assignment_strategy, s.strategy, 'least_loaded') as strategy,
      coalesce(s.is_schedule_respected, true) as is_schedule_respected, coalesce(s.is_previous_agent_preferred, true) as is_previous_agent_preferred,
      coalesce(s.is_client_owner_preferred, true) as is_client_owner_preferred, coalesce(s.overflow, 'leave_unassigned') as overflow,
      s.overflow_user_id, i.is_auto_assignment_enabled as is_inbox_enabled
    from ticket_inboxes i left join ticket_assignment_settings s on s.tenant_id = i.tenant_id where i.id = ${inboxId}::uuid`.execute(
    db,
  );
  return rows[0]!;
}

/** Assignees of a closed ticket, for its follow-up. */
export const selectAssignees = async (db: Db, ticketId: string): Promise<readonly string[]> =>
  (await db.selectFrom('tickets').where('id', '=', ticketId).select('assigned_to').executeTakeFirst())
    ?.assigned_to ?? [];

/** Members of one of these departments. */
export const selectDepartmentMembers = async (db: Db, ids: readonly string[]): Promise<string[]> =>
  (
    await db
      .selectFrom('department_members')
      .where('department_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .select('user_id')
      .distinct()
      .execute()
  ).map(({ user_id: id }) => id);
