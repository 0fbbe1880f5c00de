import { operations } from '#generated/families/tasks/operations.ts';
import type { TaskAllowedAction, TaskDetails, TaskStatusCategory } from '#generated/types.gen.ts';
import type { Permission } from '#generated/permissions.ts';
import { Problem } from '#src/platform/errors/index.ts';
import {
  completeCurrentStage,
  requireDeletable,
  requireEditor,
  requireJump,
  requireRights,
  setTaskStatus,
  TaskDraft,
  taskFacts,
  taskMachine,
  unfinishedOf,
} from '#src/domain/tasks/index.ts';
import { planMerge } from '../merge/merge.rules.ts';

// What a caller may do is found by trying: the rules that judge the writes judge here too, on a copy that nobody stores.

/** Whether the rules let the worker do this to the task now. */
function permits({ task, statuses, worker, now }: TaskDraft, attempt: (trial: TaskDraft) => void): boolean {
  return isAllowed(() => attempt(new TaskDraft({ task, statuses, worker, now })));
}

function isAllowed(check: () => void): boolean {
  try {
    check();
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** What the worker may do with the task now, as its details tell it; actions in the order of the contract. */
export function permittedOn(
  draft: TaskDraft,
): Pick<TaskDetails, 'reachable_status_categories' | 'allowed_actions'> {
  const reachable = reachableCategories(draft);
  const rules = actionRules(draft, reachable);
  return {
    reachable_status_categories: reachable,
    allowed_actions: (Object.keys(rules) as TaskAllowedAction[]).filter((action) => rules[action]()),
  };
}

/** `done` is among them also when only force brings the task there. */
function reachableCategories(draft: TaskDraft): TaskStatusCategory[] {
  const {
    task: { status_category: from },
    statuses,
    worker,
  } = draft;
  const force = worker.can('tasks.manage');
  return taskMachine
    .reachable(from, taskFacts(draft), draft.standing())
    .filter((to) =>
      permits(draft, (trial) =>
        setTaskStatus(trial, { status: statuses.tasks.defaultOf(to).key, force, place: 'status' }),
      ),
    );
}

const actionRules = (
  draft: TaskDraft,
  reachable: readonly TaskStatusCategory[],
): Readonly<Record<TaskAllowedAction, () => boolean>> => ({
  edit: () => isAllowed(() => requireRights(draft, { name: draft.task.name })),
  set_status: () => reachable.length > 0 || canChangeWithinCategory(draft),
  transition_stage: () => permits(draft, (trial) => void completeCurrentStage(trial)),
  jump_to_stage: () =>
    draft.task.stages.some(
      (stage) => stage.id !== draft.task.current_stage_id && isAllowed(() => requireJump(draft, stage)),
    ),
  complete_by_force: () => unfinishedOf(draft.task).length > 0 && reachable.includes('done'),
  cancel: () => reachable.includes('cancelled'),
  merge: () =>
    mayCall(draft, 'mergeTasks') &&
    planMerge({ survivor: draft.task, sources: [], moved: new Map() }).can_merge,
  delete: () => isAllowed(() => requireDeletable(draft)),
  set_privacy: () => mayCall(draft, 'setTaskPrivacy'),
  link_ticket: () => mayCall(draft, 'linkTaskTicket') && draft.worker.can('tickets.view'),
});

function canChangeWithinCategory(draft: TaskDraft): boolean {
  const { status, status_category: category } = draft.task;
  return (
    draft.statuses.tasks.usableKeys(category).some((key) => key !== status) &&
    isAllowed(() => requireEditor(draft))
  );
}

/** Whether the worker has what the contract asks of every caller of the operation. */
function mayCall({ worker }: TaskDraft, id: (typeof operations)[number]['id']): boolean {
  return worker.can(operations.find((operation) => operation.id === id)!.permission as Permission);
}
