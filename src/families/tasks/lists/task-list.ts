import type { Task } from '#generated/types.gen.ts';
import type { ListTasksInput } from '#generated/families/tasks/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { viewerOf, viewerScope } from '#src/domain/visibility/index.ts';
import type { TaskScope } from './task-list-filters.queries.ts';
import { taskList } from './task-list.queries.ts';

/** Who looks at tasks in this call. */
export const scopeOf = (ctx: ReadContext): TaskScope => ({
  ...viewerOf(ctx),
  ...viewerScope(ctx),
  now: ctx.now,
});

export const listTasks = (ctx: ReadContext, { query }: ListTasksInput): Promise<Page<Task>> =>
  taskList.page(ctx, query, scopeOf(ctx));
