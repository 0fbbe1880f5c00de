import type { ListTaskActivityInput } from '#generated/families/tasks/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { listActivity, requireVisibleTask } from '#src/domain/tasks/index.ts';

export async function listTaskActivity(ctx: ReadContext, { path, query }: ListTaskActivityInput) {
  await requireVisibleTask(ctx, path.id);
  return listActivity(ctx, storedId(path.id), query);
}
