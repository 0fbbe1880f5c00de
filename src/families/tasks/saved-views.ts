import type { Task, View } from '#generated/types.gen.ts';
import type { ListSavedViewTasksInput, ListTaskSavedViewsInput } from '#generated/families/tasks/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { conflict, notFound, Problem } from '#src/platform/errors/problem.ts';
import { loadFieldSet } from '#src/domain/field-values/index.ts';
import type { ViewReader } from '#src/domain/views/views.queries.ts';
import { viewerOf } from '#src/domain/tasks/visibility.queries.ts';
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
  const [view, fields] = await Promise.all([
    findSavedView(ctx.db, readerOf(ctx), path.id),
    loadFieldSet(ctx, 'task'),
  ]);
  if (view === undefined) throw notFound('view of tasks', path.id);
  try {
    return await selectViewTasks(ctx.db, viewerOf(ctx), { view, fields, query, now: ctx.now });
  } catch (error) {
    // The filter was sound when it was saved: what it names has changed since.
    if (error instanceof Problem && error.code === 'validation_error')
      throw conflict(`The view can no longer be shown: ${error.message}`);
    throw error;
  }
}
