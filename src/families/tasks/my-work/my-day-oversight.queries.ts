import { sql } from 'kysely';
import type { MyDayCounts, UserRef } from '#generated/types.gen.ts';
import type { WorkingTime } from '#src/domain/working-time/index.ts';
import {
  isLiveTask,
  isOpenStage,
  isOpenTask,
  isVisibleTask,
  type Viewer,
} from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { countRows } from '#src/platform/db/query/index.ts';
import { conditions, dayCounts, dayItems, type Day, type DayScope } from './day-items.queries.ts';

/** Which departments somebody leads. */
export interface Led {
  /** By a role, or by holding tasks.manage otherwise than by a level. */
  readonly leads_all: boolean;
  /** Of those departments where their level has tasks.manage. */
  readonly department_ids: readonly string[];
}

export async function selectLed(db: Db, userId: string): Promise<Led> {
  const { rows } = await sql<Led>`
    select u.role is not null or 'tasks.manage' = any(u.permissions) as leads_all,
      array(select m.department_id from department_members m join department_levels l on l.tenant_id = m.tenant_id and l.id = m.level_id
        where m.tenant_id = u.tenant_id and m.user_id = u.id and 'tasks.manage' = any(l.permissions)) as department_ids
    from users u where u.id = ${userId}::uuid`.execute(db);
  return rows[0]!;
}

export const countDepartments = (db: Db, ids: readonly string[]): Promise<number> =>
  countRows(db.selectFrom('departments').where('id', 'in', ids));

/** Whom an oversight is about. */
export interface Team {
  /** Null for everybody in the agency, whatever their department. */
  readonly departmentIds: readonly string[] | null;
  readonly userIds: readonly string[] | undefined;
}

interface TeamMember {
  readonly user: UserRef;
  /** Null for a member who never said when they work. */
  readonly working_time: WorkingTime | null;
  readonly agency_time_zone: string;
}

export async function selectTeam(db: Db, { departmentIds, userIds }: Team): Promise<TeamMember[]> {
  const { rows } = await sql<TeamMember>`
    select jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email) as "user",
      (select jsonb_build_object('time_zone', e.time_zone, 'hours', e.hours, 'capacity_minutes_per_week', e.capacity_minutes_per_week, 'exceptions', e.exceptions)
        from employee_schedules e where e.tenant_id = u.tenant_id and e.user_id = u.id) as working_time,
      (select time_zone from tenants where id = u.tenant_id) as agency_time_zone
    from users u
    where u.kind = 'member' and u.status <> 'removed'
      and ${
        departmentIds === null
          ? sql`true`
          : sql`exists (select from department_members m
        where m.tenant_id = u.tenant_id and m.user_id = u.id and m.department_id = any(${[...departmentIds]}::uuid[]))`
      }
      and ${userIds === undefined ? sql`true` : sql`u.id = any(${[...userIds]}::uuid[])`}`.execute(db);
  return rows;
}

export interface MemberDay {
  readonly user_id: string;
  readonly counts: MyDayCounts;
  readonly open_minutes: number;
}

/** The days of these members; those who have nothing are not among them. */
export async function selectMemberDays(
  db: Db,
  userIds: readonly string[],
  day: Day,
  scope: DayScope,
): Promise<MemberDay[]> {
  const isIn = conditions(day);
  const { rows } = await sql<MemberDay>`
    select i.user_id, ${dayCounts(day)} as counts,
      coalesce(sum(i.estimated_minutes) filter (where i.counts_time and (${isIn.overdue} or ${isIn.due_today} or ${isIn.in_progress})), 0)::integer as open_minutes
    from ${dayItems(userIds, day, scope)} i group by i.user_id`.execute(db);
  return rows;
}

export interface Unheld {
  readonly unassigned: MyDayCounts;
  readonly overflow_stage_count: number;
}

/** Stages that nobody has, and tasks without stages that nobody has, of these departments or of the whole agency. */
export async function selectUnheld(
  db: Db,
  viewer: Viewer,
  departmentIds: readonly string[] | null,
  day: Day,
): Promise<Unheld> {
  const isOfDepartment = (column: ReturnType<typeof sql>) =>
    departmentIds === null ? sql`true` : sql`${column} = any(${[...departmentIds]}::uuid[])`;
  const ofStage = isOfDepartment(sql`coalesce(s.department_id, t.department_id)`);
  const isSeen = sql`${isLiveTask()} and ${isVisibleTask(viewer)}`;
  const isOnDay = (column: string) =>
    sql`${sql.ref(column)} >= ${day.starts_at}::timestamptz and ${sql.ref(column)} < ${day.ends_at}::timestamptz`;
  const stages = sql`task_stages s join tasks t on t.tenant_id = s.tenant_id and t.id = s.task_id`;
  const { rows } = await sql<Unheld>`
    with items as (
      select s.due_date, s.status_category = 'in_progress' as is_under_way, null::timestamptz as done_at from ${stages}
        where s.assigned_to = '{}' and ${isOpenStage()} and ${isOpenTask()} and ${isSeen} and ${ofStage}
      union all
      select s.due_date, false, s.completed_at from ${stages}
        where s.assigned_to = '{}' and s.status_category = 'completed' and ${isOnDay('s.completed_at')} and ${isSeen} and ${ofStage}
      union all
      select t.due_date, t.status_category = 'active', null from tasks t
        where t.assigned_to = '{}' and t.stage_count = 0 and ${isOpenTask()} and ${isSeen} and ${isOfDepartment(sql`t.department_id`)}
      union all
      select t.due_date, false, t.completed_at from tasks t
        where t.assigned_to = '{}' and t.stage_count = 0 and t.status_category = 'done' and ${isOnDay('t.completed_at')} and ${isSeen} and ${isOfDepartment(sql`t.department_id`)})
    select ${dayCounts(day)} as unassigned,
      (select count(*) from ${stages} where s.assignment_status = 'overflow' and ${isOpenStage()} and ${isOpenTask()} and ${isSeen} and ${ofStage}) as overflow_stage_count
    from items i`.execute(db);
  return rows[0]!;
}
