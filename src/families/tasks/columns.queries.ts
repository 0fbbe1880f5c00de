import { sql, type RawBuilder } from 'kysely';
import type {
  FilterGroup,
  Priority,
  TaskAssignmentStatus,
  TaskStageState,
  TaskStatusCategory,
} from '#generated/types.gen.ts';
import type { FieldSet } from '#src/domain/field-values/index.ts';
import { namesField, type ColumnFinder } from '#src/domain/filters/index.ts';
import {
  columnFinder,
  type AgencyChoices,
  type SortedList,
  type SystemColumn,
} from '#src/domain/list-columns/index.ts';
import { selectStatusKeys } from '#src/domain/status-options/index.ts';
import type { Db } from '#src/platform/db/db.ts';
import { hasTagOf, isAssignedTo } from './task-list-filters.queries.ts';
import { isCurrentStage, isStageAssignedTo } from './stage-list-filters.queries.ts';

type Options = Partial<Omit<SystemColumn, 'key' | 'label'>> & {
  readonly from?: string;
  readonly isOptional?: true;
};

/** Columns of a table that is called `alias` in the query. */
const columnsOf = (alias: string) => {
  const make =
    (kind: SystemColumn['kind'], valueType: string, storage: SystemColumn['storage']) =>
    (key: string, label: string, options: Options = {}): SystemColumn => {
      const { from = alias, isOptional, ...more } = options;
      const column = sql.ref(`${from}.${key}`);
      return {
        key,
        label,
        kind,
        valueType,
        value: () => column,
        ...(storage && { storage }),
        ...(isOptional && { isPresent: sql<boolean>`${column} is not null` }),
        ...more,
      };
    };
  return {
    text: make('text', 'text', 'text'),
    option: make('choice', 'option', 'text'),
    number: make('number', 'number', 'integer'),
    time: make('instant', 'date_time', 'timestamptz'),
    flag: make('boolean', 'checkbox', 'boolean'),
    record: (valueType: string, key: string, label: string, options?: Options) =>
      make('reference', valueType, 'uuid')(key, label, options),
    list: (
      valueType: string,
      storage: 'text[]' | 'uuid[]',
      key: string,
      label: string,
      options: Options = {},
    ) =>
      make('list', valueType, storage)(key, label, {
        isPresent: sql<boolean>`${sql.ref(`${options.from ?? alias}.${key}`)} <> '{}'`,
        ...options,
      }),
  };
};

const optional = { isOptional: true } as const;
const sortable = { isSortable: true } as const;
const groupable = { isGroupable: true } as const;
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
export const taskListColumns: readonly SystemColumn[] = [
  ofTask.number('number', 'Number', { isDefault: true, ...sortable }),
  ofTask.text('name', 'Name', { isDefault: true, ...sortable, sort: sql`lower(t.name)` }),
  ofTask.option('status', 'Status', { isDefault: true, ...sortable, ...groupable }),
  ofTask.option('status_category', 'Status category', { ...groupable, ...categories }),
  ofTask.option('priority_level', 'Priority', {
    ...priorities,
    isDefault: true,
    ...optional,
    ...sortable,
    ...groupable,
    sort: priorityRank,
  }),
  ofTask.list('list', 'text[]', 'tags', 'Tags', { ...groupable, holdsAny: holdsTag }),
  ofTask.list('users', 'uuid[]', 'assigned_to', 'Assigned to', {
    isDefault: true,
    ...groupable,
    holdsAny: isAssignedTo,
  }),
  ofTask.record('client', 'client_id', 'Client', { isDefault: true, ...optional, ...groupable }),
  ofTask.record('process', 'process_definition_id', 'Process', { ...optional, ...groupable }),
  ofTask.record('department', 'department_id', 'Department', { ...optional, ...groupable }),
  ofTask.record('stage', 'current_stage_id', 'Current stage', { isDefault: true, ...optional }),
  ofTask.time('start_date', 'Start', { ...optional, ...sortable }),
  ofTask.time('due_date', 'Due', { isDefault: true, ...optional, ...sortable }),
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
export const stageListColumns: readonly SystemColumn[] = [
  ofStage.text('name', 'Name', { isDefault: true, ...sortable, sort: sql`lower(s.name)` }),
  ofStage.option('status', 'Status', { isDefault: true, ...sortable, ...groupable }),
  ofStage.option('status_category', 'State', { ...groupable, ...stageStates }),
  ofStage.option('priority_level', 'Priority of the task', {
    ...fromTask,
    ...priorities,
    isDefault: true,
    ...optional,
    ...sortable,
    ...groupable,
    sort: priorityRank,
  }),
  ofStage.list('list', 'text[]', 'tags', 'Tags of the task', { ...fromTask, holdsAny: holdsTag }),
  ofStage.list('users', 'uuid[]', 'assigned_to', 'Assigned to', {
    isDefault: true,
    ...groupable,
    holdsAny: isStageAssignedTo,
  }),
  ofStage.option('assignment_status', 'Assignment', { ...groupable, ...assignmentStates }),
  ofStage.record('task', 'task_id', 'Task', { isDefault: true }),
  ofStage.record('client', 'client_id', 'Client', {
    ...fromTask,
    isDefault: true,
    ...optional,
    ...groupable,
  }),
  ofStage.record('process', 'process_definition_id', 'Process', { ...fromTask, ...optional, ...groupable }),
  ofStage.record('department', 'department_id', 'Department', { ...optional, ...groupable }),
  ofStage.flag('is_current', 'Current', { value: () => isCurrentStage }),
  ofStage.flag('is_required', 'Required'),
  ofStage.time('due_date', 'Due', { isDefault: true, ...optional, ...sortable }),
  ofStage.time('started_at', 'Started', { ...optional, ...sortable }),
  ofStage.time('completed_at', 'Completed', { ...optional, ...sortable }),
  ofStage.number('estimated_minutes', 'Estimated minutes', optional),
  ofStage.time('created_at', 'Created', sortable),
  ofStage.time('updated_at', 'Last change', sortable),
];

const byKey = (columns: readonly SystemColumn[]) => new Map(columns.map((column) => [column.key, column]));
const tasksByKey = byKey(taskListColumns);
const stagesByKey = byKey(stageListColumns);

/** Custom fields of a stage are those of its task. */
export const taskSort: SortedList = { noun: 'tasks', values: 't.field_values' };

/** The agency's statuses, when the filter names the status: only one of them can match. */
export const statusChoices = async (
  db: Db,
  kind: 'task' | 'task_stage',
  group: FilterGroup | undefined,
): Promise<AgencyChoices> =>
  group !== undefined && namesField(group, 'status') ? { status: await selectStatusKeys(db, kind) } : {};

/** What filters on tasks, `t`, can name. */
export const taskColumnFinder = (userId: string, fields: FieldSet, choices?: AgencyChoices): ColumnFinder =>
  columnFinder(tasksByKey, userId, fields, taskSort.values, choices);

/** What filters on stages, `s`, of tasks, `t`, can name. */
export const stageColumnFinder = (userId: string, fields: FieldSet, choices?: AgencyChoices): ColumnFinder =>
  columnFinder(stagesByKey, userId, fields, taskSort.values, choices);

export const findTaskColumn = (key: string): SystemColumn | undefined => tasksByKey.get(key);
export const findStageColumn = (key: string): SystemColumn | undefined => stagesByKey.get(key);
