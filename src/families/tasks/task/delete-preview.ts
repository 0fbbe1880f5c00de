import type { TaskDeletePreview } from '#generated/types.gen.ts';
import type { GetTaskDeletePreviewInput } from '#generated/families/tasks/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { Problem } from '#src/platform/errors/index.ts';
import { namesOf } from '#src/domain/records/index.ts';
import {
  lookAtTask,
  requireDeletable,
  restoreExpiresAt,
  taskKey,
  ticketViewerOf,
  type TaskDraft,
} from '#src/domain/tasks/index.ts';
import { selectEscalations, selectHanging } from './delete-preview.queries.ts';

export async function getTaskDeletePreview(
  ctx: ReadContext,
  { path }: GetTaskDeletePreviewInput,
): Promise<TaskDeletePreview> {
  const draft = await lookAtTask(ctx, taskKey(path.id));
  const { id, number, name, stages, revision } = draft.task;
  const reason = refusalOf(draft);
  const [hanging, dependents] = await Promise.all([
    selectHanging(ctx.db, id, ticketViewerOf(ctx)),
    dependentsOf(ctx, id),
  ]);
  return {
    task: { id, number, name },
    can_delete: reason === null,
    reason,
    ...hanging,
    dependents,
    stage_count: stages.length,
    restore_expires_at: restoreExpiresAt(draft.at),
    revision,
  };
}

/** Escalations that are about the task, without their names for who may not see them. Schedules and automations have no tables yet. */
const dependentsOf = async (ctx: ReadContext, id: string): Promise<TaskDeletePreview['dependents']> =>
  namesOf(
    ctx,
    (await selectEscalations(ctx.db, id)).map((escalation) => ({ kind: 'escalation', id: escalation })),
  );

/** Why a deletion would be refused; null when it would not. */
function refusalOf(draft: TaskDraft): string | null {
  try {
    requireDeletable(draft);
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
}
