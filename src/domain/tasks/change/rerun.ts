import { conflict, problem } from '#src/platform/errors/index.ts';
import { assignStages, switchedOff } from '../assignment/assign-stages.ts';
import { selectSettings } from '../assignment/settings.queries.ts';
import type { StageDecision } from '../model/decision.ts';
import type { Rerun, TaskDraft } from '../model/draft.ts';
import { isOpenState, type StageState } from '../model/state.ts';
import { requireOpenTask } from '../rules/stages.rules.ts';
import { storeTask, type StoreContext } from '../store/store.ts';

export interface RerunWish extends Rerun {
  readonly stageId: string;
  readonly isDryRun: boolean;
  /** Whether to override a manual assignment. */
  readonly isForced: boolean;
}

const isDecidedManually = (stage: StageState): boolean => stage.assignment_status === 'manual';

/** Decides again who gets a stage of a task that is held. A dry run leaves no trace. */
export async function rerunDecision(
  ctx: StoreContext,
  draft: TaskDraft,
  { stageId, isDryRun, isForced, ...rerun }: RerunWish,
): Promise<StageDecision> {
  const stage = draft.stage(stageId);
  requireOpenTask(draft);
  if (!isOpenState(stage.status_category))
    throw problem('state_conflict', `The stage is ${stage.status_category}: reopen it first.`);
  if (isDecidedManually(stage) && !isForced)
    throw conflict('The stage has been assigned manually since. Set force to override that.');
  if (!(await selectSettings(ctx.db)).is_enabled) throw switchedOff();
  draft.choices.set(stageId, { trigger: 'rerun', isStarted: false, rerun });
  await assignStages(ctx, draft);
  if (!isDryRun) await storeTask(ctx, draft);
  return draft.decisions.find((decision) => decision.stageId === stageId)!;
}
