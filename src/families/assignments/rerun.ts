import type { AssignmentDecision, AssignmentRerunResult } from '#generated/types.gen.ts';
import type { RerunAssignmentInput } from '#generated/families/assignments/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { requireRecords } from '#src/domain/references/index.ts';
import { holdTask, rerunDecision } from '#src/domain/tasks/index.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { selectDecision, selectPreviousAssignee } from './history.queries.ts';

export async function rerunAssignment(
  ctx: WriteContext<'process.instance_updated'>,
  { path, body = {} }: RerunAssignmentInput,
): Promise<AssignmentRerunResult> {
  const { is_dry_run: isDryRun = false, force: isForced = false, reason = null } = body;
  const excludedIds = tidyIds(body.exclude_user_ids ?? []);
  const original = await selectDecision(ctx.db, viewerOf(ctx), storedId(path.id));
  if (original === undefined) throw notFound('assignment decision', path.id);
  await requireRecords(ctx, 'member', excludedIds, 'body.exclude_user_ids');
  const draft = await holdTask(ctx, { id: original.task.id });
  const decision = await rerunDecision(ctx, draft, {
    stageId: original.stage.id,
    ofId: original.id,
    isDryRun,
    isForced,
    excludedIds,
    reason: reason?.trim() ?? null,
  });
  const assigneeId = decision.assignee?.id ?? null;
  const result = {
    is_applied: !isDryRun && assigneeId !== null,
    has_new_assignee: assigneeId !== null && assigneeId !== decision.previousAssigneeId,
  };
  if (!isDryRun)
    return { ...result, new_decision: (await selectDecision(ctx.db, viewerOf(ctx), decision.id))! };
  const shown: AssignmentDecision = {
    ...original,
    trigger: decision.trigger,
    outcome: assigneeId === null ? 'overflow' : 'auto',
    assignee: decision.assignee,
    previous_assignee: await selectPreviousAssignee(ctx.db, decision.previousAssigneeId),
    overflow_reason: decision.overflowReason,
    explanation: decision.explanation.slice(0, 1000),
    candidate_count: decision.candidates.length,
    candidates: decision.candidates.slice(0, 200),
    rule_ids: [...decision.ruleIds],
    rerun_of_id: original.id,
    reason: decision.reason,
    actor: decision.actor,
    decided_at: ctx.now.toISOString(),
  };
  return { ...result, new_decision: shown };
}
