import type { TaskStageState } from '#generated/types.gen.ts';
import { problem } from '#src/platform/errors/index.ts';
import type { TaskDraft } from '../model/draft.ts';
import { stageMachine } from './machines.rules.ts';
import { isFinishedState, isOpenCategory, isOpenState, type StageState } from '../model/state.ts';

// What happens to one stage (domain model §2.2). The functions that end in `ByWorker` judge the caller; the others are what
// the service does in consequence, and are always allowed.

/** 403 unless the worker may bring the stage there; 409 when its task stands in the way, which is to be mended first, or its own state. */
function requireStep(draft: TaskDraft, stage: StageState, to: TaskStageState): void {
  const step = [stage.status_category, to, factsOf(stage), draft.stageStanding(stage)] as const;
  stageMachine.requireRights(...step);
  requireWorkable(draft);
  stageMachine.require(...step);
}

/** 409 unless work on the task goes on: stages of a task that is over, or on hold, stay as they are. */
export function requireWorkable(draft: TaskDraft): void {
  const { status_category: category } = draft.task;
  if (!isOpenCategory(category))
    throw problem(
      'state_conflict',
      `The task is ${category}: reopen it first by setting a status of the category active.`,
    );
  if (category === 'on_hold')
    throw problem(
      'state_conflict',
      'The task is on hold: resume it first by setting the status that it had before.',
    );
}

/** 409 when the task is over; its stages can be edited while it is on hold. */
export function requireOpenTask(draft: TaskDraft): void {
  const { status_category: category } = draft.task;
  if (!isOpenCategory(category))
    throw problem(
      'state_conflict',
      `The task is ${category}: reopen it first by setting a status of the category active.`,
    );
}

/** Puts a stage under way, and with it a task that nobody had begun. */
export function startStage(draft: TaskDraft, stage: StageState): void {
  draft.setStageState(stage, 'in_progress');
  stage.started_at ??= draft.at;
  stage.ready_from = null;
  const { task } = draft;
  task.started_at ??= draft.at;
  if (task.status_category !== 'todo') return;
  task.status_category = 'active';
  task.status = draft.statuses.tasks.defaultOf('active').key;
}

export function startByWorker(draft: TaskDraft, stage: StageState): void {
  if (stage.status_category === 'in_progress') return;
  requireStep(draft, stage, 'in_progress');
  if (stage.status_category !== 'ready')
    throw problem(
      'state_conflict',
      `The stage is ${stage.status_category}: reopen it instead of starting it.`,
    );
  startStage(draft, stage);
}

/** Completes a stage when nothing of it is missing; 409 that lists what is. */
export function completeStage(draft: TaskDraft, stage: StageState): void {
  const missing = missingFor(draft, stage);
  if (missing.length > 0)
    throw problem(
      'state_conflict',
      `The stage "${stage.name}" cannot be completed yet. Missing: ${missing.join('; ')}.`,
    );
  draft.setStageState(stage, 'completed');
  stage.started_at ??= draft.at;
  stage.completed_at = draft.at;
  stage.completed_by = draft.worker.userId;
  stage.finished_at = draft.at;
  stage.dependency_reopened = false;
  draft.task.started_at ??= draft.at;
  if (draft.task.status_category !== 'todo') return;
  draft.task.status_category = 'active';
  draft.task.status = draft.statuses.tasks.defaultOf('active').key;
}

export function completeByWorker(draft: TaskDraft, stage: StageState): void {
  if (stage.status_category === 'completed') return;
  requireStep(draft, stage, 'completed');
  completeStage(draft, stage);
}

/** What a stage lacks to be completed, in words. */
export function missingFor(draft: TaskDraft, stage: StageState): string[] {
  const substages = stage.substages
    .filter((substage) => substage.is_required && substage.completed_at === null)
    .map(({ name }) => `substage "${name}"`);
  const fillable = stage.required_field_keys.filter((key) => !stage.absent_field_keys.includes(key));
  const fields = fillable
    .filter((key) => draft.task.field_values[key] === undefined)
    .map((key) => `field ${key}`);
  return [...substages, ...fields, ...stage.missing_tools.map(({ name }) => `tool "${name}"`)];
}

export function skipStage(draft: TaskDraft, stage: StageState, reason: string | null): void {
  draft.setStageState(stage, 'skipped');
  stage.skip_reason = reason;
  stage.finished_at = draft.at;
  stage.ready_from = null;
}

export function skipByWorker(draft: TaskDraft, stage: StageState, reason: string | null): void {
  if (stage.status_category === 'skipped') return;
  requireStep(draft, stage, 'skipped');
  skipStage(draft, stage, reason);
}

/** Opens a finished stage again: what has begun after it is marked, what has not waits for it again (readiness). */
export function reopenStage(draft: TaskDraft, stage: StageState): void {
  draft.setStageState(stage, 'in_progress');
  stage.started_at ??= draft.at;
  stage.completed_at = null;
  stage.completed_by = null;
  stage.finished_at = null;
  stage.skip_reason = null;
  for (const { successor_id: id, type } of draft.task.dependencies.filter(
    ({ predecessor_id }) => predecessor_id === stage.id,
  )) {
    const successor = draft.task.stages.find((one) => one.id === id);
    if (successor === undefined || type !== 'finish_to_start') continue;
    if (successor.status_category === 'in_progress' || isFinishedState(successor.status_category))
      successor.dependency_reopened = true;
  }
}

export function reopenByWorker(draft: TaskDraft, stage: StageState): void {
  if (stage.status_category === 'in_progress') return;
  requireStep(draft, stage, 'in_progress');
  if (!isFinishedState(stage.status_category))
    throw problem(
      'state_conflict',
      `The stage is ${stage.status_category}: start it instead of reopening it.`,
    );
  reopenStage(draft, stage);
}

/** Ends what is still open of a task that is over. */
export function cancelOpenStages(draft: TaskDraft): void {
  for (const stage of draft.task.stages) {
    if (!isOpenState(stage.status_category)) continue;
    draft.setStageState(stage, 'cancelled');
    stage.ready_from = null;
  }
}

const factsOf = (stage: StageState) => ({ isRequired: stage.is_required });
