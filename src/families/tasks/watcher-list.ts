import type { ListTaskWatchersInput } from '#generated/families/tasks/handlers.ts';
import type { ReadContext } from '#src/door/context.ts';
import { storedId } from '#src/db/ids.ts';
import { requireVisibleTask } from '#src/tasks/look.ts';
import { selectWatcherPage } from './watcher-list.queries.ts';

export async function listTaskWatchers(ctx: ReadContext, { path, query }: ListTaskWatchersInput) {
  const [, page] = await Promise.all([requireVisibleTask(ctx, path.id), selectWatcherPage(ctx.db, storedId(path.id), query)]);
  return page;
}
