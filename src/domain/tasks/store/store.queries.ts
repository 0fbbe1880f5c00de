import { CompiledQuery, sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import type { HistoryRow } from './history.ts';
import {
  involvedIn,
  type DependencyState,
  type StageState,
  type SubstageState,
  type TaskState,
} from '../model/state.ts';

/** What of a task has to be written, by ids; the task itself always is. */
export interface TaskWrite {
  readonly task: TaskState;
  /** Stages that are new or changed. */
  readonly stages: readonly StageState[];
  readonly substages: readonly { readonly stageId: string; readonly substage: SubstageState }[];
  readonly removedStageIds: readonly string[];
  readonly removedSubstageIds: readonly string[];
  /** All dependencies, when they changed. */
  readonly dependencies: readonly DependencyState[] | undefined;
  readonly history: readonly HistoryRow[];
  readonly now: Date;
}

const taskColumns = [
  'id',
  'number',
  'name',
  'description',
  'status',
  'status_category',
  'held_status',
  'held_at',
  'hold_reason',
  'held_minutes',
  'priority_level',
  'tags',
  'client_id',
  'department_id',
  'process_definition_id',
  'process_definition_version',
  'assigned_to',
  'current_stage_id',
  'stage_count',
  'finished_stage_count',
  'start_date',
  'due_date',
  'started_at',
  'completed_at',
  'completed_by',
  'cancelled_at',
  'estimated_minutes',
  'is_private',
  'involved_ids',
  'field_values',
  'source_kind',
  'source_id',
  'merged_into_id',
  'merged_at',
  'deleted_at',
  'deleted_by',
  'revision',
  'created_at',
  'updated_at',
  'created_by',
];
const stageColumns = [
  'id',
  'task_id',
  'stage_definition_id',
  'name',
  'instructions',
  'position',
  'status',
  'status_category',
  'status_template_id',
  'is_required',
  'auto_start',
  'auto_complete',
  'department_id',
  'assigned_to',
  'assignment_status',
  'assignment',
  'overflow_reason',
  'overflowed_at',
  'overflow_attempts',
  'overflow_attempted_at',
  'due_date',
  'due_rule',
  'planned_due_date',
  'planned_minutes',
  'dependency_reopened',
  'ready_from',
  'estimated_minutes',
  'required_field_keys',
  'skip_reason',
  'started_at',
  'completed_at',
  'completed_by',
  'finished_at',
  'revision',
  'updated_at',
  'created_by',
];
const substageColumns = [
  'id',
  'task_id',
  'stage_id',
  'name',
  'description',
  'position',
  'is_required',
  'assigned_to',
  'due_date',
  'completed_at',
  'completed_by',
  'revision',
  'updated_at',
  'created_by',
];
const dependencyColumns = ['task_id', 'predecessor_id', 'successor_id', 'type', 'lag_minutes'];
const historyColumns = [
  'task_id',
  'stage_id',
  'substage_id',
  'kind',
  'action',
  'changes',
  'changed_fields',
  'details',
  'record_kind',
  'record_id',
  'reason',
  'actor_type',
  'actor_id',
  'actor_name',
  'correlation_id',
  'occurred_at',
];

const list = (columns: readonly string[], prefix = ''): string =>
  columns.map((column) => prefix + column).join(', ');
const assigned = (columns: readonly string[]): string =>
  columns
    .filter((column) => column !== 'id')
    .map((column) => `${column} = excluded.${column}`)
    .join(', ');

/** New rows are inserted, others replaced: one statement for a creation and for every change, so that a task is stored at once. */
const upsert = (table: string, columns: readonly string[], parameter: number): string => `
  insert into ${table} (tenant_id, ${list(columns)})
  select app.tenant_id(), ${list(columns, 'x.')} from jsonb_populate_recordset(null::${table}, $${parameter}::jsonb) x
  on conflict (tenant_id, id) do update set ${assigned(columns)}`;

const storeTask = upsert('tasks', taskColumns, 1);
const storeHistory = `
  insert into task_history (tenant_id, ${list(historyColumns)})
  select app.tenant_id(), ${list(historyColumns, 'x.')} from jsonb_populate_recordset(null::task_history, $2::jsonb) x`;

/** A change of the task alone, as most of a bulk change are: nothing is done about stages that did not change. */
const storeAlone = `with task as (${storeTask}) ${storeHistory}`;

const storeWhole = `
with task as (${storeTask}),
  stages as (${upsert('task_stages', stageColumns, 3)}),
  substages as (${upsert('task_substages', substageColumns, 4)}),
  removed_stages as (delete from task_stages where id = any($5::uuid[])),
  removed_substages as (delete from task_substages where id = any($6::uuid[])),
  removed_dependencies as (delete from task_stage_dependencies d where $7::jsonb is not null and d.task_id = $8::uuid
    and not exists (select from jsonb_populate_recordset(null::task_stage_dependencies, $7::jsonb) x where x.predecessor_id = d.predecessor_id and x.successor_id = d.successor_id)),
  dependencies as (
    insert into task_stage_dependencies (tenant_id, ${list(dependencyColumns)})
    select app.tenant_id(), ${list(dependencyColumns, 'x.')} from jsonb_populate_recordset(null::task_stage_dependencies, coalesce($7::jsonb, '[]')) x
    on conflict (tenant_id, successor_id, predecessor_id) do update set type = excluded.type, lag_minutes = excluded.lag_minutes)
${storeHistory}`;

/** Stores tasks that are held, or new ones, each once: those that change alone in one statement, every other in one of its own. */
export async function storeTaskRows(db: Db, ...writes: readonly TaskWrite[]): Promise<void> {
  const alone = writes.filter(isAlone);
  const whole = writes.filter((write) => !isAlone(write));
  await Promise.all([
    ...(alone.length === 0 ? [] : [db.executeQuery(CompiledQuery.raw(storeAlone, sharedParameters(alone)))]),
    ...whole.map((write) => db.executeQuery(CompiledQuery.raw(storeWhole, wholeParameters(write)))),
  ]);
}

const isAlone = ({
  stages,
  substages,
  removedStageIds,
  removedSubstageIds,
  dependencies,
}: TaskWrite): boolean =>
  stages.length + substages.length + removedStageIds.length + removedSubstageIds.length === 0 &&
  dependencies === undefined;

const sharedParameters = (writes: readonly TaskWrite[]): string[] => [
  JSON.stringify(writes.map(({ task }) => taskRow(task))),
  JSON.stringify(writes.flatMap(({ history }) => history)),
];

function wholeParameters(write: TaskWrite): unknown[] {
  const { task, now, stages, substages, removedStageIds, removedSubstageIds, dependencies } = write;
  return [
    ...sharedParameters([write]),
    JSON.stringify(stages.map((stage) => stageRow(task, stage, now))),
    JSON.stringify(
      substages.map(({ stageId, substage }) => ({
        ...substage,
        task_id: task.id,
        stage_id: stageId,
        updated_at: now,
      })),
    ),
    removedStageIds,
    removedSubstageIds,
    dependencies === undefined
      ? null
      : JSON.stringify(dependencies.map((dependency) => ({ ...dependency, task_id: task.id }))),
    task.id,
  ];
}

function taskRow(task: TaskState): object {
  const {
    stages,
    dependencies: _dependencies,
    watcher_ids: _watchers,
    shift_due_on_hold: _shift,
    ...columns
  } = task;
  const counting = stages.filter(({ status_category: state }) => state !== 'cancelled');
  const finished = counting.filter(
    ({ status_category: state }) => state === 'completed' || state === 'skipped',
  );
  return {
    ...columns,
    involved_ids: involvedIn(task),
    stage_count: counting.length,
    finished_stage_count: finished.length,
  };
}

function stageRow(
  task: TaskState,
  { substages: _substages, missing_tools: _tools, absent_field_keys: _absent, ...columns }: StageState,
  now: Date,
): object {
  return { ...columns, task_id: task.id, updated_at: now };
}

/** The next number of the agency's tasks. */
export async function takeTaskNumber(db: Db): Promise<number> {
  const { rows } = await sql<{ number: number }>`select app.take_task_number() as number`.execute(db);
  return rows[0]!.number;
}
