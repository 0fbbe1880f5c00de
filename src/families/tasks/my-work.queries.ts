import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { MyWorkCounts, MyWorkDueWindow, TaskStage } from '#generated/types.gen.ts';
import type { ListMyPinnedStagesInput, ListMyWorkStagesInput } from '#generated/families/tasks/handlers.ts';
import type { Page } from '#src/call/context.ts';
import { orderBy, selectPage } from '#src/platform/db/records.ts';
import { stageColumns, visibleStages } from '#src/domain/tasks/task-record.queries.ts';
import { isOpenStage, type Viewer } from '#src/domain/tasks/visibility.queries.ts';
import { stageConditions } from './stage-list-filters.queries.ts';
import { stageOrder } from './stage-list.queries.ts';
import { partFilters } from './task-list-filters.queries.ts';

type Db = Kysely<Database>;

/** Open stages that the viewer is to do, or has a substage of. */
const ownStages = (db: Db, viewer: Viewer) => visibleStages(db, viewer).where(isOpenStage()).where(sql<boolean>`s.id in (
  select a.stage_id from task_assignees a where a.user_id = ${viewer.userId}::uuid and a.kind in ('task_stage', 'task_substage') and a.is_open)`);

/** The time zone of the user's schedule, else the agency's. */
const zoneOf = (userId: string): RawBuilder<string> => sql<string>`coalesce(
  (select e.time_zone from employee_schedules e where e.tenant_id = app.tenant_id() and e.user_id = ${userId}::uuid),
  (select z.time_zone from tenants z where z.id = app.tenant_id()))`;

/** When the day or the week of `now` is over where the user is; computed once for a statement. */
const endOf = (stretch: 'day' | 'week', userId: string, now: Date): RawBuilder<string> => sql<string>`(
  select (date_trunc(${sql.lit(stretch)}, ${now}::timestamptz at time zone u.zone) + ${sql.raw(`interval '1 ${stretch}'`)}) at time zone u.zone from (select ${zoneOf(userId)} as zone) u)`;

/** The stretches of time that stages of one's own are due in. */
function windowCondition(window: MyWorkDueWindow, userId: string, now: Date): RawBuilder<boolean> {
  const isAhead = sql<boolean>`s.due_date >= ${now}::timestamptz`;
  switch (window) {
    case 'overdue': return sql<boolean>`s.due_date < ${now}::timestamptz`;
    case 'today': return sql<boolean>`(${isAhead} and s.due_date < ${endOf('day', userId, now)})`;
    case 'this_week': return sql<boolean>`(${isAhead} and s.due_date < ${endOf('week', userId, now)})`;
    case 'later': return sql<boolean>`s.due_date >= ${endOf('week', userId, now)}`;
    case 'none': return sql<boolean>`s.due_date is null`;
  }
}

/** The viewer's own open stages; those of tasks on hold come last. */
export function selectMyStages(db: Db, viewer: Viewer, query: ListMyWorkStagesInput['query'], now: Date): Promise<Page<TaskStage>> {
  const { due_window: window, include_pending: withPending, sort, order, limit, offset, ...filters } = query;
  const { values, shape } = partFilters(filters, now);
  const conditions = [
    ...stageConditions(values, shape),
    ...(withPending ? [] : [sql<boolean>`s.status_category <> 'pending'`]),
    ...(window === undefined ? [] : [windowCondition(window, viewer.userId, now)]),
  ];
  return selectPage<TaskStage>(db, {
    matching: conditions.reduce((matching, condition) => matching.where(condition), ownStages(db, viewer)),
    record: (stages) => stages.select(stageColumns(viewer)),
    orderBy: [sql`t.status_category = 'on_hold'`, ...stageOrder({ sort, order })],
    limit,
    offset,
  });
}

export async function countMyStages(db: Db, viewer: Viewer, now: Date): Promise<MyWorkCounts> {
  const countOf = (condition: RawBuilder<boolean>, name: keyof MyWorkCounts) => sql<number>`count(*) filter (where ${condition})`.as(name);
  const stateIs = (state: string) => sql<boolean>`s.status_category = ${sql.lit(state)}`;
  const isDue = (window: MyWorkDueWindow) => windowCondition(window, viewer.userId, now);
  const pinned = pinnedStages(db, viewer).select(sql<number>`count(*)`.as('count'));
  return ownStages(db, viewer).select([
    countOf(stateIs('pending'), 'pending_count'), countOf(stateIs('ready'), 'ready_count'), countOf(stateIs('in_progress'), 'in_progress_count'),
    countOf(isDue('overdue'), 'overdue_count'), countOf(isDue('today'), 'due_today_count'), countOf(isDue('this_week'), 'due_this_week_count'),
    countOf(isDue('none'), 'undated_count'), sql<number>`(${pinned})`.as('pinned_count'),
  ]).$castTo<MyWorkCounts>().executeTakeFirstOrThrow();
}

const pinnedStages = (db: Db, viewer: Viewer) => visibleStages(db, viewer)
  .innerJoin('entity_pins as pin', (join) => join.onRef('pin.tenant_id', '=', 's.tenant_id').onRef('pin.record_id', '=', 's.id')
    .on('pin.record_kind', '=', 'task_stage').on('pin.user_id', '=', viewer.userId));

/** Stages that the viewer pinned. */
export function selectPinnedStages(db: Db, viewer: Viewer, { sort, order, limit, offset, ...filters }: ListMyPinnedStagesInput['query'], now: Date): Promise<Page<TaskStage>> {
  const { values, shape } = partFilters(filters, now);
  const direction = sql.raw(order);
  const sorted = { pinned_at: sql`pin.pinned_at ${direction}`, due_date: orderBy(sql`s.due_date`, order), updated_at: sql`s.updated_at ${direction}` }[sort];
  return selectPage<TaskStage>(db, {
    matching: stageConditions(values, shape).reduce((matching, condition) => matching.where(condition), pinnedStages(db, viewer)),
    record: (stages) => stages.select(stageColumns(viewer)),
    orderBy: [sorted, sql`s.id ${direction}`],
    limit,
    offset,
  });
}
