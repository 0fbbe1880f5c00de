import type { UpdateProcessInstanceInput } from '#generated/families/processes/handlers.ts';
import type { Task } from '#generated/types.gen.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import {
  changeTask,
  holdTask,
  selectStoredTask,
  taskKey,
  type TaskChangeEvent,
} from '#src/domain/tasks/index.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import { atRevision } from '#src/platform/errors/index.ts';

export async function updateProcessInstance(
  ctx: WriteContext<TaskChangeEvent>,
  { path, body }: UpdateProcessInstanceInput,
): Promise<Result<Task>> {
  const { expected_revision: expectedRevision, ...wish } = body;
  const draft = await holdTask(ctx, taskKey(path.id));
  await atRevision(draft.task.revision, expectedRevision, () => changeTask(ctx, draft, wish));
  return selectStoredTask(ctx.db, viewerOf(ctx), draft.task.id);
}
