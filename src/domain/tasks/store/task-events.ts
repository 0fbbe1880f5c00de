import type { EventStageRef, EventTask, EventTicket } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { changesOf, diff, type Changes } from '#src/platform/events/index.ts';
import { publicPaths, type FieldSet } from '#src/domain/field-values/index.ts';
import type { StatusSet } from '#src/domain/status-options/index.ts';
import type { TaskDraft } from '../model/draft.ts';
import type { StageState, TaskState } from '../model/state.ts';
import { selectFinishedTickets, type TaskNames } from './task-events.queries.ts';

/** What a change of a task may emit; each operation declares those that it can cause. */
export type TaskChangeEvent =
  | 'process.stage_changed'
  | 'process.instance_completed'
  | 'process.instance_updated'
  | 'ticket.all_linked_processes_completed';
export type TaskEvent =
  | TaskChangeEvent
  | 'process.instance_created'
  | 'process.instance_deleted'
  | 'process.merged'
  | 'ticket.linked_process_created'
  | 'ticket.linked_process_attached';

/** Fields that `process.instance_updated` reports, by their names in the contract. */
const tracked = [
  'name',
  'description',
  'status',
  'hold_reason',
  'priority_level',
  'tags',
  'client_id',
  'department_id',
  'assigned_to',
  'current_stage_id',
  'start_date',
  'due_date',
  'started_at',
  'completed_at',
  'cancelled_at',
  'estimated_minutes',
  'is_private',
  'field_values',
  'deleted_at',
] as const;

/** A stage of a task as events carry it. */
export const stageRef = ({ id, name, position, status_category: status }: StageState): EventStageRef => ({
  id,
  name,
  position,
  status,
});

/** A task as events carry it; what a private one may not tell is taken out as it is emitted. */
export function eventTask(task: TaskState, names: TaskNames, statuses: StatusSet): EventTask {
  const current = task.stages.find(({ id }) => id === task.current_stage_id);
  return {
    id: task.id,
    name: task.name,
    number: task.number,
    status: { key: task.status, label: statuses.labelOf(task.status), category: task.status_category },
    priority_level: task.priority_level,
    tags: task.tags,
    client: names.client,
    process_definition_id: task.process_definition_id,
    process_definition_version: task.process_definition_version,
    department_id: task.department_id,
    assigned_to: names.assignees.map(({ id }) => id),
    assignees: names.assignees,
    current_stage: current === undefined ? null : stageRef(current),
    start_date: task.start_date,
    due_date: task.due_date,
    completed_at: task.completed_at,
    is_private: task.is_private,
    created_by: task.created_by,
    created_at: task.created_at,
    updated_at: task.updated_at,
    revision: task.revision,
  };
}

/** What a change changed, stages and substages as one path each; null when it changed nothing that events tell. */
export function changesOfTask(
  before: TaskState,
  after: TaskState,
  fields: FieldSet | null,
  alsoChanged: readonly string[] = [],
): Changes | null {
  const plain = diff(before, after, tracked);
  const paths = [...(plain?._changed_fields ?? []), ...stagePaths(before, after), ...alsoChanged];
  if (paths.length === 0) return null;
  return changesOf(paths, publicPaths(plain?._previous ?? {}, fields));
}

function stagePaths(before: TaskState, after: TaskState): string[] {
  const bare = ({
    substages: _substages,
    missing_tools: _tools,
    revision: _revision,
    overflow_attempted_at: _at,
    overflow_attempts: _attempts,
    ...stage
  }: StageState) => stage;
  const stages = (task: TaskState) => ({ stages: [task.stages.map(bare), task.dependencies] });
  const substages = (task: TaskState) => ({
    substages: task.stages
      .map(
        (stage) =>
          [stage.id, stage.substages.map(({ revision: _revision, ...substage }) => substage)] as const,
      )
      .filter(([, own]) => own.length > 0),
  });
  return [
    ...(diff(stages(before), stages(after), ['stages'])?._changed_fields ?? []),
    ...(diff(substages(before), substages(after), ['substages'])?._changed_fields ?? []),
    ...(diff({ watchers: before.watcher_ids }, { watchers: after.watcher_ids }, ['watchers'])
      ?._changed_fields ?? []),
  ];
}

/** Tells subscribers of a change in the order of domain model §2: the stage, the completion, the change, the tickets. */
export async function reportChange(
  ctx: Pick<WriteContext<TaskChangeEvent>, 'db' | 'emit'>,
  draft: TaskDraft,
  changes: Changes,
  names: TaskNames,
  fields: FieldSet | null,
): Promise<void> {
  const before = draft.before!;
  const { task } = draft;
  const event = eventTask(task, names, draft.statuses.tasks);
  const to = draft.currentStage;
  if (draft.move !== null && to !== undefined && before.current_stage_id !== to.id) {
    const from = task.stages.find(({ id }) => id === before.current_stage_id);
    const { _changed_fields, _previous } = changesOf(['current_stage_id'], {
      current_stage_id: before.current_stage_id,
    });
    ctx.emit('process.stage_changed', {
      task: event,
      from_stage: from === undefined ? null : stageRef(from),
      to_stage: stageRef(to),
      how: draft.move,
      _changed_fields,
      _previous,
    });
  }
  const isCompletion = task.status_category === 'done' && before.status_category !== 'done';
  if (isCompletion)
    ctx.emit('process.instance_completed', { task: event, ...completionOf(draft), ...changes });
  ctx.emit('process.instance_updated', { task: event, field_values: publicValues(task, fields), ...changes });
  if (isCompletion) await reportFinishedTickets(ctx, task.id);
}

/** For whoever changes which tasks count for a ticket in another way than by completing one. */
async function reportFinishedTickets(
  ctx: Pick<WriteContext<'ticket.all_linked_processes_completed'>, 'db' | 'emit'>,
  taskId: string,
): Promise<void> {
  for (const { ticket, tasks } of await selectFinishedTickets(ctx.db, taskId)) {
    ctx.emit('ticket.all_linked_processes_completed', {
      ticket: ticket as EventTicket,
      tasks: tasks.slice(0, 200),
      last_task_id: taskId,
    });
  }
}

function completionOf({ task, isForced }: TaskDraft) {
  const minutes =
    task.started_at === null || task.completed_at === null
      ? 0
      : (Date.parse(task.completed_at) - Date.parse(task.started_at)) / 60_000;
  return {
    completed_by: task.completed_by,
    duration_minutes: Math.max(0, Math.round(minutes)),
    forced: isForced,
  };
}

/** Custom values as events carry them: never a sensitive one. */
export const publicValues = (
  task: TaskState,
  fields: FieldSet | null,
): Record<string, TaskState['field_values'][string]> => fields?.publicValues(task.field_values) ?? {};
