import type { ReplaceTaskWatchersInput } from '#generated/families/tasks/handlers.ts';
import type { ReplaceTaskWatchersResponse } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { checkRevision, problem } from '#src/platform/errors/index.ts';
import { requireUsers } from '#src/domain/people/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import {
  deleteWatchers,
  holdTask,
  insertWatchers,
  selectReferences,
  selectWatchers,
  storeTask,
  taskKey,
  type TaskChangeEvent,
} from '#src/domain/tasks/index.ts';

export async function replaceTaskWatchers(
  ctx: WriteContext<TaskChangeEvent>,
  { path, body }: ReplaceTaskWatchersInput,
): Promise<ReplaceTaskWatchersResponse['data']> {
  const draft = await holdTask(ctx, taskKey(path.id));
  const { task, worker } = draft;
  const wanted = tidyIds(body.user_ids);
  const added = wanted.filter((id) => !task.watcher_ids.includes(id));
  const removed = task.watcher_ids.filter((id) => !wanted.includes(id));
  const isOwn = [...added, ...removed].every((id) => id === worker.userId);
  if (!isOwn && !worker.can('tasks.edit'))
    throw problem(
      'permission_denied',
      'Changing the watchers of a task needs tasks.edit; without it you can add or remove yourself.',
    );
  checkRevision(task.revision, body.expected_revision);
  requireUsers(
    (await selectReferences(ctx.db, { userIds: added })).users,
    wanted,
    'body.user_ids',
    task.watcher_ids,
  );
  await Promise.all([
    deleteWatchers(ctx.db, task.id, removed),
    insertWatchers(ctx.db, task.id, added, worker.userId, ctx.now),
  ]);
  task.watcher_ids = [...wanted].sort();
  await storeTask(ctx, draft, { action: 'watchers_changed' });
  return { watchers: await selectWatchers(ctx.db, task.id), revision: task.revision };
}
