import type { ReadContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, notFound, problem } from '#src/platform/errors/index.ts';
import { holdDefinitions } from '#src/domain/field-values/index.ts';
import { loadWorkStatuses, lockStatusSets } from '#src/domain/status-options/index.ts';
import { TaskDraft } from '../model/draft.ts';
import { lockTask, templatesOf, type LoadOptions, type TaskKey } from './load.queries.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';

/** What holding a task needs: handlers and jobs have it. */
export type HoldContext = Pick<ReadContext, 'db' | 'identity' | 'now' | 'can'>;

/**
 * Keeps custom fields and status options as they are until the transaction ends. Whoever locks several tasks asks for this
 * first: a change of fields or options takes its locks in the same order.
 */
export async function holdRules(ctx: Pick<ReadContext, 'db'>): Promise<void> {
  await Promise.all([holdDefinitions(ctx.db), lockStatusSets(ctx.db, ['task', 'task_stage'])]);
}

/**
 * The task for a change of it, held with the definitions and status options that judge it: 404 when the caller sees no such task, 409
 * when `expectedRevision` is stale.
 */
export async function holdTask(
  ctx: HoldContext,
  key: TaskKey,
  expectedRevision?: number,
  options: LoadOptions = {},
): Promise<TaskDraft> {
  const draft = await tryHoldTask(ctx, key, options);
  if (draft === undefined) throw unknownTask(key);
  checkRevision(draft.task.revision, expectedRevision);
  return draft;
}

/** As `holdTask`; undefined when the caller sees no such task. */
export async function tryHoldTask(
  ctx: HoldContext,
  key: TaskKey,
  options: LoadOptions = {},
): Promise<TaskDraft | undefined> {
  const [, task] = await Promise.all([holdRules(ctx), lockTask(ctx.db, viewerOf(ctx), key, options)]);
  if (task === undefined) return undefined;
  const statuses = await loadWorkStatuses(ctx.db, templatesOf(task));
  return new TaskDraft({ task, statuses, worker: workerOf(ctx), now: ctx.now });
}

export const workerOf = (ctx: HoldContext) => ({
  userId: ctx.identity.userId,
  can: (permission: Parameters<ReadContext['can']>[0]) => ctx.can(permission),
});

/** 404 in the words of what the caller named. */
export function unknownTask(key: TaskKey) {
  if ('id' in key) return notFound('task', key.id);
  if ('stageId' in key) return notFound('stage', key.stageId);
  if ('substageId' in key) return notFound('substage', key.substageId);
  return problem('not_found', `No task with the number ${key.number} exists in this agency.`);
}

/** An id of the request as a key. */
export const taskKey = (id: string): TaskKey => ({ id: storedId(id) });
