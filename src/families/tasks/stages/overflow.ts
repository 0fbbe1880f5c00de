import type {
  TaskAutoAssignmentSettings,
  TaskOverflowResult,
  TaskOverflowRetried,
  TaskStageOverflow,
} from '#generated/types.gen.ts';
import type {
  ListOverflowStagesInput,
  RetryTaskStageOverflowAssignmentInput,
} from '#generated/families/tasks/handlers.ts';
import {
  holdRules,
  holdTask,
  lockTasks,
  retryStages,
  selectSettings,
  switchedOff,
} from '#src/domain/tasks/index.ts';
import type { Page, ReadContext, WriteContext } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import { overflowList, selectLongestWaiting, selectStagesToRetry } from './overflow.queries.ts';
import { scopeOf } from '../lists/task-list.ts';

export const getTaskAutoAssignmentSettings = (ctx: ReadContext): Promise<TaskAutoAssignmentSettings> =>
  selectSettings(ctx.db);

export async function listOverflowStages(
  ctx: ReadContext,
  { query }: ListOverflowStagesInput,
): Promise<Page<TaskStageOverflow>> {
  const { is_enabled: isEnabled, retry_interval_minutes: minutes } = await selectSettings(ctx.db);
  return overflowList.page(ctx.db, query, { ...scopeOf(ctx), retryMinutes: isEnabled ? minutes : null });
}

const maxAtOnce = 200;

export async function retryTaskStageOverflowAssignment(
  ctx: WriteContext<'process.instance_updated'>,
  { body }: RetryTaskStageOverflowAssignmentInput,
): Promise<TaskOverflowRetried> {
  const stages = await stagesOf(ctx, body.stage_ids);
  if (!(await selectSettings(ctx.db)).is_enabled) throw switchedOff();
  const byTask = Map.groupBy(stages, ({ task_id: taskId }) => taskId);
  await holdRules(ctx);
  await lockTasks(ctx.db, [...byTask.keys()]);
  const results = new Map<string, TaskOverflowResult>();
  for (const [taskId, own] of byTask) {
    const draft = await holdTask(ctx, { id: taskId });
    for (const result of await retryStages(
      ctx,
      draft,
      own.map(({ id }) => id),
    ))
      results.set(result.stage_id, result);
  }
  const inOrder = stages.map(({ id }) => results.get(id)!);
  const count = (outcome: TaskOverflowResult['outcome']) =>
    inOrder.filter((result) => result.outcome === outcome).length;
  return { results: inOrder, assigned_count: count('assigned'), overflow_count: count('overflow') };
}

/** Those named, in that order, or those that wait longest. */
async function stagesOf(
  ctx: WriteContext<never>,
  named: readonly string[] | undefined,
): Promise<{ id: string; task_id: string }[]> {
  if (named === undefined) return selectLongestWaiting(ctx.db, viewerOf(ctx), maxAtOnce);
  const ids = tidyIds(named);
  const found = new Map(
    (await selectStagesToRetry(ctx.db, viewerOf(ctx), ids)).map((stage) => [stage.id, stage]),
  );
  return ids.map((id) => {
    const stage = found.get(id);
    if (stage === undefined) throw notFound('stage', id);
    return stage;
  });
}
