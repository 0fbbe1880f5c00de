import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { TaskStage } from '#generated/types.gen.ts';
import type { ListTaskStagesInput } from '#generated/families/tasks/handlers.ts';
import type { Page } from '#src/call/context.ts';
import { fixed } from '#src/platform/db/fixed.ts';
import { orderBy, pageQuery, selectPage, toPage, type PageOf, type RecordQuery } from '#src/platform/db/records.ts';
import { compileFilter } from '#src/domain/filters/index.ts';
import { stageColumns, visibleStages } from '#src/domain/tasks/task-record.queries.ts';
import { isOpenStage, type Viewer } from '#src/domain/tasks/visibility.queries.ts';
import { priorityRank } from './columns.queries.ts';
import { stageConditions, type StageFilters } from './stage-list-filters.queries.ts';
import type { FilterShape, FilterValues } from './task-list-filters.queries.ts';
import type { NestedFilter } from './task-list.queries.ts';

type Db = Kysely<Database>;
type Query = ListTaskStagesInput['query'];
type Sort = Pick<Query, 'sort' | 'order'>;
type Values = FilterValues<StageFilters> & Pick<Query, 'limit' | 'offset'> & Pick<Viewer, 'userId'>;
type Shape = FilterShape & Sort & Pick<Viewer, 'seesPrivate'>;

/** Stages, `s`, that the viewer may see and that meet the filters: what lists show and counts count. */
export function matchingStages(db: Db, viewer: Viewer, values: FilterValues<StageFilters>, shape: FilterShape, nested?: NestedFilter) {
  const tree = nested?.group === undefined ? [] : [compileFilter(nested.group, { columnOf: nested.columnOf, now: values.now, place: 'query.filter_group' })];
  return [...stageConditions(values, shape), ...tree].reduce((matching, condition) => matching.where(condition), visibleStages(db, viewer));
}

/** A page of stages; without a filter tree its statement is compiled once for each set of filters. */
export async function selectStages(db: Db, values: Values, shape: Shape, nested: NestedFilter | undefined): Promise<Page<TaskStage>> {
  if (nested !== undefined) return selectPage<TaskStage>(db, pageOf(db, values, shape, nested));
  const [row] = await plainPage(db, values, shape);
  return toPage(row!);
}

const plainPage = fixed((db, values: Values, shape: Shape) => pageQuery(db, pageOf(db, values, shape)));

function pageOf(db: Db, values: Values, shape: Shape, nested?: NestedFilter): PageOf<RecordQuery> {
  const { userId, limit, offset } = values;
  const viewer: Viewer = { userId, seesPrivate: shape.seesPrivate };
  return {
    matching: matchingStages(db, viewer, values, shape, nested),
    record: (matching) => matching.select(stageColumns(viewer)),
    orderBy: stageOrder(shape),
    limit,
    offset,
  };
}

/** The order of stages, `s`, of tasks, `t`. */
export function stageOrder({ sort, order }: Sort): RawBuilder<unknown>[] {
  const direction = sql.raw(order);
  const byId = sql`s.id ${direction}`;
  switch (sort) {
    // What is over is due no longer.
    case 'next_due': return [sql`${isOpenStage()} desc`, sql`s.due_date asc nulls last`, sql`s.id asc`];
    case 'created_at':
    case 'updated_at':
    case 'status': return [sql`${sql.ref(`s.${sort}`)} ${direction}`, byId];
    case 'position': return [sql`t.number ${direction}`, sql`s.position ${direction}`, byId];
    case 'name': return [sql`lower(s.name) ${direction}`, byId];
    case 'priority_level': return [orderBy(priorityRank, order), byId];
    case 'due_date':
    case 'started_at':
    case 'completed_at': return [orderBy(sql.ref(`s.${sort}`), order), byId];
  }
}
