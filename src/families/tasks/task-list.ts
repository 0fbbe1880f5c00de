import type { Task } from '#generated/types.gen.ts';
import type { ListTasksInput } from '#generated/families/tasks/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { loadFieldSet } from '#src/domain/field-values/index.ts';
import { sortFieldOf } from '#src/domain/list-columns/index.ts';
import { viewerOf } from '#src/domain/tasks/visibility.queries.ts';
import { statusChoices, taskColumnFinder, taskSort } from './columns.queries.ts';
import { partFilters } from './task-list-filters.queries.ts';
import { selectTasks } from './task-list.queries.ts';

export async function listTasks(ctx: ReadContext, { query }: ListTasksInput): Promise<Page<Task>> {
  const { filter_group: group, sort, sort_field: sortKey, order, limit, offset, ...filters } = query;
  const { userId, seesPrivate } = viewerOf(ctx);
  const fields = group !== undefined || sort === 'custom_field' ? await loadFieldSet(ctx, 'task') : undefined;
  const sortField = sortFieldOf(taskSort, sort, sortKey, fields, 'query');
  const { values, shape } = partFilters(filters, ctx.now);
  return selectTasks(
    ctx.db, { ...values, limit, offset, userId }, { ...shape, sort, order, seesPrivate },
    fields && { filter: { group, columnOf: taskColumnFinder(userId, fields, await statusChoices(ctx.db, 'task', group)) }, sortField },
  );
}
