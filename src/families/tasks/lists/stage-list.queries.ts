import { sql } from 'kysely';
import type { TasksHandlers } from '#generated/families/tasks/handlers.ts';
import { recordList } from '#src/domain/lists/index.ts';
import { stageRecord, visibleStages } from '#src/domain/tasks/index.ts';
import { isOpenStage } from '#src/domain/visibility/index.ts';
import { by, byAll, byName, emptyLast, recordSorts } from '#src/platform/db/query/index.ts';
import { priorityRank, stageColumns } from './columns.queries.ts';
import { stageFilters } from './stage-list-filters.queries.ts';
import type { TaskScope } from './task-list-filters.queries.ts';

/** Stages, `s`, as they are due; what is over is due no longer. */
export const nextDue = [sql`${isOpenStage()} desc`, sql`s.due_date asc nulls last`];

/** Orders of stages, `s`, of tasks, `t`. */
export const stageSorts = {
  ...recordSorts('s'),
  status: by('s.status'),
  position: byAll(by('t.number'), by('s.position')),
  name: byName('s.name'),
  priority_level: emptyLast(priorityRank),
  due_date: emptyLast('s.due_date'),
  started_at: emptyLast('s.started_at'),
  completed_at: emptyLast('s.completed_at'),
};

/** Stages, `s`, of tasks that the viewer may see: what the list shows and counts count. */
export const stageList = recordList<TasksHandlers['listTaskStages'], TaskScope>()({
  columns: stageColumns,
  rows: visibleStages,
  record: stageRecord,
  id: 's.id',
  filters: stageFilters,
  sorts: stageSorts,
  own: nextDue,
});
