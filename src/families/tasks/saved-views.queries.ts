import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { FilterGroup, SortOrder, Task, View, ViewSort } from '#generated/types.gen.ts';
import type { ListSavedViewTasksInput, ListTaskSavedViewsInput } from '#generated/families/tasks/handlers.ts';
import type { Page } from '#src/call/context.ts';
import { orderBy, selectPage, type RecordQuery } from '#src/platform/db/records.ts';
import { recordConditions } from '#src/platform/db/record-filters.ts';
import { typedExpression, type FieldSet } from '#src/domain/field-values/index.ts';
import { compileFilter, searchPattern } from '#src/domain/filters/index.ts';
import { customKeyOf, isSortable } from '#src/domain/list-columns/index.ts';
import { placeOfView, viewColumns, visibleViews, type ViewReader } from '#src/domain/views/views.queries.ts';
import { taskColumns, visibleStages } from '#src/domain/tasks/task-record.queries.ts';
import type { Viewer } from '#src/domain/tasks/visibility.queries.ts';
import { findStageColumn, findTaskColumn, stageColumnFinder, taskColumnFinder, taskSort } from './columns.queries.ts';
import { partFilters } from './task-list-filters.queries.ts';
import { matchingTasks, taskOrder } from './task-list.queries.ts';

type Db = Kysely<Database>;

/** A view as far as its tasks depend on it. */
export interface SavedView {
  readonly entity_type: 'task' | 'task_stage';
  readonly filter_group: FilterGroup | null;
  readonly sort_by: readonly ViewSort[];
}

const viewsOfTasks = (db: Db, reader: ViewReader) => visibleViews(db, reader).where('v.entity_type', 'in', ['task', 'task_stage']);

export function selectSavedViews(db: Db, reader: ViewReader, { sort, order, limit, offset, ...filters }: ListTaskSavedViewsInput['query']): Promise<Page<View>> {
  const { search, status, entity_type: types, owned_by: owners } = filters;
  const conditions = [
    ...recordConditions('v', filters),
    ...(search === undefined || search.trim() === '' ? [] : [sql<boolean>`lower(v.name) like ${searchPattern(search)}`]),
    ...(status === undefined ? [] : [sql<boolean>`(case when v.audience is null then 'private' else 'shared' end) = any(${status}::text[])`]),
    ...(types === undefined ? [] : [sql<boolean>`v.entity_type = any(${types}::text[])`]),
    ...(owners === undefined ? [] : [sql<boolean>`v.owned_by = any(${owners}::uuid[])`]),
  ];
  const direction = sql.raw(order);
  return selectPage<View>(db, {
    matching: conditions.reduce((views, condition) => views.where(condition), viewsOfTasks(db, reader)),
    record: (views) => views.select(viewColumns(reader)),
    orderBy: sort === 'place' ? placeOfView : [sql`${sort === 'name' ? sql`lower(v.name)` : sql.ref(`v.${sort}`)} ${direction}`, sql`v.id ${direction}`],
    limit,
    offset,
  });
}

export async function findSavedView(db: Db, reader: ViewReader, id: string): Promise<SavedView | undefined> {
  const view = await viewsOfTasks(db, reader).where('v.id', '=', id).select(['v.entity_type', 'v.filter_group', 'v.sort_by']).executeTakeFirst();
  return view as unknown as SavedView | undefined;
}

export interface ViewRun {
  readonly view: SavedView;
  readonly fields: FieldSet;
  readonly query: ListSavedViewTasksInput['query'];
  readonly now: Date;
}

/** The tasks of a view now; of a view of stages each task that has such a stage. */
export function selectViewTasks(db: Db, viewer: Viewer, { view, fields, query, now }: ViewRun): Promise<Page<Task>> {
  const { search, status_scope, sort, order, limit, offset } = query;
  const { values, shape } = partFilters({ ...(search !== undefined && { search }), ...(status_scope && { status_scope }) }, now);
  const tasks = matchingTasks(db, viewer, values, shape);
  const isOfTasks = view.entity_type === 'task';
  const filter = filterOf(view, viewer, fields, now);
  const places = isOfTasks ? undefined : placesOfTasks(db, viewer, view, fields, filter);
  const matching: RecordQuery = places === undefined ? tasks.where(filter) : tasks.innerJoin(places, (join) => join.onRef('place.task_id', '=', 't.id'));
  const ofView = isOfTasks ? sortOf(view, fields, viewer) : [sql`place.place asc`];
  return selectPage<Task>(db, {
    matching,
    record: (rows) => rows.select(taskColumns(viewer)),
    orderBy: sort === 'view' ? [...ofView, sql`t.created_at desc`, sql`t.id desc`] : taskOrder({ sort, order }),
    limit,
    offset,
  });
}

/** Tasks of the stages that match, each at the place of its first stage. */
const placesOfTasks = (db: Db, viewer: Viewer, view: SavedView, fields: FieldSet, filter: RawBuilder<boolean>) => {
  const order = sql.join([...sortOf(view, fields, viewer), sql`s.due_date asc nulls last`, sql`s.id`]);
  const placed = visibleStages(db, viewer).where(filter).select(['s.task_id', sql<number>`row_number() over (order by ${order})`.as('place')]);
  return db.selectFrom(placed.as('p')).groupBy('p.task_id').select(['p.task_id', sql<number>`min(p.place)`.as('place')]).as('place');
};

/** The view's filter as a condition on tasks or stages; 400 about `view.filter_group` when it no longer fits. */
function filterOf(view: SavedView, { userId }: Viewer, fields: FieldSet, now: Date): RawBuilder<boolean> {
  const columnOf = view.entity_type === 'task' ? taskColumnFinder(userId, fields) : stageColumnFinder(userId, fields);
  return view.filter_group === null ? sql<boolean>`true` : compileFilter(view.filter_group, { columnOf, now, place: 'view.filter_group' });
}

/** The view's own order; fields that are gone or have none are passed over. */
function sortOf(view: SavedView, fields: FieldSet, { userId }: Viewer): RawBuilder<unknown>[] {
  const find = view.entity_type === 'task' ? findTaskColumn : findStageColumn;
  return view.sort_by.flatMap(({ field, order }: { field: string; order: SortOrder }) => {
    const system = find(field);
    if (system !== undefined) return isSortable(system.kind) ? [orderBy(system.sort ?? system.value(userId), order)] : [];
    const custom = fields.get(customKeyOf(field) ?? '');
    const expression = custom && typedExpression(custom.definition, taskSort.values);
    return expression !== undefined && isSortable(expression.kind) ? [orderBy(expression.sort, order)] : [];
  });
}
