import { sql, type RawBuilder } from 'kysely';
import type { Task } from '#generated/types.gen.ts';
import type { ListSavedViewTasksInput, TasksHandlers } from '#generated/families/tasks/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  byName,
  list,
  oneOf,
  oneOfIds,
  recordFilters,
  recordSorts,
  type Condition,
  type Listing,
} from '#src/platform/db/query/index.ts';
import { searchPatterns } from '#src/domain/filters/index.ts';
import { newest, recordList, viewConditions, type SavedView } from '#src/domain/lists/index.ts';
import {
  placeOfView,
  viewRecord,
  viewStatus,
  visibleViews,
  type ViewReader,
} from '#src/domain/views/index.ts';
import { taskRecord, visibleStages, visibleTasks } from '#src/domain/tasks/index.ts';
import type { Viewer } from '#src/domain/visibility/index.ts';
import { stageColumns, taskColumns } from './columns.queries.ts';
import { taskFilters, type TaskScope } from './task-list-filters.queries.ts';
import { taskSorts } from './task-list.queries.ts';

/** A view of tasks or of stages. */
export interface TaskView extends SavedView {
  readonly record_kind: 'task' | 'task_stage';
}

const viewsOfTasks = (db: Db, reader: ViewReader) =>
  visibleViews(db, reader).where('v.record_kind', 'in', ['task', 'task_stage']);

export const savedViews = list<TasksHandlers['listTaskSavedViews'], ViewReader>()({
  rows: viewsOfTasks,
  record: viewRecord,
  id: 'v.id',
  filters: {
    ...recordFilters('v'),
    search: {
      prepare: (typed: string) => (typed.trim() === '' ? undefined : searchPatterns(typed)),
      condition: (patterns: readonly string[]) =>
        sql<boolean>`app.fold(v.name) like any(${patterns}::text[])`,
    },
    status: oneOf(viewStatus),
    record_kind: oneOf('v.record_kind'),
    owner_id: oneOfIds('v.owner_id'),
  },
  sorts: {
    name: byName('v.name'),
    ...recordSorts('v'),
  },
  own: placeOfView,
});

export async function findSavedView(db: Db, reader: ViewReader, id: string): Promise<TaskView | undefined> {
  const view = await viewsOfTasks(db, reader)
    .where('v.id', '=', id)
    .select(['v.record_kind', 'v.filter_group', 'v.sort_by'])
    .executeTakeFirst();
  return view as unknown as TaskView | undefined;
}

type Query = ListSavedViewTasksInput['query'];
type SortedQuery = Omit<Query, 'sort'> & { readonly sort: NonNullable<Query['sort']> };

/** Tasks as views list them. */
const viewTasks = recordList<Listing<SortedQuery, Task>, TaskScope>()({
  columns: taskColumns,
  rows: visibleTasks,
  record: taskRecord,
  id: 't.id',
  filters: {
    search: taskFilters.search,
    status_scope: taskFilters.status_scope,
    updated_after: taskFilters.updated_after,
  },
  sorts: taskSorts,
});

/** The tasks of a view now; of a view of stages each task that has such a stage. */
export async function selectViewTasks(
  ctx: ReadContext,
  scope: TaskScope,
  view: TaskView,
  query: Query,
): Promise<Page<Task>> {
  if (view.record_kind === 'task') return viewTasks.pageOfView(ctx, view, query, scope);
  const { condition, order } = await viewConditions(ctx, stageColumns, view);
  const places = placesOfTasks(ctx.db, scope, order, condition);
  const join = (tasks: ReturnType<typeof visibleTasks>) =>
    tasks.innerJoin(places, (on) => on.onRef('place.task_id', '=', 't.id')) as unknown as typeof tasks;
  const { sort, ...rest } = query;
  return sort === undefined
    ? viewTasks.plain.page(ctx.db, { ...rest, ...newest }, scope, { join, before: [sql`place.place asc`] })
    : viewTasks.plain.page(ctx.db, { ...rest, sort }, scope, { join });
}

/** Tasks of the stages that match, each at the place of its first stage. */
const placesOfTasks = (
  db: Db,
  viewer: Viewer,
  order: readonly RawBuilder<unknown>[],
  condition: Condition = sql<boolean>`true`,
) => {
  const first = sql.join([...order, sql`s.due_date asc nulls last`, sql`s.id`]);
  const placed = visibleStages(db, viewer)
    .where(condition)
    .select(['s.task_id', sql<number>`row_number() over (order by ${first})`.as('place')]);
  return db
    .selectFrom(placed.as('p'))
    .groupBy('p.task_id')
    .select(['p.task_id', sql<number>`min(p.place)`.as('place')])
    .as('place');
};
