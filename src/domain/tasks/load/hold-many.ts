import type { ReadContext } from '#src/call/context.ts';
import { loadWorkStatuses } from '#src/domain/status-options/index.ts';
import { TaskDraft } from '../model/draft.ts';
import { holdRules, unknownTask, workerOf } from './hold.ts';
import { lockTasks, readTasks, templatesOf, type LoadOptions } from './load.queries.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';

/**
 * Several tasks for a change of each, held and read at once. The answer finds the one of an id, 404 when the caller sees no
 * such task; each is for one change, since what it was read as is what the change is compared with.
 */
export async function holdTasks(
  ctx: ReadContext,
  ids: readonly string[],
  options: LoadOptions = {},
): Promise<(id: string) => TaskDraft> {
  const [, , tasks] = await Promise.all([
    holdRules(ctx),
    lockTasks(ctx.db, ids),
    readTasks(ctx.db, viewerOf(ctx), ids, options),
  ]);
  const statuses = await loadWorkStatuses(ctx.db, [...new Set(tasks.flatMap(templatesOf))]);
  const byId = new Map(tasks.map((task) => [task.id, task]));
  return (id) => {
    const task = byId.get(id);
    if (task === undefined) throw unknownTask({ id });
    return new TaskDraft({ task, statuses, worker: workerOf(ctx), now: ctx.now });
  };
}
