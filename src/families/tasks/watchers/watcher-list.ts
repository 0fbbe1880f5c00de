import type { ListTaskWatchersInput } from '#generated/families/tasks/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { requireVisibleTask } from '#src/domain/tasks/index.ts';
import { watcherList } from './watcher-list.queries.ts';

export async function listTaskWatchers(ctx: ReadContext, { path, query }: ListTaskWatchersInput) {
  const [, page] = await Promise.all([
    requireVisibleTask(ctx, path.id),
    watcherList.page(ctx.db, query, { taskId: path.id }),
  ]);
  return page;
}
