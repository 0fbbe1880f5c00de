import type { FilterGroup, TaskStage } from '#generated/types.gen.ts';
import type { ListTaskStagesInput } from '#generated/families/tasks/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { loadFieldSet } from '#src/domain/field-values/index.ts';
import { compileTree } from '#src/domain/filters/index.ts';
import type { Condition } from '#src/platform/db/conditions.ts';
import { stageColumnFinder, statusChoices } from './columns.queries.ts';
import { stageList } from './stage-list.queries.ts';
import { scopeOf } from './task-list.ts';

/** A tree of filters on stages as a condition. */
export async function stageTree(
  ctx: ReadContext,
  group: FilterGroup | undefined,
): Promise<Condition | undefined> {
  if (group === undefined) return undefined;
  const columnOf = stageColumnFinder(
    ctx.identity.userId,
    await loadFieldSet(ctx, 'task'),
    await statusChoices(ctx.db, 'task_stage', group),
  );
  return compileTree(group, { columnOf, now: ctx.now });
}

export const listTaskStages = async (
  ctx: ReadContext,
  { query }: ListTaskStagesInput,
): Promise<Page<TaskStage>> =>
  stageList.page(ctx.db, query, scopeOf(ctx), { condition: await stageTree(ctx, query.filter_group) });
