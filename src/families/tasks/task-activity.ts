import type { ListTaskActivityInput } from '#generated/families/tasks/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/ids.ts';
import { listActivity } from '#src/domain/tasks/activity/index.ts';
import { requireVisibleTask } from '#src/domain/tasks/look.ts';

export async function listTaskActivity(ctx: ReadContext, { path, query }: ListTaskActivityInput) {
  await requireVisibleTask(ctx, path.id);
  return listActivity(ctx, storedId(path.id), query);
}
