import type { TaskOverflowResult } from '#generated/types.gen.ts';
import { assignStages } from '../assignment/assign-stages.ts';
import type { TaskDraft } from '../model/draft.ts';
import { storeTask, type StoreContext } from '../store/store.ts';
import { isInOverflow } from '../store/task-timers.ts';

/**
 * Decides again on stages of a task that is held, as far as they are in the overflow. A stage that still finds nobody keeps
 * its revision: nothing happened to it.
 */
export async function retryStages(
  ctx: StoreContext,
  draft: TaskDraft,
  stageIds: readonly string[],
): Promise<TaskOverflowResult[]> {
  const waiting = new Set(
    draft.task.stages
      .filter((stage) => stageIds.includes(stage.id) && isInOverflow(stage))
      .map(({ id }) => id),
  );
  for (const id of waiting) draft.choices.set(id, { trigger: 'overflow_retry', isStarted: false });
  if (waiting.size > 0) {
    await assignStages(ctx, draft);
    await storeTask(ctx, draft);
  }
  return stageIds.map((id): TaskOverflowResult => {
    const decision = draft.decisions.find(({ stageId }) => stageId === id);
    if (decision === undefined) return { stage_id: id, outcome: 'unchanged', user: null, reason: null };
    return {
      stage_id: id,
      outcome: decision.assignee === null ? 'overflow' : 'assigned',
      user: decision.assignee,
      reason: decision.overflowReason,
    };
  });
}
