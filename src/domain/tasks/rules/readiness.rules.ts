import type { TaskDraft } from '../model/draft.ts';
import { predecessorsOf, satisfiedAt } from './dependencies.rules.ts';
import { plusMinutes } from './due.rules.ts';
import { startStage } from './stages.rules.ts';
import { isOpenCategory, isOpenState, type StageState, type TaskState } from '../model/state.ts';

/** When the last of the dependencies of a stage is or will be satisfied, lags included; null while one is not. */
export function readyFrom(task: TaskState, stage: StageState): string | null {
  let latest = task.created_at;
  for (const dependency of predecessorsOf(task, stage.id)) {
    const at = satisfiedAt(task, dependency);
    if (at === null) return null;
    const from = plusMinutes(at, dependency.lag_minutes);
    if (from > latest) latest = from;
  }
  return latest;
}

/**
 * Brings the stages that nobody has begun into the state that their predecessors allow: `pending` ones whose predecessors
 * are satisfied become `ready`, `ready` ones whose predecessors were reopened go back, and those that start by themselves
 * start. A stage that starts may satisfy others, so this goes on until nothing changes; the graph has no circle, so it ends.
 */
export function settleReadiness(draft: TaskDraft): void {
  const { task } = draft;
  if (!isOpenCategory(task.status_category)) return;
  for (let changed = true; changed;) {
    changed = false;
    for (const stage of task.stages) if (settleStage(draft, stage)) changed = true;
  }
}

function settleStage(draft: TaskDraft, stage: StageState): boolean {
  const { task } = draft;
  if (stage.status_category !== 'pending' && stage.status_category !== 'ready') return false;
  const from = readyFrom(task, stage);
  const isReady = from !== null && from <= draft.at;
  stage.ready_from = isReady ? null : from;
  if (!isReady) {
    if (stage.status_category === 'pending') return false;
    draft.setStageState(stage, 'pending');
    return true;
  }
  if (startsByItself(task, stage)) {
    startStage(draft, stage);
    return true;
  }
  if (stage.status_category === 'ready') return false;
  draft.setStageState(stage, 'ready');
  return true;
}

/** Work on hold does not begin by itself. */
const startsByItself = (task: TaskState, stage: StageState): boolean =>
  stage.auto_start && stage.assigned_to.length > 0 && task.status_category !== 'on_hold';

/** The stage that an open task is in, when the one it was in is over or gone: what is under way before what could begin. */
export function chooseCurrentStage(task: TaskState): StageState | undefined {
  const order = ['in_progress', 'ready', 'pending'];
  const open = task.stages.filter(({ status_category: state }) => isOpenState(state));
  return open.sort(
    (a, b) => order.indexOf(a.status_category) - order.indexOf(b.status_category) || a.position - b.position,
  )[0];
}
