import type { TasksHandlers } from '#generated/families/tasks/handlers.ts';
import { recordList } from '#src/domain/lists/index.ts';
import { taskRecord, visibleTasks } from '#src/domain/tasks/index.ts';
import { by, byName, emptyLast, recordSorts } from '#src/platform/db/query/index.ts';
import { priorityRank, taskColumns } from './columns.queries.ts';
import { taskFilters, type TaskScope } from './task-list-filters.queries.ts';

/** Orders of tasks, `t`. */
export const taskSorts = {
  ...recordSorts('t'),
  number: by('t.number'),
  name: byName('t.name'),
  status: by('t.status'),
  priority_level: emptyLast(priorityRank),
  start_date: emptyLast('t.start_date'),
  due_date: emptyLast('t.due_date'),
  completed_at: emptyLast('t.completed_at'),
};

/** Tasks, `t`, that the viewer may see: what the list shows and counts count. */
export const taskList = recordList<TasksHandlers['listTasks'], TaskScope>()({
  columns: taskColumns,
  rows: visibleTasks,
  record: taskRecord,
  id: 't.id',
  filters: taskFilters,
  sorts: taskSorts,
  cutFirst: 't',
});
