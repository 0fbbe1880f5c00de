import type { TaskDeletePreview } from '#generated/types.gen.ts';
import type { GetTaskDeletePreviewInput } from '#generated/families/tasks/handlers.ts';
import type { ReadContext } from '#src/door/context.ts';
import { Problem } from '#src/errors/problem.ts';
import { requireDeletable } from '#src/work/delete-task.ts';
import type { TaskDraft } from '#src/work/draft.ts';
import { taskKey } from '#src/work/hold.ts';
import { lookAtTask } from '#src/work/look.ts';
import { restorableUntil } from '#src/work/restore-task.ts';
import { ticketViewerOf } from '#src/work/ticket-links.ts';
import { selectHanging } from './delete-preview.queries.ts';

export async function getTaskDeletePreview(ctx: ReadContext, { path }: GetTaskDeletePreviewInput): Promise<TaskDeletePreview> {
  const draft = await lookAtTask(ctx, taskKey(path.id));
  const { id, number, name, stages, revision } = draft.task;
  const reason = refusalOf(draft);
  return {
    task: { id, number, name }, can_delete: reason === null, reason, ...(await selectHanging(ctx.db, id, ticketViewerOf(ctx))), dependents: [],
    stage_count: stages.length, restorable_until: restorableUntil(draft.at), revision,
  };
}

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
