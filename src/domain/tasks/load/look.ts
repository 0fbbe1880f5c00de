import type { ReadContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { loadWorkStatuses } from '#src/domain/status-options/index.ts';
import { TaskDraft } from '../model/draft.ts';
import { unknownTask, workerOf, type HoldContext } from './hold.ts';
import { readTask, templatesOf, type TaskKey } from './load.queries.ts';
import { isTaskVisible } from './task-record.queries.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';

/** The task as its rules see it, for reads that tell what they would say; 404 when the caller sees no such task. */
export async function lookAtTask(ctx: ReadContext, key: TaskKey): Promise<TaskDraft> {
  const draft = await tryLookAtTask(ctx, key);
  if (draft === undefined) throw unknownTask(key);
  return draft;
}

/** As `lookAtTask`; undefined when the caller sees no such task. */
export async function tryLookAtTask(ctx: HoldContext, key: TaskKey): Promise<TaskDraft | undefined> {
  const task = await readTask(ctx.db, viewerOf(ctx), key);
  if (task === undefined) return undefined;
  return new TaskDraft({
    task,
    statuses: await loadWorkStatuses(ctx.db, templatesOf(task)),
    worker: workerOf(ctx),
    now: ctx.now,
  });
}

/** 404 when the caller sees no such task. */
export async function requireVisibleTask(ctx: ReadContext, id: string): Promise<void> {
  if (!(await isTaskVisible(ctx.db, viewerOf(ctx), storedId(id)))) throw notFound('task', id);
}
