import { sql, type RawBuilder } from 'kysely';
import type { MyWorkCounts, MyWorkDueWindow } from '#generated/types.gen.ts';
import type { TasksHandlers } from '#generated/families/tasks/handlers.ts';
import { stageRecord, visibleStages } from '#src/domain/tasks/index.ts';
import { isOpenStage, type Viewer } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { by, emptyLast, list } from '#src/platform/db/query/index.ts';
import { stageFilters } from '../lists/stage-list-filters.queries.ts';
import { nextDue, stageSorts } from '../lists/stage-list.queries.ts';
import type { TaskScope } from '../lists/task-list-filters.queries.ts';

/** Open stages that the viewer is to do, or has a substage of. */
const ownStages = (db: Db, viewer: Viewer) =>
  visibleStages(db, viewer).where(isOpenStage()).where(sql<boolean>`s.id in (
  select a.stage_id from task_assignees a where a.user_id = ${viewer.userId}::uuid and a.kind in ('task_stage', 'task_substage') and a.is_open)`);

/** When the day or the week of `now` is over where the user is; computed once for a statement. */
const endOf = (stretch: 'day' | 'week', userId: string, now: Date): RawBuilder<string> => sql<string>`(
  select (${stretch === 'week' ? sql`app.start_of_week(u.clock, u.week_start)` : sql`date_trunc('day', u.clock)`} + ${sql.raw(`interval '1 ${stretch}'`)}) at time zone u.zone
  from (select z.zone, ${now}::timestamptz at time zone z.zone as clock, (select t.week_start from tenants t where t.id = app.tenant_id()) as week_start
    from (select app.zone_of(${userId}::uuid) as zone offset 0) z) u)`;

/** The stretches of time that stages of one's own are due in. */
function windowCondition(window: MyWorkDueWindow, userId: string, now: Date): RawBuilder<boolean> {
  const isAhead = sql<boolean>`s.due_date >= ${now}::timestamptz`;
  switch (window) {
    case 'overdue':
      return sql<boolean>`s.due_date < ${now}::timestamptz`;
    case 'today':
      return sql<boolean>`(${isAhead} and s.due_date < ${endOf('day', userId, now)})`;
    case 'this_week':
      return sql<boolean>`(${isAhead} and s.due_date < ${endOf('week', userId, now)})`;
    case 'later':
      return sql<boolean>`s.due_date >= ${endOf('week', userId, now)}`;
    case 'none':
      return sql<boolean>`s.due_date is null`;
  }
}

const isDueIn =
  (window: MyWorkDueWindow) =>
  ({ userId, now }: TaskScope) =>
    windowCondition(window, userId, now);
const isNotPending = sql<boolean>`s.status_category <> 'pending'`;

/** The viewer's own open stages; those of tasks on hold come last. */
export const myStages = list<TasksHandlers['listMyWorkStages'], TaskScope>()({
  rows: ownStages,
  record: stageRecord,
  id: 's.id',
  filters: {
    ...stageFilters,
    include_pending: {
      condition: (flag: boolean) => (flag ? sql<boolean>`true` : isNotPending),
      absent: () => isNotPending,
    },
    due_window: {
      choices: {
        overdue: isDueIn('overdue'),
        today: isDueIn('today'),
        this_week: isDueIn('this_week'),
        later: isDueIn('later'),
        none: isDueIn('none'),
      },
    },
  },
  sorts: stageSorts,
  own: nextDue,
  first: sql`t.status_category = 'on_hold'`,
});

export async function countMyStages(db: Db, viewer: Viewer, now: Date): Promise<MyWorkCounts> {
  const countOf = <N extends keyof MyWorkCounts>(condition: RawBuilder<boolean>, name: N) =>
    sql<number>`count(*) filter (where ${condition})`.as(name);
  const stateIs = (state: string) => sql<boolean>`s.status_category = ${sql.lit(state)}`;
  const isDue = (window: MyWorkDueWindow) => windowCondition(window, viewer.userId, now);
  const pinned = pinnedStages(db, viewer).select(sql<number>`count(*)`.as('count'));
  return ownStages(db, viewer)
    .select([
      countOf(stateIs('pending'), 'pending_count'),
      countOf(stateIs('ready'), 'ready_count'),
      countOf(stateIs('in_progress'), 'in_progress_count'),
      countOf(isDue('overdue'), 'overdue_count'),
      countOf(isDue('today'), 'due_today_count'),
      countOf(isDue('this_week'), 'due_this_week_count'),
      countOf(isDue('none'), 'undated_count'),
      sql<number>`(${pinned})`.as('pinned_count'),
    ])
    .executeTakeFirstOrThrow();
}

const pinnedStages = (db: Db, viewer: Viewer) =>
  visibleStages(db, viewer).innerJoin('entity_pins as pin', (join) =>
    join
      .onRef('pin.tenant_id', '=', 's.tenant_id')
      .onRef('pin.record_id', '=', 's.id')
      .on('pin.record_kind', '=', 'task_stage')
      .on('pin.user_id', '=', viewer.userId),
  );

/** Stages that the viewer pinned. */
export const pinnedStageList = list<TasksHandlers['listMyPinnedStages'], TaskScope>()({
  rows: (db, viewer) => pinnedStages(db, viewer) as unknown as ReturnType<typeof visibleStages>,
  record: stageRecord,
  id: 's.id',
  filters: stageFilters,
  sorts: {
    pinned_at: by('pin.pinned_at'),
    due_date: emptyLast('s.due_date'),
    updated_at: by('s.updated_at'),
  },
});
