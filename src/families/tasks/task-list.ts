import type { Task } from '#generated/types.gen.ts';
import type { ListTasksInput } from '#generated/families/tasks/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { loadFieldSet } from '#src/domain/field-values/index.ts';
import { compileTree } from '#src/domain/filters/index.ts';
import { sortFieldOf } from '#src/domain/list-columns/index.ts';
import { viewerOf } from '#src/domain/tasks/visibility.queries.ts';
import { statusChoices, taskColumnFinder, taskSort } from './columns.queries.ts';
import type { TaskScope } from './task-list-filters.queries.ts';
import { taskList } from './task-list.queries.ts';

/** Who looks at tasks in this call. */
export const scopeOf = (ctx: ReadContext): TaskScope => ({ ...viewerOf(ctx), now: ctx.now });

export async function listTasks(ctx: ReadContext, { query }: ListTasksInput): Promise<Page<Task>> {
  const { filter_group: group, sort, sort_field: sortKey } = query;
  const fields = group !== undefined || sort === 'custom_field' ? await loadFieldSet(ctx, 'task') : undefined;
  const sortField = sortFieldOf(taskSort, sort, sortKey, fields, 'query');
  const columnOf =
    fields && taskColumnFinder(ctx.identity.userId, fields, await statusChoices(ctx.db, 'task', group));
  return taskList.page(
    ctx.db,
    query,
    scopeOf(ctx),
    columnOf && { condition: compileTree(group, { columnOf, now: ctx.now }), sort: sortField?.sort },
  );
}
