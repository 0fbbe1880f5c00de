import type { TaskStage } from '#generated/types.gen.ts';
import type { ListTaskStagesInput } from '#generated/families/tasks/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { loadFieldSet } from '#src/domain/field-values/index.ts';
import { viewerOf } from '#src/domain/tasks/visibility.queries.ts';
import { stageColumnFinder, statusChoices } from './columns.queries.ts';
import { selectStages } from './stage-list.queries.ts';
import { partFilters } from './task-list-filters.queries.ts';

export async function listTaskStages(ctx: ReadContext, { query }: ListTaskStagesInput): Promise<Page<TaskStage>> {
  const { filter_group: group, sort, order, limit, offset, ...filters } = query;
  const { userId, seesPrivate } = viewerOf(ctx);
  const nested = group && { group, columnOf: stageColumnFinder(userId, await loadFieldSet(ctx, 'task'), await statusChoices(ctx.db, 'task_stage', group)) };
  const { values, shape } = partFilters(filters, ctx.now);
  return selectStages(ctx.db, { ...values, limit, offset, userId }, { ...shape, sort, order, seesPrivate }, nested);
}
