import { problem } from '#src/platform/errors/index.ts';
import { predecessorsOf, satisfiedAt } from './dependencies.rules.ts';
import { isOpenState, type StageState, type TaskState } from '../model/state.ts';

const minuteMs = 60_000;

/** An instant some minutes later, or earlier for a negative number; 409 beyond the years that a date may be in. */
export function plusMinutes(at: string, minutes: number): string {
  const moved = new Date(Date.parse(at) + minutes * minuteMs).toISOString();
  if (!/^(?!0000)\d{4}-/.test(moved))
    throw problem(
      'state_conflict',
      `The date ${at} of the task cannot be moved by ${minutes} minutes: its year must stay between 0001 and 9999. Change that date first.`,
    );
  return moved;
}

/** What the due date of a stage counts from; null while it is not known. */
export function anchorOf(task: TaskState, stage: StageState): string | null {
  switch (stage.due_rule?.anchor) {
    case 'task_start':
      return task.start_date;
    case 'task_due':
      return task.due_date;
    case 'predecessor_completion':
      return lastPredecessor(task, stage);
    case undefined:
      return null;
  }
}

/**
 * When the last of its predecessors did what the stage waits for, its lag left out: was finished, or with start-to-start was
 * started, since nobody knows then when it will be finished. Null while one has not, or when there is none.
 */
function lastPredecessor(task: TaskState, stage: StageState): string | null {
  const moments = predecessorsOf(task, stage.id).map((dependency) => satisfiedAt(task, dependency));
  return moments.reduce(
    (latest, at) => (latest === null || at === null ? null : at > latest ? at : latest),
    moments[0] ?? null,
  );
}

/**
 * Moves the due dates of unfinished stages with their anchors (domain model §2.2): by as much as the anchor moved, so that
 * what was shifted meanwhile, by a hold or by hand, stays shifted; a stage whose anchor was not known before gets its date
 * by the rule.
 */
export function followAnchors(task: TaskState, before: TaskState | null): void {
  for (const stage of task.stages) {
    if (stage.due_rule === null || !isOpenState(stage.status_category)) continue;
    const former = before?.stages.find(({ id }) => id === stage.id);
    const anchor = anchorOf(task, stage);
    const formerAnchor = before === null || former === undefined ? null : anchorOf(before, former);
    const isNewRule =
      former === undefined ||
      former.due_rule?.anchor !== stage.due_rule.anchor ||
      former.due_rule.offset_minutes !== stage.due_rule.offset_minutes;
    if (anchor === formerAnchor && !isNewRule) continue;
    if (anchor === null) {
      stage.due_date = null;
      continue;
    }
    const byRule = plusMinutes(anchor, stage.due_rule.offset_minutes);
    const isFresh = isNewRule || formerAnchor === null || stage.due_date === null;
    stage.due_date = isFresh
      ? byRule
      : plusMinutes(stage.due_date!, (Date.parse(anchor) - Date.parse(formerAnchor)) / minuteMs);
    stage.planned_due_date = byRule;
  }
}

/** Moves what is not done yet: the task's dates and those of unfinished stages that do not follow from them. */
export function shiftUndone(
  task: TaskState,
  minutes: number,
  { withStart }: { readonly withStart: boolean },
): void {
  const shift = (at: string | null): string | null => (at === null ? null : plusMinutes(at, minutes));
  if (withStart) task.start_date = shift(task.start_date);
  task.due_date = shift(task.due_date);
  for (const stage of task.stages) {
    if (!isOpenState(stage.status_category)) continue;
    const anchor = stage.due_rule?.anchor;
    const follows =
      (anchor === 'task_due' && task.due_date !== null) ||
      (anchor === 'task_start' && withStart && task.start_date !== null);
    if (!follows) stage.due_date = shift(stage.due_date);
    for (const substage of stage.substages)
      if (substage.completed_at === null) substage.due_date = shift(substage.due_date);
  }
}
