import { followAnchors } from './due.rules.ts';
import type { TaskDraft } from '../model/draft.ts';
import { chooseCurrentStage, settleReadiness } from './readiness.rules.ts';
import { isWorkFinished, markCompleted } from './task-status.rules.ts';
import { isFinishedState, isOpenCategory, isOpenState, type TaskState } from '../model/state.ts';

/**
 * What follows from a change of a task or its stages: readiness, completion, the current stage, due dates. Every operation
 * calls it once after each change and before the task is stored; `since` is the task before that change, when it is not the
 * first one of the draft.
 */
export function settle(draft: TaskDraft, since: TaskState | null = draft.before): void {
  settleReadiness(draft);
  completeWhenFinished(draft, since);
  chooseCurrent(draft);
  followAnchors(draft.task, since);
}

/** The last required stage to be finished completes the task; one that was finished before does not complete it again. */
function completeWhenFinished(draft: TaskDraft, before: TaskState | null): void {
  const { task } = draft;
  if (task.status_category !== 'todo' && task.status_category !== 'active') return;
  // Whoever jumps to a stage wants it done, although only optional work is left when those before it were skipped.
  if (draft.move === 'jump') return;
  const hasFinished = task.stages.some(
    (stage) =>
      isFinishedState(stage.status_category) &&
      !isFinishedState(before?.stages.find(({ id }) => id === stage.id)?.status_category ?? 'pending'),
  );
  if (!hasFinished || !isWorkFinished(task)) return;
  task.status = draft.statuses.tasks.defaultOf('done').key;
  task.status_category = 'done';
  markCompleted(draft);
}

/** Exactly one stage is current while a task is open, none when it is over. */
function chooseCurrent(draft: TaskDraft): void {
  const { task } = draft;
  if (!isOpenCategory(task.status_category)) {
    task.current_stage_id = null;
    return;
  }
  const current = draft.currentStage;
  if (current !== undefined && isOpenState(current.status_category)) return;
  const next = chooseCurrentStage(task);
  // Where everything is finished and the task stays open, it stays in the stage that it was in.
  if (next !== undefined) task.current_stage_id = next.id;
  else if (current === undefined) task.current_stage_id = task.stages.at(-1)?.id ?? null;
}
