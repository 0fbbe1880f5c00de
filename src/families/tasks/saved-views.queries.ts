import { sql, type RawBuilder } from 'kysely';
import type { FilterGroup, SortOrder, Task, View, ViewSort } from '#generated/types.gen.ts';
import type { ListSavedViewTasksInput, TasksHandlers } from '#generated/families/tasks/handlers.ts';
import type { Page } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/db.ts';
import { oneOf, oneOfIds, recordFilters } from '#src/platform/db/conditions.ts';
import { list, type Additions, type Listing } from '#src/platform/db/list.ts';
import { by, byName, emptyLast } from '#src/platform/db/order.ts';
import { typedExpression, type FieldSet } from '#src/domain/field-values/index.ts';
import { compileFilter, searchPattern } from '#src/domain/filters/index.ts';
import { customKeyOf, isSortable } from '#src/domain/list-columns/index.ts';
import { placeOfView, viewRecord, visibleViews, type ViewReader } from '#src/domain/views/views.queries.ts';
import { taskRecord, visibleStages, visibleTasks } from '#src/domain/tasks/task-record.queries.ts';
import type { Viewer } from '#src/domain/tasks/visibility.queries.ts';
import {
  findStageColumn,
  findTaskColumn,
  stageColumnFinder,
  taskColumnFinder,
  taskSort,
} from './columns.queries.ts';
import { taskFilters, type TaskScope } from './task-list-filters.queries.ts';
import { taskSorts } from './task-list.queries.ts';

/** A view as far as its tasks depend on it. */
export interface SavedView {
  readonly record_kind: 'task' | 'task_stage';
  readonly filter_group: FilterGroup | null;
  readonly sort_by: readonly ViewSort[];
}

const viewsOfTasks = (db: Db, reader: ViewReader) =>
  visibleViews(db, reader).where('v.record_kind', 'in', ['task', 'task_stage']);

const statusOf = sql<View['status']>`(case when v.audience is null then 'private' else 'shared' end)`;

export const savedViews = list<TasksHandlers['listTaskSavedViews'], ViewReader>()({
  rows: viewsOfTasks,
  record: viewRecord,
  id: 'v.id',
  filters: {
    ...recordFilters('v'),
    search: {
      prepare: (typed: string) => (typed.trim() === '' ? undefined : searchPattern(typed)),
      condition: (pattern: string) => sql<boolean>`lower(v.name) like ${pattern}`,
    },
    status: oneOf(statusOf),
    record_kind: oneOf('v.record_kind'),
    owner_id: oneOfIds('v.owner_id'),
  },
  sorts: {
    name: byName('v.name'),
    created_at: by('v.created_at'),
    updated_at: by('v.updated_at'),
  },
  own: placeOfView,
});

export async function findSavedView(db: Db, reader: ViewReader, id: string): Promise<SavedView | undefined> {
  const view = await viewsOfTasks(db, reader)
    .where('v.id', '=', id)
    .select(['v.record_kind', 'v.filter_group', 'v.sort_by'])
    .executeTakeFirst();
  return view as unknown as SavedView | undefined;
}

type ViewQuery = Omit<ListSavedViewTasksInput['query'], 'sort'> & {
  readonly sort: NonNullable<ListSavedViewTasksInput['query']['sort']>;
};

/** Tasks of a view in an order that is not its own. */
const viewTasks = list<Listing<ViewQuery, Task>, TaskScope>()({
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

export interface ViewRun {
  readonly view: SavedView;
  readonly fields: FieldSet;
  readonly query: ListSavedViewTasksInput['query'];
  readonly now: Date;
}

/** The tasks of a view now; of a view of stages each task that has such a stage. */
export function selectViewTasks(
  db: Db,
  viewer: Viewer,
  { view, fields, query, now }: ViewRun,
): Promise<Page<Task>> {
  const { sort, ...rest } = query;
  const isOfTasks = view.record_kind === 'task';
  const condition = filterOf(view, viewer, fields, now);
  const rows: Additions<ReturnType<typeof visibleTasks>> = isOfTasks
    ? { condition }
    : {
        join: (tasks) =>
          tasks.innerJoin(placesOfTasks(db, viewer, view, fields, condition), (join) =>
            join.onRef('place.task_id', '=', 't.id'),
          ) as unknown as typeof tasks,
      };
  const ofView = isOfTasks ? sortOf(view, fields, viewer) : [sql`place.place asc`];
  const orderBy = sort === undefined ? [...ofView, sql`t.created_at desc`, sql`t.id desc`] : undefined;
  return viewTasks.page(
    db,
    { ...rest, sort: sort ?? 'created_at' },
    { ...viewer, now },
    { ...rows, orderBy },
  );
}

/** Tasks of the stages that match, each at the place of its first stage. */
const placesOfTasks = (
  db: Db,
  viewer: Viewer,
  view: SavedView,
  fields: FieldSet,
  filter: RawBuilder<boolean>,
) => {
  const order = sql.join([...sortOf(view, fields, viewer), sql`s.due_date asc nulls last`, sql`s.id`]);
  const placed = visibleStages(db, viewer)
    .where(filter)
    .select(['s.task_id', sql<number>`row_number() over (order by ${order})`.as('place')]);
  return db
    .selectFrom(placed.as('p'))
    .groupBy('p.task_id')
    .select(['p.task_id', sql<number>`min(p.place)`.as('place')])
    .as('place');
};

/** The view's filter as a condition on tasks or stages; 400 about `view.filter_group` when it no longer fits. */
function filterOf(view: SavedView, { userId }: Viewer, fields: FieldSet, now: Date): RawBuilder<boolean> {
  const columnOf =
    view.record_kind === 'task' ? taskColumnFinder(userId, fields) : stageColumnFinder(userId, fields);
  return view.filter_group === null
    ? sql<boolean>`true`
    : compileFilter(view.filter_group, { columnOf, now, place: 'view.filter_group' });
}

/** The view's own order; fields that are gone or have none are passed over. */
function sortOf(view: SavedView, fields: FieldSet, { userId }: Viewer): RawBuilder<unknown>[] {
  const find = view.record_kind === 'task' ? findTaskColumn : findStageColumn;
  return view.sort_by.flatMap(({ field, order }: { field: string; order: SortOrder }) => {
    const system = find(field);
    if (system !== undefined)
      return isSortable(system.kind) ? emptyLast(system.sort ?? system.value(userId))(order) : [];
    const custom = fields.get(customKeyOf(field) ?? '');
    const expression = custom && typedExpression(custom.definition, taskSort.values);
    return expression !== undefined && isSortable(expression.kind) ? emptyLast(expression.sort)(order) : [];
  });
}
