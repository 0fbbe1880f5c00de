import { problem } from '#src/platform/errors/index.ts';
import type { TaskDraft } from '../model/draft.ts';
import { completeStage, reopenStage, requireOpenTask, requireWorkable } from './stages.rules.ts';
import type { StageState, SubstageState } from '../model/state.ts';

// Domain model §2.3.

/** Ticks a substage off; the last required one completes a stage that completes by itself. */
export function completeSubstage(draft: TaskDraft, id: string): void {
  const { stage, substage } = draft.findSubstage(id);
  requireRights(draft, stage, substage);
  if (substage.completed_at !== null) return;
  requireWorkable(draft);
  if (stage.status_category !== 'ready' && stage.status_category !== 'in_progress') {
    throw problem(
      'state_conflict',
      `The stage "${stage.name}" is ${stage.status_category}. Its substages can be ticked off only while it is ready or in progress.`,
    );
  }
  substage.completed_at = draft.at;
  substage.completed_by = draft.worker.userId;
  const isLast =
    substage.is_required && stage.substages.every((one) => !one.is_required || one.completed_at !== null);
  if (!stage.auto_complete || !isLast) return;
  if (draft.task.current_stage_id === stage.id) draft.move = 'advance';
  completeStage(draft, stage);
}

/** Opens a substage again, and with it a stage that was completed. */
export function reopenSubstage(draft: TaskDraft, id: string): void {
  const { stage, substage } = draft.findSubstage(id);
  requireRights(draft, stage, substage);
  if (substage.completed_at === null) return;
  requireOpenTask(draft);
  substage.completed_at = null;
  substage.completed_by = null;
  if (stage.status_category !== 'completed') return;
  requireWorkable(draft);
  reopenStage(draft, stage);
  draft.task.current_stage_id = stage.id;
  draft.move = 'reopen';
}

function requireRights({ worker }: TaskDraft, stage: StageState, substage: SubstageState): void {
  if (
    stage.assigned_to.includes(worker.userId) ||
    substage.assigned_to.includes(worker.userId) ||
    worker.can('tasks.transition')
  )
    return;
  throw problem(
    'permission_denied',
    'Ticking off this substage needs tasks.transition, or being an assignee of it or of its stage.',
  );
}
