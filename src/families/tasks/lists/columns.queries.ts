import { sql, type RawBuilder } from 'kysely';
import type {
  Priority,
  TaskAssignmentStatus,
  TaskStageState,
  TaskStatusCategory,
} from '#generated/types.gen.ts';
import {
  columnsOf,
  groupable,
  optional,
  recordColumns,
  shown,
  sortable,
  type SystemColumn,
} from '#src/domain/list-columns/index.ts';
import { selectStatusKeys } from '#src/domain/status-options/index.ts';
import { hasTagOf, isAssignedTo } from './task-list-filters.queries.ts';
import { isCurrentStage, isStageAssignedTo } from './stage-list-filters.queries.ts';

const categories = {
  choices: ['todo', 'active', 'on_hold', 'done', 'cancelled'] satisfies TaskStatusCategory[],
};
const stageStates = {
  choices: [
    'pending',
    'ready',
    'in_progress',
    'completed',
    'skipped',
    'cancelled',
  ] satisfies TaskStageState[],
};
const priorities = { choices: ['low', 'normal', 'high', 'urgent'] satisfies Priority[] };
const assignmentStates = {
  choices: ['unassigned', 'manual', 'auto', 'overflow'] satisfies TaskAssignmentStatus[],
};

/** Tasks without a priority come last, whichever way they are sorted. */
export const priorityRank: RawBuilder<unknown> = sql`nullif(t.priority_rank, 0)`;

const ofTask = columnsOf('t');

/** Tags differ without regard to case, here as in every other filter and count. */
const holdsTag = (tags: readonly string[]) => hasTagOf(tags.map((tag) => tag.toLowerCase()));

/** Properties of the task, `t`. */
const taskListColumns: readonly SystemColumn[] = [
  ofTask.number('number', 'Number', { ...shown, ...sortable }),
  ofTask.text('name', 'Name', { ...shown, ...sortable, sort: sql`lower(t.name)` }),
  ofTask.option('status', 'Status', { ...shown, ...sortable, ...groupable }),
  ofTask.option('status_category', 'Status category', { ...groupable, ...categories }),
  ofTask.option('priority_level', 'Priority', {
    ...priorities,
    ...shown,
    ...optional,
    ...sortable,
    ...groupable,
    sort: priorityRank,
  }),
  ofTask.list('list', 'text[]', 'tags', 'Tags', { ...groupable, holdsAny: holdsTag }),
  ofTask.list('users', 'uuid[]', 'assigned_to', 'Assigned to', {
    ...shown,
    ...groupable,
    holdsAny: isAssignedTo,
  }),
  ofTask.record('client', 'client_id', 'Client', { ...shown, ...optional, ...groupable }),
  ofTask.record('process', 'process_definition_id', 'Process', { ...optional, ...groupable }),
  ofTask.record('department', 'department_id', 'Department', { ...optional, ...groupable }),
  ofTask.record('stage', 'current_stage_id', 'Current stage', { ...shown, ...optional }),
  ofTask.time('start_date', 'Start', { ...optional, ...sortable }),
  ofTask.time('due_date', 'Due', { ...shown, ...optional, ...sortable }),
  ofTask.time('started_at', 'Started', optional),
  ofTask.time('completed_at', 'Completed', { ...optional, ...sortable }),
  ofTask.flag('is_private', 'Private'),
  ofTask.number('progress_percent', 'Progress', { storage: 'numeric' }),
  ofTask.number('estimated_minutes', 'Estimated minutes', optional),
  ofTask.number('tracked_minutes', 'Tracked minutes'),
  ofTask.record('user', 'created_by', 'Created by'),
  ofTask.time('created_at', 'Created', sortable),
  ofTask.time('updated_at', 'Last change', sortable),
];

const ofStage = columnsOf('s');
const fromTask = { from: 't' } as const;

/** Properties of the stage, `s`, and of its task, `t`. */
const stageListColumns: readonly SystemColumn[] = [
  ofStage.text('name', 'Name', { ...shown, ...sortable, sort: sql`lower(s.name)` }),
  ofStage.option('status', 'Status', { ...shown, ...sortable, ...groupable }),
  ofStage.option('status_category', 'State', { ...groupable, ...stageStates }),
  ofStage.option('priority_level', 'Priority of the task', {
    ...fromTask,
    ...priorities,
    ...shown,
    ...optional,
    ...sortable,
    ...groupable,
    sort: priorityRank,
  }),
  ofStage.list('list', 'text[]', 'tags', 'Tags of the task', { ...fromTask, holdsAny: holdsTag }),
  ofStage.list('users', 'uuid[]', 'assigned_to', 'Assigned to', {
    ...shown,
    ...groupable,
    holdsAny: isStageAssignedTo,
  }),
  ofStage.option('assignment_status', 'Assignment', { ...groupable, ...assignmentStates }),
  ofStage.record('task', 'task_id', 'Task', shown),
  ofStage.record('client', 'client_id', 'Client', {
    ...fromTask,
    ...shown,
    ...optional,
    ...groupable,
  }),
  ofStage.record('process', 'process_definition_id', 'Process', { ...fromTask, ...optional, ...groupable }),
  ofStage.record('department', 'department_id', 'Department', { ...optional, ...groupable }),
  ofStage.flag('is_current', 'Current', { value: () => isCurrentStage }),
  ofStage.flag('is_required', 'Required'),
  ofStage.time('due_date', 'Due', { ...shown, ...optional, ...sortable }),
  ofStage.time('started_at', 'Started', { ...optional, ...sortable }),
  ofStage.time('completed_at', 'Completed', { ...optional, ...sortable }),
  ofStage.number('estimated_minutes', 'Estimated minutes', optional),
  ofStage.time('created_at', 'Created', sortable),
  ofStage.time('updated_at', 'Last change', sortable),
];

/** What lists and views of tasks, `t`, name. */
export const taskColumns = recordColumns({
  noun: 'tasks',
  fields: 'task',
  values: 't.field_values',
  columns: taskListColumns,
  agencyChoices: { status: (db) => selectStatusKeys(db, 'task') },
});

/** What lists and views of stages, `s`, of tasks, `t`, name. Custom fields of a stage are those of its task. */
export const stageColumns = recordColumns({
  noun: 'tasks',
  fields: 'task',
  values: 't.field_values',
  columns: stageListColumns,
  agencyChoices: { status: (db) => selectStatusKeys(db, 'task_stage') },
});
