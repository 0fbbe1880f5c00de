import { isDeepStrictEqual } from 'node:util';
import type { TaskStageBulkChanges, TaskStageState } from '#generated/types.gen.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, listed, problem } from '#src/platform/errors/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import {
  completeByWorker,
  instant,
  isFinishedState,
  plusMinutes,
  reopenByWorker,
  requireOpenTask,
  skipByWorker,
  startByWorker,
  type StageState,
  type TaskDraft,
} from '#src/domain/tasks/index.ts';
import { assign, setStageStatus } from './stage-actions.rules.ts';

const stateKeys: ReadonlySet<string> = new Set(['status', 'reason']);

/** Applies a bulk change to one stage, with the rules of the single actions. */
export function applyStageChanges(draft: TaskDraft, stage: StageState, changes: TaskStageBulkChanges): void {
  const edited = Object.keys(changes).filter((key) => !stateKeys.has(key));
  if (edited.length > 0 && !draft.worker.can('tasks.edit'))
    throw problem('permission_denied', `Changing ${listed(edited)} of a stage needs tasks.edit.`);
  if (edited.length > 0) requireOpenTask(draft);
  const departmentId = storedId(changes.department_id);
  Object.assign(stage, {
    ...(departmentId !== undefined && { department_id: departmentId }),
    ...(changes.due_date !== undefined && { due_date: instant(changes.due_date), due_rule: null }),
    ...(changes.estimated_minutes !== undefined && { estimated_minutes: changes.estimated_minutes }),
    ...(changes.is_required !== undefined && { is_required: changes.is_required }),
  });
  if (changes.shift_minutes !== undefined && stage.due_date !== null)
    stage.due_date = plusMinutes(stage.due_date, changes.shift_minutes);
  const assignedTo = changes.assigned_to && tidyIds(changes.assigned_to);
  if (assignedTo !== undefined && !isDeepStrictEqual(assignedTo, stage.assigned_to))
    assign(draft, stage, assignedTo, false);
  if (changes.status !== undefined) moveTo(draft, stage, changes.status, changes.reason ?? null);
}

/** A status of another category is reached by the action that leads there. */
function moveTo(draft: TaskDraft, stage: StageState, key: string, reason: string | null): void {
  const set = draft.statuses.stagesOf(stage.status_template_id);
  const option = set.find(key);
  if (option === undefined || option.is_archived)
    throw invalid(
      'body.changes.status',
      `must be a status that the stage offers: ${listed(set.usableKeys())}.`,
    );
  const to = option.category as TaskStageState;
  if (to !== stage.status_category) reach(draft, stage, to, reason);
  else if (key !== stage.status) requireStatusEdit(draft);
  setStageStatus(draft, stage, key, 'body.changes.status');
}

/** Another status of the same category is a change like any other, as it is for a single stage. */
function requireStatusEdit(draft: TaskDraft): void {
  if (!draft.worker.can('tasks.edit'))
    throw problem(
      'permission_denied',
      'Changing the status of a stage within its category needs tasks.edit.',
    );
  requireOpenTask(draft);
}

function reach(draft: TaskDraft, stage: StageState, to: TaskStageState, reason: string | null): void {
  const wasCurrent = draft.task.current_stage_id === stage.id;
  draft.reason = reason;
  switch (to) {
    case 'in_progress': {
      if (!isFinishedState(stage.status_category)) return startByWorker(draft, stage);
      reopenByWorker(draft, stage);
      draft.task.current_stage_id = stage.id;
      draft.move = 'reopen';
      return;
    }
    case 'completed':
      completeByWorker(draft, stage);
      break;
    case 'skipped':
      skipByWorker(draft, stage, reason);
      break;
    case 'pending':
    case 'ready':
    case 'cancelled':
      throw problem(
        'state_conflict',
        `The stage is ${stage.status_category} and cannot be set to ${to}: the service sets that state from the predecessors and the task.`,
      );
  }
  if (wasCurrent) draft.move = 'advance';
}
