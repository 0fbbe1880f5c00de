import type { TaskMerged, TaskMergePlan, TaskMergeSource } from '#generated/types.gen.ts';
import type { MergeTasksInput, PreviewTaskMergeInput } from '#generated/families/tasks/handlers.ts';
import { parseRecord, storedId } from '#src/platform/db/query/index.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { conflict, notFound } from '#src/platform/errors/index.ts';
import { requireSamePlan } from '#src/domain/merge/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import {
  cancelOpenStages,
  eventTask,
  historyRow,
  holdRules,
  holdTask,
  lockTasks,
  readTask,
  selectStoredTask,
  selectTaskNames,
  storeTask,
  setTaskTimers,
  storeTaskRows,
  wholeTask,
  type TaskChangeEvent,
  type TaskDraft,
} from '#src/domain/tasks/index.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import { countMoved, moveToSurvivor } from './merge.queries.ts';
import { planMerge } from './merge.rules.ts';

export async function previewTaskMerge(
  ctx: ReadContext,
  { body }: PreviewTaskMergeInput,
): Promise<TaskMergePlan> {
  const [survivorId, sourceIds] = [storedId(body.survivor_id), tidyIds(body.source_ids)];
  const viewer = viewerOf(ctx);
  const [survivor, ...sources] = await Promise.all(
    [survivorId, ...sourceIds].map(async (id) => {
      const task = await readTask(ctx.db, viewer, { id }, { withMerged: true });
      if (task === undefined) throw notFound('task', id);
      return task;
    }),
  );
  return planMerge({ survivor: survivor!, sources, moved: await countMoved(ctx.db, survivorId, sourceIds) });
}

export async function mergeTasks(
  ctx: WriteContext<TaskChangeEvent | 'process.merged'>,
  { body }: MergeTasksInput,
): Promise<TaskMerged> {
  const [survivorId, sourceIds] = [storedId(body.survivor_id), tidyIds(body.source_ids)];
  await Promise.all([holdRules(ctx), lockTasks(ctx.db, [survivorId, ...sourceIds])]);
  const hold = (id: string) => holdTask(ctx, { id }, undefined, { withMerged: true });
  const survivor = await hold(survivorId);
  const sources: TaskDraft[] = [];
  for (const id of sourceIds) sources.push(id === survivorId ? survivor : await hold(id));
  const plan = planMerge({
    survivor: survivor.task,
    sources: sources.map(({ task }) => task),
    moved: await countMoved(ctx.db, survivorId, sourceIds),
  });
  if (!plan.can_merge)
    throw conflict(
      `The tasks cannot be merged. ${plan.blockers.map(({ task_id: id, message }) => `${id}: ${message}`).join(' ')}`,
    );
  requireSamePlan(plan.plan_hash, body.plan_hash);
  await carryOut(ctx, survivor, sources, plan);
  return {
    survivor: parseRecord(await selectStoredTask(ctx.db, viewerOf(ctx), survivorId)),
    sources: plan.sources,
  };
}

/** The sources first, so that what the survivor takes over is there when it is stored; subscribers hear of each source, then of the survivor. */
async function carryOut(
  ctx: WriteContext<TaskChangeEvent | 'process.merged'>,
  survivor: TaskDraft,
  sources: readonly TaskDraft[],
  plan: TaskMergePlan,
): Promise<void> {
  for (const source of sources) {
    bury(source, survivor.task.id);
    const history = [
      historyRow(ctx, source.task.id, {
        kind: 'task',
        action: 'merged',
        record_kind: 'task',
        record_id: survivor.task.id,
        details: { into: survivor.task.number },
      }),
    ];
    await storeTaskRows(ctx.db, { ...wholeTask(source.task, ctx.now), history });
    await setTaskTimers(ctx, source);
    await moveToSurvivor(ctx.db, survivor.task.id, source.task.id);
    ctx.audit({
      recordKind: 'task',
      recordId: source.task.id,
      action: 'merged',
      previous: { merged_into_id: null },
    });
  }
  const { task } = survivor;
  task.tags = [...task.tags, ...plan.added_tags];
  task.client_id = plan.resulting_client_id;
  task.watcher_ids = [
    ...new Set([task, ...sources.map((source) => source.task)].flatMap(({ watcher_ids: ids }) => ids)),
  ].sort();
  await storeTask(ctx, survivor, {
    alsoChanged: ['merged_from_ids'],
    notes: sources.map((source) => ({
      kind: 'task',
      action: 'merged',
      record_kind: 'task',
      record_id: source.task.id,
      details: { from: source.task.number },
    })),
    before: () => report(ctx, survivor, sources, plan.sources),
  });
}

/** The source stays as a tombstone that leads to the survivor; its work is over. */
function bury(source: TaskDraft, survivorId: string): void {
  const { task, at } = source;
  cancelOpenStages(source);
  task.merged_into_id = survivorId;
  task.merged_at = at;
  task.current_stage_id = null;
  task.updated_at = at;
  task.revision += 1;
}

async function report(
  ctx: WriteContext<'process.merged'>,
  survivor: TaskDraft,
  sources: readonly TaskDraft[],
  merged: readonly TaskMergeSource[],
): Promise<void> {
  const told = async ({ task, statuses }: TaskDraft) =>
    eventTask(task, await selectTaskNames(ctx.db, task), statuses.tasks);
  const survivorEvent = await told(survivor);
  for (const [index, source] of sources.entries())
    ctx.emit('process.merged', {
      survivor: survivorEvent,
      source: await told(source),
      moved: merged[index]!.moved,
    });
}
