import { systemIdentity } from '#src/platform/events/index.ts';
import { notify } from '#src/domain/notifications/index.ts';
import type { TaskDraft } from '../model/draft.ts';
import type { DecisionContext, StageDecision } from '../model/decision.ts';
import { selectOverflowAudience } from './overflow-notice.queries.ts';

/** Tells whom the agency wants told that a stage has gone to the overflow, be it by what they did themselves; its task is stored. */
export async function notifyOverflow(
  ctx: DecisionContext,
  { task }: TaskDraft,
  { stageId, stageName, departmentId, explanation }: StageDecision,
): Promise<void> {
  const { db, now, identity } = ctx;
  const service = {
    db,
    now,
    identity: systemIdentity(identity.tenantId, 'assignment'),
    announce: ctx.announce.bind(ctx),
  };
  await notify(
    service,
    {
      kind: 'system',
      title: `No assignee was found for "${stageName}" of #${task.number} ${task.name}`,
      body: explanation,
      record: { kind: 'task_stage', id: stageId },
    },
    await selectOverflowAudience(db, departmentId),
  );
}
