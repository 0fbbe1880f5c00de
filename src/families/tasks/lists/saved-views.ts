import type { Task, View } from '#generated/types.gen.ts';
import type { ListSavedViewTasksInput, ListTaskSavedViewsInput } from '#generated/families/tasks/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/index.ts';
import type { ViewReader } from '#src/domain/views/index.ts';
import { scopeOf } from './task-list.ts';
import { findSavedView, savedViews, selectViewTasks } from './saved-views.queries.ts';

const readerOf = (ctx: ReadContext): ViewReader => ({
  userId: ctx.identity.userId,
  managesSettings: ctx.can('settings.manage'),
});

export const listTaskSavedViews = (
  ctx: ReadContext,
  { query }: ListTaskSavedViewsInput,
): Promise<Page<View>> => savedViews.page(ctx.db, query, readerOf(ctx));

export async function listSavedViewTasks(
  ctx: ReadContext,
  { path, query }: ListSavedViewTasksInput,
): Promise<Page<Task>> {
  const view = await findSavedView(ctx.db, readerOf(ctx), path.id);
  if (view === undefined) throw notFound('view of tasks', path.id);
  return selectViewTasks(ctx, scopeOf(ctx), view, query);
}
