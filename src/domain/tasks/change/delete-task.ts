import type { WriteContext } from '#src/call/context.ts';
import { checkRevision, conflict, problem } from '#src/platform/errors/index.ts';
import type { TaskDraft } from '../model/draft.ts';
import { historyRow } from '../store/history.ts';
import { wholeRow } from '../store/store.ts';
import { storeTaskRows } from '../store/store.queries.ts';
import { eventTask } from '../store/task-events.ts';
import { selectTaskNames } from '../store/task-events.queries.ts';
import { setTaskTimers } from '../store/task-timers.ts';

/** Whether the worker may delete the task: with tasks.delete, or as its creator while nobody has begun it (domain model §2.1). */
export const mayDelete = ({ task, worker }: TaskDraft): boolean =>
  worker.can('tasks.delete') || (task.created_by === worker.userId && task.status_category === 'todo');

/** 403 or 409 unless the worker may delete the task now. */
export function requireDeletable(draft: TaskDraft): void {
  const { task } = draft;
  if (!mayDelete(draft))
    throw problem(
      'permission_denied',
      'Deleting this task needs tasks.delete, or being its creator while it is still to do.',
    );
  if (task.merged_into_id !== null)
    throw conflict(`The task was merged into ${task.merged_into_id} and cannot be deleted on its own.`);
}

/** Deletes a task that is held: it leaves every list at once and can be brought back until it is purged. */
export async function removeTask(
  ctx: WriteContext<'process.instance_deleted'>,
  draft: TaskDraft,
  expectedRevision?: number,
): Promise<void> {
  const { task } = draft;
  requireDeletable(draft);
  checkRevision(task.revision, expectedRevision);
  task.deleted_at = draft.at;
  task.deleted_by = draft.worker.userId;
  task.updated_at = draft.at;
  task.revision += 1;
  const history = [historyRow(ctx, task.id, { kind: 'task', action: 'deleted' })];
  const [, names] = await Promise.all([
    storeTaskRows(ctx.db, { ...wholeRow(task, ctx.now), history }),
    selectTaskNames(ctx.db, task),
    setTaskTimers(ctx, draft),
  ]);
  ctx.audit({
    recordKind: 'task',
    recordId: task.id,
    action: 'deleted',
    previous: { name: task.is_private ? null : task.name, number: task.number },
  });
  ctx.emit('process.instance_deleted', {
    task: eventTask(task, names, draft.statuses.tasks),
    deleted_at: draft.at,
    deleted_by: draft.worker.userId,
  });
}
