import { isDeepStrictEqual } from 'node:util';
import type {
  TaskPredecessorInput,
  TaskStageCreateAction,
  TaskStageManage,
  TaskStageUpdateAction,
  TaskSubstageUpdateAction,
} from '#generated/types.gen.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, listed, notFound, problem } from '#src/platform/errors/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import {
  completeByWorker,
  instant,
  isOpenState,
  newStage,
  newSubstage,
  reopenByWorker,
  requireAcyclic,
  requireOpenTask,
  skipByWorker,
  startByWorker,
  substagesOf,
  type DependencyState,
  type StageState,
  type TaskDraft,
} from '#src/domain/tasks/index.ts';

/** Actions that change the state of a stage have rights of their own, which the state machine knows. */
const stateActions: ReadonlySet<string> = new Set(['start', 'complete', 'skip', 'reopen']);

/** 403 before any conflict; actions that are not in the state table need tasks.edit. */
export function requireActionRights({ worker }: TaskDraft, { action }: TaskStageManage): void {
  if (!stateActions.has(action) && !worker.can('tasks.edit'))
    throw problem('permission_denied', `The action ${action} of a stage needs tasks.edit.`);
}

export function stageOfAction(draft: TaskDraft, body: TaskStageManage): StageState | undefined {
  if ('substage_id' in body) return draft.findSubstage(storedId(body.substage_id)).stage;
  return 'stage_id' in body ? draft.stage(storedId(body.stage_id)) : undefined;
}

/** Makes the change; answers the id of the stage that it is about. What changes a state judges the task itself: a stage that is there already stays as it is. */
export function applyStageAction(draft: TaskDraft, body: TaskStageManage): string {
  if (!stateActions.has(body.action)) requireOpenTask(draft);
  if (body.action === 'create') return create(draft, body);
  const stage = stageOfAction(draft, body)!;
  switch (body.action) {
    case 'update':
      update(draft, stage, body);
      break;
    case 'start':
      startByWorker(draft, stage);
      break;
    case 'assign': {
      const isStarted = body.is_started ?? false;
      if (body.assigned_to === undefined) requestAssignment(draft, stage, isStarted);
      else assign(draft, stage, tidyIds(body.assigned_to), isStarted);
      break;
    }
    case 'complete':
      complete(draft, stage, body.comment ?? null);
      break;
    case 'skip':
      skip(draft, stage, body.reason ?? null);
      break;
    case 'reopen':
      reopen(draft, stage, body.reason ?? null);
      break;
    case 'remove':
      remove(draft, stage);
      break;
    case 'set_predecessors':
      setPredecessors(draft, stage, body.predecessors);
      break;
    case 'add_substage': {
      const substage = newSubstage(draft.worker.userId, {
        ...substagesOf(draft.worker.userId, [body])[0]!,
        position: stage.substages.length,
      });
      stage.substages = placed([...stage.substages, substage], substage, body.position);
      break;
    }
    case 'update_substage':
      updateSubstage(draft, body);
      break;
    case 'remove_substage':
      stage.substages = numbered(stage.substages.filter(({ id }) => id !== storedId(body.substage_id)));
      break;
  }
  return stage.id;
}

function create(draft: TaskDraft, body: TaskStageCreateAction): string {
  if (body.due_date != null && body.due_rule !== undefined)
    throw invalid('body.due_date', 'cannot be combined with due_rule.');
  const { task } = draft;
  if (task.stages.length >= 200)
    throw problem('state_conflict', 'The task has 200 stages, which is the limit. Remove a stage first.');
  const stage = newStage(draft.worker.userId, {
    name: body.name.trim(),
    position: task.stages.length,
    instructions: body.instructions ?? null,
    is_required: body.is_required ?? true,
    auto_start: body.auto_start ?? false,
    auto_complete: body.auto_complete ?? false,
    department_id: storedId(body.department_id) ?? null,
    assigned_to: tidyIds(body.assigned_to ?? []),
    due_date: instant(body.due_date ?? null),
    due_rule: body.due_rule ?? null,
    estimated_minutes: body.estimated_minutes ?? null,
    required_field_keys: [...new Set(body.required_field_keys ?? [])],
    substages: substagesOf(draft.worker.userId, body.substages ?? []),
  });
  draft.setStageState(stage, 'pending');
  task.stages = placed([...task.stages, stage], stage, body.position);
  setPredecessors(draft, stage, body.predecessors ?? []);
  return stage.id;
}

function update(draft: TaskDraft, stage: StageState, body: TaskStageUpdateAction): void {
  if (body.due_date != null && body.due_rule != null)
    throw invalid('body.due_date', 'cannot be combined with due_rule.');
  if (body.status !== undefined) setStageStatus(draft, stage, body.status, 'body.status');
  const departmentId = storedId(body.department_id);
  Object.assign(stage, {
    ...(body.name !== undefined && { name: body.name.trim() }),
    ...(body.instructions !== undefined && { instructions: body.instructions }),
    ...(body.is_required !== undefined && { is_required: body.is_required }),
    ...(body.auto_start !== undefined && { auto_start: body.auto_start }),
    ...(body.auto_complete !== undefined && { auto_complete: body.auto_complete }),
    ...(departmentId !== undefined && { department_id: departmentId }),
    ...(body.due_date !== undefined && { due_date: instant(body.due_date), due_rule: null }),
    ...(body.due_rule !== undefined && { due_rule: body.due_rule }),
    ...(body.estimated_minutes !== undefined && { estimated_minutes: body.estimated_minutes }),
    ...(body.required_field_keys !== undefined && {
      required_field_keys: [...new Set(body.required_field_keys)],
    }),
  });
  if (body.position !== undefined) draft.task.stages = placed(draft.task.stages, stage, body.position);
}

/** Sets another status of the same category; other categories have their actions. */
export function setStageStatus({ statuses }: TaskDraft, stage: StageState, key: string, place: string): void {
  if (key === stage.status) return;
  const set = statuses.stagesOf(stage.status_template_id);
  const option = set.find(key);
  if (option === undefined || option.is_archived)
    throw invalid(place, `must be a status that this stage offers: ${listed(set.usableKeys())}.`);
  if (option.category !== stage.status_category) {
    throw problem(
      'state_conflict',
      `The stage is ${stage.status_category}, and the status ${key} belongs to the category ${option.category}. Use the actions start, complete, skip or reopen, or a status of the current category: ${listed(set.usableKeys(stage.status_category))}.`,
    );
  }
  stage.status = key;
}

export function assign(draft: TaskDraft, stage: StageState, assignedTo: string[], isStarted: boolean): void {
  stage.assigned_to = assignedTo;
  stage.assignment_status = assignedTo.length > 0 ? 'manual' : 'unassigned';
  stage.overflow_reason = null;
  stage.overflowed_at = null;
  stage.overflow_attempts = 0;
  stage.overflow_attempted_at = null;
  if (isStarted && stage.status_category === 'ready') startByWorker(draft, stage);
}

function requestAssignment(draft: TaskDraft, stage: StageState, isStarted: boolean): void {
  if (!isOpenState(stage.status_category))
    throw problem(
      'state_conflict',
      `The stage is ${stage.status_category} and cannot be assigned automatically. Reopen it, or set assigned_to.`,
    );
  draft.choices.set(stage.id, { trigger: 'requested', isStarted });
}

/** Completing the current stage moves the task on, as a transition without a named successor does. */
function complete(draft: TaskDraft, stage: StageState, comment: string | null): void {
  completeByWorker(draft, stage);
  draft.reason = comment;
  if (draft.task.current_stage_id === stage.id) draft.move = 'advance';
}

function skip(draft: TaskDraft, stage: StageState, reason: string | null): void {
  skipByWorker(draft, stage, reason);
  draft.reason = reason;
  if (draft.task.current_stage_id === stage.id) draft.move = 'advance';
}

function reopen(draft: TaskDraft, stage: StageState, reason: string | null): void {
  if (stage.status_category === 'in_progress') return;
  reopenByWorker(draft, stage);
  draft.reason = reason;
  draft.task.current_stage_id = stage.id;
  draft.move = 'reopen';
}

/** The successors of the stage get its predecessors. */
function remove(draft: TaskDraft, stage: StageState): void {
  if (stage.stage_definition_id !== null)
    throw problem(
      'state_conflict',
      'The stage comes from the process of the task and cannot be removed. Skip it instead.',
    );
  if (stage.started_at !== null)
    throw problem('state_conflict', 'The stage was started and cannot be removed. Skip it instead.');
  const { task } = draft;
  const before = task.dependencies.filter(({ successor_id }) => successor_id === stage.id);
  const after = task.dependencies.filter(({ predecessor_id }) => predecessor_id === stage.id);
  const bridged = after.flatMap((next) =>
    before.map((former): DependencyState => ({ ...next, predecessor_id: former.predecessor_id })),
  );
  const kept = task.dependencies.filter(
    (edge) => edge.successor_id !== stage.id && edge.predecessor_id !== stage.id,
  );
  const isKept = (edge: DependencyState) =>
    kept.some((one) => one.predecessor_id === edge.predecessor_id && one.successor_id === edge.successor_id);
  task.dependencies = inOrder([...kept, ...bridged.filter((edge) => !isKept(edge))]);
  task.stages = numbered(task.stages.filter(({ id }) => id !== stage.id));
  if (task.current_stage_id === stage.id) task.current_stage_id = null;
}

function setPredecessors(
  draft: TaskDraft,
  stage: StageState,
  predecessors: readonly TaskPredecessorInput[],
): void {
  const { task } = draft;
  const seen = new Set<string>();
  const wanted = predecessors.map(({ stage_id: rawId, type, lag_minutes: lag }, index): DependencyState => {
    const id = storedId(rawId);
    if (!task.stages.some((one) => one.id === id)) throw notFound('stage', rawId);
    if (seen.has(id))
      throw invalid(
        `body.predecessors[${index}].stage_id`,
        `repeats ${id}; each predecessor can occur only once.`,
      );
    seen.add(id);
    return {
      predecessor_id: id,
      successor_id: stage.id,
      type: type ?? 'finish_to_start',
      lag_minutes: lag ?? 0,
    };
  });
  const next = inOrder([
    ...task.dependencies.filter(({ successor_id }) => successor_id !== stage.id),
    ...wanted,
  ]);
  requireAcyclic(next);
  if (!isDeepStrictEqual(next, task.dependencies)) task.dependencies = next;
}

function updateSubstage(draft: TaskDraft, body: TaskSubstageUpdateAction): void {
  const { stage, substage } = draft.findSubstage(storedId(body.substage_id));
  Object.assign(substage, {
    ...(body.name !== undefined && { name: body.name.trim() }),
    ...(body.description !== undefined && { description: body.description }),
    ...(body.is_required !== undefined && { is_required: body.is_required }),
    ...(body.assigned_to !== undefined && { assigned_to: tidyIds(body.assigned_to) }),
    ...(body.due_date !== undefined && { due_date: instant(body.due_date) }),
  });
  if (body.position !== undefined) stage.substages = placed(stage.substages, substage, body.position);
}

/** Stages other than the one acted on that changed in consequence. */
export function affectedStages({ before, task }: TaskDraft, stageId: string): string[] {
  const told = ({ status_category, due_date, dependency_reopened }: StageState) => ({
    status_category,
    due_date,
    dependency_reopened,
  });
  return task.stages
    .filter((stage) => {
      const former = before?.stages.find(({ id }) => id === stage.id);
      return stage.id !== stageId && former !== undefined && !isDeepStrictEqual(told(former), told(stage));
    })
    .map(({ id }) => id);
}

/** The items with one of them moved to a place, renumbered. */
function placed<T extends { position: number }>(items: readonly T[], item: T, position = items.length): T[] {
  const rest = items.filter((one) => one !== item).sort((a, b) => a.position - b.position);
  rest.splice(Math.min(position, rest.length), 0, item);
  return numbered(rest);
}

function numbered<T extends { position: number }>(items: T[]): T[] {
  items.forEach((item, position) => (item.position = position));
  return items;
}

/** As the database answers them, so that the same ones in another order are no change. */
const inOrder = (edges: DependencyState[]): DependencyState[] =>
  edges.sort(
    (a, b) =>
      a.successor_id.localeCompare(b.successor_id) || a.predecessor_id.localeCompare(b.predecessor_id),
  );
