import { sql, type RawBuilder } from 'kysely';
import { searched } from '#src/domain/filters/index.ts';
import { selectStatusKeys } from '#src/domain/status-options/index.ts';
import {
  isOpenTask,
  isVisibleRecord,
  viewerIn,
  type Viewer,
  type ViewerScope,
} from '#src/domain/visibility/index.ts';
import {
  before,
  holds,
  oneOf,
  oneOfIds,
  oneOfKeys,
  recordFilters,
  since,
  tagged,
} from '#src/platform/db/query/index.ts';

type Condition = RawBuilder<boolean>;

/** Who looks, and when. */
export type TaskScope = Viewer & ViewerScope & { readonly now: Date };

/** Open and due before now. */
export const isOverdueTask = (now: Date): Condition =>
  sql<boolean>`(${isOpenTask()} and t.due_date < ${now}::timestamptz)`;

/** `tags` in lower case. */
export const hasTagOf = (tags: readonly string[]): Condition => tagged('t.tags').condition(tags);

/** Members in charge of the task as a whole. */
export const isAssignedTo = (ids: readonly string[]): Condition =>
  sql<boolean>`t.id in (select a.holder_id from task_assignees a where a.kind = 'task' and a.user_id = any(${ids}::uuid[]))`;

/** The filters of lists and counts of tasks, `t`. */
export const taskFilters = {
  ...recordFilters('t'),
  search: searched('t.id', 'search_tasks'),
  status: oneOfKeys((db) => selectStatusKeys(db, 'task'), oneOf('t.status')),
  status_category: oneOf('t.status_category'),
  status_scope: {
    choices: {
      all: undefined,
      open: isOpenTask(),
      closed: sql<boolean>`t.status_category in ('done', 'cancelled')`,
    },
  },
  priority_level: oneOf('t.priority_level'),
  tags: tagged('t.tags'),
  assigned_to: isAssignedTo,
  is_unassigned: holds(sql<boolean>`t.assigned_to = '{}'`),
  watcher_id: (ids: readonly string[]) =>
    sql<boolean>`t.id in (select w.task_id from task_watchers w where w.user_id = any(${ids}::uuid[]))`,
  client_id: oneOfIds('t.client_id'),
  process_definition_id: oneOfIds('t.process_definition_id'),
  department_id: oneOfIds('t.department_id'),
  ticket_id: (ids: readonly string[], scope: TaskScope) =>
    sql<boolean>`t.id in (select l.task_id from task_ticket_links l where l.ticket_id = any(${ids}::uuid[])
      and ${isVisibleRecord(viewerIn(scope), sql.lit('ticket'), sql.ref('l.ticket_id'), ['ticket'])})`,
  is_private: holds('t.is_private'),
  is_overdue: (flag: boolean, { now }: TaskScope) => holds(isOverdueTask(now))(flag),
  start_after: since('t.start_date'),
  start_before: before('t.start_date'),
  due_after: since('t.due_date'),
  due_before: before('t.due_date'),
  completed_after: since('t.completed_at'),
  completed_before: before('t.completed_at'),
};
