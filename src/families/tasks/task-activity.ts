import type { ListTaskActivityInput } from '#generated/families/tasks/handlers.ts';
import type { ReadContext } from '#src/door/context.ts';
import { storedId } from '#src/db/ids.ts';
import { listActivity } from '#src/tasks/activity/index.ts';
import { requireVisibleTask } from '#src/tasks/look.ts';

export async function listTaskActivity(ctx: ReadContext, { path, query }: ListTaskActivityInput) {
  await requireVisibleTask(ctx, path.id);
  return listActivity(ctx, storedId(path.id), query);
}
