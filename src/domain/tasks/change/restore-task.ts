import type { WriteContext } from '#src/call/context.ts';
import { conflict, notFound } from '#src/platform/errors/index.ts';
import { claimAgain, loadFieldSet } from '#src/domain/field-values/index.ts';
import { assignStages } from '../assignment/assign-stages.ts';
import type { TaskDraft } from '../model/draft.ts';
import { selectReferences } from '../load/references.queries.ts';
import { settle } from '../rules/settle.rules.ts';
import { storeTask } from '../store/store.ts';
import type { TaskChangeEvent } from '../store/task-events.ts';

const restorableDays = 30;
const dayMs = 86_400_000;

/** The instant until which a task that is deleted now can be restored. */
export const restoreExpiresAt = (deletedAt: string): string =>
  new Date(Date.parse(deletedAt) + restorableDays * dayMs).toISOString();

/** Brings a deleted task back in the state that it had; what became ready meanwhile becomes so now. */
export async function bringBackTask(ctx: WriteContext<TaskChangeEvent>, draft: TaskDraft): Promise<void> {
  const { task } = draft;
  if (task.merged_into_id !== null)
    throw conflict(`The task was merged into ${task.merged_into_id}, which cannot be undone.`);
  if (task.deleted_at === null) return;
  if (restoreExpiresAt(task.deleted_at) <= draft.at) throw notFound('task', task.id);
  if (
    task.client_id !== null &&
    (await selectReferences(ctx.db, { clientId: task.client_id })).client === null
  ) {
    throw conflict(`The task cannot be restored because its client ${task.client_id} was deleted.`);
  }
  if (Object.keys(task.field_values).length > 0)
    await claimAgain(ctx, await loadFieldSet(ctx, 'task'), task.field_values, task.id);
  task.deleted_at = null;
  task.deleted_by = null;
  settle(draft);
  await assignStages(ctx, draft);
  await storeTask(ctx, draft, { action: 'restored', notes: [{ kind: 'task', action: 'restored' }] });
}
