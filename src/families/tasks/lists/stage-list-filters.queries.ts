import { sql, type RawBuilder } from 'kysely';
import { searched } from '#src/domain/filters/index.ts';
import { selectStatusKeys } from '#src/domain/status-options/index.ts';
import { isOpenStage } from '#src/domain/visibility/index.ts';
import {
  before,
  holds,
  oneOf,
  oneOfIds,
  oneOfKeys,
  recordFilters,
  since,
} from '#src/platform/db/query/index.ts';
import { taskFilters, type TaskScope } from './task-list-filters.queries.ts';

type Condition = RawBuilder<boolean>;

/** Whether task `t` is in stage `s`. */
export const isCurrentStage: Condition = sql<boolean>`coalesce(t.current_stage_id = s.id, false)`;

/** Open and due before now. */
export const isOverdueStage = (now: Date): Condition =>
  sql<boolean>`(${isOpenStage()} and s.due_date < ${now}::timestamptz)`;

/** Members who are to do the stage itself. */
export const isStageAssignedTo = (ids: readonly string[]): Condition =>
  sql<boolean>`s.id in (select a.holder_id from task_assignees a where a.kind = 'task_stage' and a.user_id = any(${ids}::uuid[]))`;

/** The filters of lists and counts of stages, `s`, of tasks, `t`. */
export const stageFilters = {
  ...recordFilters('s'),
  search: searched('s.id', 'search_task_stages'),
  task_id: oneOfIds('s.task_id'),
  status: oneOfKeys((db) => selectStatusKeys(db, 'task_stage'), oneOf('s.status')),
  status_category: oneOf('s.status_category'),
  status_scope: {
    choices: {
      all: undefined,
      open: isOpenStage(),
      closed: sql<boolean>`s.status_category in ('completed', 'skipped', 'cancelled')`,
    },
  },
  priority_level: taskFilters.priority_level,
  tags: taskFilters.tags,
  assigned_to: isStageAssignedTo,
  assignment_status: oneOf('s.assignment_status'),
  client_id: taskFilters.client_id,
  process_definition_id: taskFilters.process_definition_id,
  stage_definition_id: oneOfIds('s.stage_definition_id'),
  department_id: oneOfIds('s.department_id'),
  is_current: holds(isCurrentStage),
  is_required: holds('s.is_required'),
  is_overdue: (flag: boolean, { now }: TaskScope) => holds(isOverdueStage(now))(flag),
  due_after: since('s.due_date'),
  due_before: before('s.due_date'),
  completed_after: since('s.completed_at'),
  completed_before: before('s.completed_at'),
};
