import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { FilterGroup, Task } from '#generated/types.gen.ts';
import type { ListTasksInput } from '#generated/families/tasks/handlers.ts';
import type { Page } from '#src/call/context.ts';
import { fixed } from '#src/platform/db/fixed.ts';
import { orderBy, pageQuery, selectPage, toPage, type PageOf, type RecordQuery } from '#src/platform/db/records.ts';
import type { TypedExpression } from '#src/domain/field-values/index.ts';
import { compileFilter, type ColumnFinder } from '#src/domain/filters/index.ts';
import { taskColumns, visibleTasks } from '#src/domain/tasks/task-record.queries.ts';
import type { Viewer } from '#src/domain/tasks/visibility.queries.ts';
import { priorityRank } from './columns.queries.ts';
import { taskConditions, type FilterShape, type FilterValues, type TaskFilters } from './task-list-filters.queries.ts';

type Db = Kysely<Database>;
type Query = ListTasksInput['query'];
type Sort = Pick<Query, 'sort' | 'order'>;

/** Values of the filters and of the page. */
type Values = FilterValues<TaskFilters> & Pick<Query, 'limit' | 'offset'> & Pick<Viewer, 'userId'>;
type Shape = FilterShape & Sort & Pick<Viewer, 'seesPrivate'>;

/** A filter tree with the columns that it can name. */
export interface NestedFilter {
  readonly group: FilterGroup | undefined;
  readonly columnOf: ColumnFinder;
}

/** What only a list with custom fields has. */
export interface CustomFields {
  readonly filter: NestedFilter;
  /** The custom field to sort by; set with `sort=custom_field`. */
  readonly sortField: TypedExpression | undefined;
}

/** Tasks, `t`, that the viewer may see and that meet the filters: what lists show and counts count. */
export function matchingTasks(db: Db, viewer: Viewer, values: FilterValues<TaskFilters>, shape: FilterShape, nested?: NestedFilter) {
  const tree = nested?.group === undefined ? [] : [compileFilter(nested.group, { columnOf: nested.columnOf, now: values.now, place: 'query.filter_group' })];
  return [...taskConditions(values, shape), ...tree].reduce((matching, condition) => matching.where(condition), visibleTasks(db, viewer));
}

/** A page of tasks. Lists by custom fields differ in their text from call to call; all others are compiled once for each set of filters. */
export async function selectTasks(db: Db, values: Values, shape: Shape, custom: CustomFields | undefined): Promise<Page<Task>> {
  if (custom !== undefined) return selectPage<Task>(db, pageOf(db, values, shape, custom));
  const [row] = await plainPage(db, values, shape);
  return toPage(row!);
}

const plainPage = fixed((db, values: Values, shape: Shape) => pageQuery(db, pageOf(db, values, shape)));

function pageOf(db: Db, values: Values, shape: Shape, custom?: CustomFields): PageOf<RecordQuery> {
  const { userId, limit, offset } = values;
  const viewer: Viewer = { userId, seesPrivate: shape.seesPrivate };
  return {
    matching: matchingTasks(db, viewer, values, shape, custom?.filter),
    record: (matching) => matching.select(taskColumns(viewer)),
    orderBy: taskOrder(shape, custom?.sortField),
    limit,
    offset,
    cutFirst: 't',
  };
}

/** The order of tasks, `t`. */
export function taskOrder({ sort, order }: Sort, sortField?: TypedExpression): RawBuilder<unknown>[] {
  const direction = sql.raw(order);
  const byId = sql`t.id ${direction}`;
  switch (sort) {
    // Without "nulls last", which these columns do not need and their indexes do not have.
    case 'created_at':
    case 'updated_at':
    case 'number':
    case 'status': return [sql`${sql.ref(`t.${sort}`)} ${direction}`, byId];
    case 'name': return [sql`lower(t.name) ${direction}`, byId];
    case 'priority_level': return [orderBy(priorityRank, order), byId];
    case 'start_date':
    case 'due_date':
    case 'completed_at': return [orderBy(sql.ref(`t.${sort}`), order), byId];
    case 'custom_field': return sortField === undefined ? [byId] : [orderBy(sortField.sort, order), byId];
  }
}
