import type { TaskStatusCategory } from '#generated/types.gen.ts';
import { invalid, listed, problem } from '#src/platform/errors/index.ts';
import type { TaskDraft } from '../model/draft.ts';
import { shiftUndone } from './due.rules.ts';
import { taskMachine, type TaskFacts } from './machines.rules.ts';
import { cancelOpenStages, missingFor, reopenStage, skipStage } from './stages.rules.ts';
import { isFinishedState, isOpenState, type StageState, type TaskState } from '../model/state.ts';

/** A wish for the status of a task, as several operations take it. */
export interface StatusWish {
  /** Key of a status option. */
  readonly status: string;
  readonly force?: boolean | undefined;
  readonly hold_reason?: string | null | undefined;
  /** Where the status stands in the request. */
  readonly place: string;
}

export const taskFacts = (draft: TaskDraft): TaskFacts => {
  const { held_status: held } = draft.task;
  return {
    heldCategory:
      held === null ? null : ((draft.statuses.tasks.find(held)?.category ?? 'active') as TaskStatusCategory),
  };
};

/** Brings a task to a status by the table of domain model §2.1. */
export function setTaskStatus(draft: TaskDraft, { status, force = false, place }: StatusWish): void {
  const { task } = draft;
  if (status === task.status) return;
  const option = draft.statuses.tasks.find(status);
  if (option === undefined || option.is_archived) {
    throw invalid(
      place,
      `must be a status of tasks that is in use: ${listed(draft.statuses.tasks.usableKeys())}.`,
    );
  }
  const to = option.category as TaskStatusCategory;
  if (to === task.status_category) {
    requireEditor(draft);
  } else {
    taskMachine.require(task.status_category, to, taskFacts(draft), draft.standing());
    if (force && to === 'done' && unfinishedOf(task).length > 0 && !draft.worker.can('tasks.manage')) {
      throw problem('permission_denied', 'Completing a task by force needs tasks.manage.');
    }
    leave(draft, to);
    enter[to](draft, force);
  }
  task.status = option.key;
  task.status_category = to;
}

/** Moving between two statuses of one category is for whoever may edit the record (domain model §1.2), or may move it on. */
export function requireEditor(draft: TaskDraft): void {
  const { parts, can } = draft.standing();
  if (parts.has('assignee') || can('tasks.transition') || can('tasks.edit')) return;
  throw problem(
    'permission_denied',
    'Setting the status of this task needs tasks.transition, tasks.edit or being an assignee of it.',
  );
}

function leave(draft: TaskDraft, to: TaskStatusCategory): void {
  const { task } = draft;
  if (task.status_category !== 'on_hold') return;
  const minutes = Math.max(
    0,
    Math.round((draft.now.getTime() - Date.parse(task.held_at ?? draft.at)) / 60_000),
  );
  task.held_minutes += minutes;
  task.held_at = null;
  task.held_status = null;
  task.hold_reason = null;
  if (task.shift_due_on_hold && to !== 'cancelled') shiftUndone(task, minutes, { withStart: false });
}

const enter: Readonly<Record<TaskStatusCategory, (draft: TaskDraft, force: boolean) => void>> = {
  todo: () => {},
  active: begin,
  on_hold: hold,
  done: complete,
  cancelled: cancel,
};

function begin(draft: TaskDraft): void {
  const { task } = draft;
  task.started_at ??= draft.at;
  if (task.status_category === 'done' || task.status_category === 'cancelled') reopen(draft);
}

function hold(draft: TaskDraft): void {
  draft.task.held_status = draft.task.status;
  draft.task.held_at = draft.at;
}

/** Explicit completion: every required stage is finished, or force leaves the rest out. */
function complete(draft: TaskDraft, force: boolean): void {
  const unfinished = unfinishedOf(draft.task);
  if (unfinished.length > 0 && !force) {
    const names = unfinished
      .map(
        (stage) =>
          `"${stage.name}" (${[stage.id, ...missingFor(draft, stage).map((one) => `missing: ${one}`)].join('; ')})`,
      )
      .join(', ');
    throw problem(
      'state_conflict',
      `These required stages are not finished: ${names}. Complete or skip them, or send force with tasks.manage.`,
    );
  }
  for (const stage of unfinished) skipStage(draft, stage, null);
  draft.isForced = unfinished.length > 0;
  markCompleted(draft);
}

/** What completion does, however it came about: optional stages that nobody finished end with the task. */
export function markCompleted(draft: TaskDraft): void {
  const { task } = draft;
  task.started_at ??= draft.at;
  task.completed_at = draft.at;
  task.completed_by = draft.worker.userId;
  cancelOpenStages(draft);
}

function cancel(draft: TaskDraft): void {
  draft.task.cancelled_at = draft.at;
  cancelOpenStages(draft);
}

/**
 * The last completed stage of a done task, or the first cancelled one of a cancelled task, is under way again; what ended with
 * the task waits again. A task that was completed by force may have neither: then it is the first stage that was left out.
 */
function reopen(draft: TaskDraft): void {
  const { task } = draft;
  const inOrder = (state: StageState['status_category']) =>
    task.stages.filter((stage) => stage.status_category === state).sort((a, b) => a.position - b.position);
  const completed = task.stages
    .filter(({ status_category: state }) => state === 'completed')
    .sort((a, b) => (b.completed_at ?? '').localeCompare(a.completed_at ?? '') || b.position - a.position);
  const cancelled = inOrder('cancelled');
  const [last, first] = [completed[0], cancelled[0]];
  const next = (task.status_category === 'done' ? (last ?? first) : (first ?? last)) ?? inOrder('skipped')[0];
  for (const stage of cancelled) draft.setStageState(stage, 'pending');
  if (next !== undefined) {
    reopenStage(draft, next);
    task.current_stage_id = next.id;
  }
  task.completed_at = null;
  task.completed_by = null;
  task.cancelled_at = null;
}

/** Required stages that stand in the way of completion. */
export const unfinishedOf = (task: TaskState): StageState[] =>
  task.stages.filter((stage) => stage.is_required && isOpenState(stage.status_category));

/** Whether the work on the stages is done: every required one is finished or, where none is required, every one. */
export function isWorkFinished(task: TaskState): boolean {
  const counting = task.stages.filter(({ status_category: state }) => state !== 'cancelled');
  const required = counting.filter((stage) => stage.is_required);
  const deciding = required.length > 0 ? required : counting;
  return deciding.length > 0 && deciding.every(({ status_category: state }) => isFinishedState(state));
}
