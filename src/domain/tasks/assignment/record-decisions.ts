import type { AssignmentTrigger } from '#generated/types.gen.ts';
import type { TaskDraft } from '../model/draft.ts';
import type { DecisionContext } from '../model/decision.ts';
import { insertDecisions, updateAttempts } from './decisions.queries.ts';
import { notifyOverflow } from './overflow-notice.ts';

/**
 * Keeps the decisions with their task, which is stored, and tells of new overflow. Attempts that found nobody again are
 * counted without a change of the task.
 */
export async function recordDecisions(ctx: DecisionContext, draft: TaskDraft): Promise<void> {
  const { decisions } = draft;
  if (decisions.length === 0) return;
  const failed = decisions
    .filter(({ trigger, assignee }) => isRepeated(trigger) && assignee === null)
    .map(({ stageId }) => draft.stage(stageId));
  await Promise.all([insertDecisions(ctx.db, decisions, ctx.now), updateAttempts(ctx.db, failed)]);
  for (const decision of decisions)
    if (
      decision.assignee === null &&
      draft.stage(decision.stageId).assignment_status === 'overflow' &&
      !wasInOverflow(draft, decision.stageId)
    )
      await notifyOverflow(ctx, draft, decision);
}

const isRepeated = (trigger: AssignmentTrigger): boolean =>
  trigger === 'overflow_retry' || trigger === 'rerun';

const wasInOverflow = ({ before }: TaskDraft, stageId: string): boolean =>
  before?.stages.find(({ id }) => id === stageId)?.assignment_status === 'overflow';
