import type { Deleted, Task } from '#generated/types.gen.ts';
import type {
  CreateTaskInput,
  DeleteTaskInput,
  GetTaskInput,
  RestoreTaskInput,
  SetTaskPrivacyInput,
  UpdateTaskFieldsInput,
} from '#generated/families/tasks/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { atRevision, notFound } from '#src/platform/errors/index.ts';
import {
  addTask,
  bringBackTask,
  changeTask,
  holdTask,
  removeTask,
  selectStoredTask,
  selectTask,
  taskKey,
  type TaskChangeEvent,
  type TaskCreation,
} from '#src/domain/tasks/index.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import { wishOf } from './field-changes.rules.ts';

export async function getTask(ctx: ReadContext, { path }: GetTaskInput): Promise<Result<Task>> {
  const task = await selectTask(ctx.db, viewerOf(ctx), storedId(path.id));
  if (task === undefined) throw notFound('task', path.id);
  return task;
}

export const createTask = (
  ctx: WriteContext<TaskCreation>,
  { body }: CreateTaskInput,
): Promise<Result<Task>> => addTask(ctx, body);

export async function updateTaskFields(
  ctx: WriteContext<TaskChangeEvent>,
  { body }: UpdateTaskFieldsInput,
): Promise<Result<Task>> {
  const draft = await holdTask(ctx, taskKey(body.task_id));
  const { wish, placeOf } = wishOf(body.changes);
  await atRevision(draft.task.revision, body.expected_revision, () => changeTask(ctx, draft, wish, placeOf));
  return selectStoredTask(ctx.db, viewerOf(ctx), draft.task.id);
}

export async function setTaskPrivacy(
  ctx: WriteContext<TaskChangeEvent>,
  { path, body }: SetTaskPrivacyInput,
): Promise<Result<Task>> {
  const draft = await holdTask(ctx, taskKey(path.id), body.expected_revision);
  await changeTask(ctx, draft, { is_private: body.is_private }, undefined, { action: 'privacy_changed' });
  return selectStoredTask(ctx.db, viewerOf(ctx), draft.task.id);
}

export async function deleteTask(
  ctx: WriteContext<'process.instance_deleted'>,
  { path, query }: DeleteTaskInput,
): Promise<Deleted> {
  const draft = await holdTask(ctx, taskKey(path.id), undefined, { withMerged: true });
  await removeTask(ctx, draft, query.expected_revision);
  return { id: draft.task.id, deleted_at: draft.at };
}

export async function restoreTask(
  ctx: WriteContext<TaskChangeEvent>,
  { path, body }: RestoreTaskInput,
): Promise<Result<Task>> {
  const draft = await holdTask(ctx, taskKey(path.id), body?.expected_revision, {
    withDeleted: true,
    withMerged: true,
  });
  await bringBackTask(ctx, draft);
  return selectStoredTask(ctx.db, viewerOf(ctx), draft.task.id);
}
