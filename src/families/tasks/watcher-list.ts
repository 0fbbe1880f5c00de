import type { ListTaskWatchersInput } from '#generated/families/tasks/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/ids.ts';
import { requireVisibleTask } from '#src/domain/tasks/look.ts';
import { selectWatcherPage } from './watcher-list.queries.ts';

export async function listTaskWatchers(ctx: ReadContext, { path, query }: ListTaskWatchersInput) {
  const [, page] = await Promise.all([requireVisibleTask(ctx, path.id), selectWatcherPage(ctx.db, storedId(path.id), query)]);
  return page;
}
