import { sql, type RawBuilder } from 'kysely';
import { isVisibleTicket } from '#src/domain/tasks/index.ts';
import {
  isLiveTask,
  isOpenStage,
  isOpenTask,
  isVisibleTask,
  type Viewer,
} from '#src/domain/visibility/index.ts';
import { taskRefOf } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** A day in somebody's time zone. Instants are as the database writes them, whatever the year. */
export interface Day {
  readonly date: string;
  readonly time_zone: string;
  readonly starts_at: string;
  readonly ends_at: string;
  /** Until when something is coming up. */
  readonly upcoming_until: string;
}

/** The day of a member in their time zone; today unless `date` names another. */
export async function findDay(
  db: Db,
  userId: string,
  now: Date,
  date: string | undefined,
  upcomingDays: number,
): Promise<Day> {
  const midnight = (days: number) => sql`((d.date + ${days}::integer)::timestamp at time zone z.name)::text`;
  const { rows } = await sql<Day>`
    select d.date::text as date, z.name as time_zone, ${midnight(0)} as starts_at, ${midnight(1)} as ends_at, ${midnight(1 + upcomingDays)} as upcoming_until
    from (select app.zone_of(${userId}::uuid) as name offset 0) z
    cross join lateral (select coalesce(${date ?? null}::date, (${now}::timestamptz at time zone z.name)::date) as date) d`.execute(
    db,
  );
  return rows[0]!;
}

/** Kinds of records that a day may hold, by what its viewer may see. */
export interface DayScope {
  readonly viewer: Viewer;
  readonly withTasks: boolean;
  readonly withTickets: boolean;
  readonly withEscalations: boolean;
}

/**
 * What people have to do and what they finished on the day: `user_id`, what a MyDayItem shows, `is_under_way`, `done_at` and
 * `counts_time`, by which the estimate of a task with stages is not counted besides those of its stages.
 */
export function dayItems(
  userIds: readonly string[],
  day: Day,
  { viewer, withTasks, withTickets, withEscalations }: DayScope,
): RawBuilder<unknown> {
  const parts = [
    ...(withTasks
      ? [...stages(userIds, day, viewer), ...tasks(userIds, day, viewer), ...substages(userIds, day, viewer)]
      : []),
    ...(withTickets ? [tickets(userIds, viewer)] : []),
    ...(withEscalations ? [escalations(userIds)] : []),
  ];
  return parts.length === 0 ? sql`(${nothing})` : sql`(${sql.join(parts, sql` union all `)})`;
}

const nothing = sql`select null::uuid as user_id, '' as kind, null::uuid as id, '' as title, null::json as task, null::uuid as client_id, '' as status, '' as status_category,
  null::text as priority_level, null::timestamptz as due_date, null::integer as estimated_minutes, false as is_blocked, false as is_under_way, null::timestamptz as done_at, false as counts_time
  where false`;

const isOnDay = (column: string, day: Day) =>
  sql<boolean>`${sql.ref(column)} >= ${day.starts_at}::timestamptz and ${sql.ref(column)} < ${day.ends_at}::timestamptz`;
const taskRef = taskRefOf('t');

/** What is open is found by its assignees, what is finished by the day. */
const people = (userIds: readonly string[], kind: string, isOpen: boolean) =>
  sql<boolean>`a.user_id = any(${[...userIds]}::uuid[]) and a.kind = ${sql.lit(kind)} and ${isOpen ? sql`a.is_open` : sql`not a.is_open`}`;

function stages(userIds: readonly string[], day: Day, viewer: Viewer): RawBuilder<unknown>[] {
  const columns = sql`a.user_id, 'task_stage' as kind, s.id, s.name as title, ${taskRef} as task, t.client_id, s.status, s.status_category, t.priority_level, s.due_date,
    s.estimated_minutes, s.status_category = 'pending' or t.status_category = 'on_hold' as is_blocked, s.status_category = 'in_progress' as is_under_way`;
  const from = sql`task_assignees a join task_stages s on s.tenant_id = a.tenant_id and s.id = a.holder_id join tasks t on t.tenant_id = a.tenant_id and t.id = a.task_id`;
  return [
    sql`select ${columns}, null::timestamptz as done_at, true as counts_time from ${from}
      where ${people(userIds, 'task_stage', true)} and ${isOpenStage()} and ${isOpenTask()} and ${isLiveTask()} and ${isVisibleTask(viewer)}`,
    sql`select ${columns}, s.completed_at, true from ${from}
      where ${people(userIds, 'task_stage', false)} and s.status_category = 'completed' and ${isOnDay('s.completed_at', day)} and ${isLiveTask()} and ${isVisibleTask(viewer)}`,
  ];
}

function tasks(userIds: readonly string[], day: Day, viewer: Viewer): RawBuilder<unknown>[] {
  const columns = sql`a.user_id, 'task', t.id, t.name, ${taskRef}, t.client_id, t.status, t.status_category, t.priority_level, t.due_date, t.estimated_minutes,
    t.status_category = 'on_hold', t.status_category = 'active'`;
  const from = sql`task_assignees a join tasks t on t.tenant_id = a.tenant_id and t.id = a.holder_id`;
  return [
    sql`select ${columns}, null, t.stage_count = 0 from ${from}
      where ${people(userIds, 'task', true)} and ${isOpenTask()} and ${isLiveTask()} and ${isVisibleTask(viewer)}`,
    sql`select ${columns}, t.completed_at, t.stage_count = 0 from ${from}
      where ${people(userIds, 'task', false)} and t.status_category = 'done' and ${isOnDay('t.completed_at', day)} and ${isLiveTask()} and ${isVisibleTask(viewer)}`,
  ];
}

function substages(userIds: readonly string[], day: Day, viewer: Viewer): RawBuilder<unknown>[] {
  const columns = sql`a.user_id, 'task_substage', u.id, u.name, ${taskRef}, t.client_id, case when u.completed_at is null then 'open' else 'completed' end,
    case when u.completed_at is null then 'open' else 'completed' end, t.priority_level, u.due_date, null::integer, s.status_category = 'pending' or t.status_category = 'on_hold', false`;
  const from = sql`task_assignees a join task_substages u on u.tenant_id = a.tenant_id and u.id = a.holder_id
    join task_stages s on s.tenant_id = u.tenant_id and s.id = u.stage_id join tasks t on t.tenant_id = a.tenant_id and t.id = a.task_id`;
  return [
    sql`select ${columns}, null, false from ${from}
      where ${people(userIds, 'task_substage', true)} and ${isOpenStage()} and ${isOpenTask()} and ${isLiveTask()} and ${isVisibleTask(viewer)}`,
    sql`select ${columns}, u.completed_at, false from ${from}
      where ${people(userIds, 'task_substage', false)} and ${isOnDay('u.completed_at', day)} and ${isLiveTask()} and ${isVisibleTask(viewer)}`,
  ];
}

/** Tickets have neither a due date nor a time at which they were resolved yet: a day knows those under way. */
const tickets = (userIds: readonly string[], viewer: Viewer): RawBuilder<unknown> => sql`
  select p.id, 'ticket', k.id, k.subject, null::json, k.client_id, k.status, k.status_category, k.priority_level, null::timestamptz, null::integer, false, true, null::timestamptz, false
  from tickets k cross join unnest(k.assigned_to) p (id)
  where p.id = any(${[...userIds]}::uuid[]) and k.status_category = 'open' and not k.is_spam and k.merged_into_id is null and ${isVisibleTicket(viewer)}`;

/** Escalations have a severity, which says how they press. */
const escalations = (userIds: readonly string[]): RawBuilder<unknown> => sql`
  select e.assignee_id, 'escalation', e.id, e.title, null::json, e.client_id, e.status, e.status_category,
    case e.severity when 'critical' then 'urgent' when 'medium' then 'normal' else e.severity end, e.due_date, null::integer, e.status_category = 'waiting',
    e.status_category <> 'waiting', null::timestamptz, false
  from escalations e where e.assignee_id = any(${[...userIds]}::uuid[]) and e.status_category in ('open', 'in_progress', 'waiting')`;

/** How many items stand where, as MyDayCounts: of the rows `i`. */
export function dayCounts(day: Day): RawBuilder<unknown> {
  const isIn = conditions(day);
  const count = (condition: RawBuilder<boolean>) => sql`count(*) filter (where ${condition})`;
  return sql`json_build_object('overdue_count', ${count(isIn.overdue)}, 'due_today_count', ${count(isIn.due_today)}, 'in_progress_count', ${count(isIn.in_progress)},
    'upcoming_count', ${count(isIn.upcoming)}, 'completed_today_count', ${count(isIn.completed_today)})`;
}

/** Which of the lists of a day an item, `i`, is in. */
export function conditions({ starts_at: start, ends_at: end, upcoming_until: until }: Day) {
  return {
    overdue: sql<boolean>`(i.done_at is null and i.due_date < ${start}::timestamptz)`,
    due_today: sql<boolean>`(i.done_at is null and i.due_date >= ${start}::timestamptz and i.due_date < ${end}::timestamptz)`,
    in_progress: sql<boolean>`(i.done_at is null and i.is_under_way)`,
    upcoming: sql<boolean>`(i.done_at is null and i.due_date >= ${end}::timestamptz and i.due_date < ${until}::timestamptz)`,
    completed_today: sql<boolean>`(i.done_at is not null)`,
  };
}
