import type { MyWorkCounts, TaskStage } from '#generated/types.gen.ts';
import type { ListMyPinnedStagesInput, ListMyWorkStagesInput } from '#generated/families/tasks/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import { countMyStages, myStages, pinnedStageList } from './my-work.queries.ts';
import { scopeOf } from '../lists/task-list.ts';

export const listMyWorkStages = (
  ctx: ReadContext,
  { query }: ListMyWorkStagesInput,
): Promise<Page<TaskStage>> => myStages.page(ctx.db, query, scopeOf(ctx));

export const getMyWorkCounts = (ctx: ReadContext): Promise<MyWorkCounts> =>
  countMyStages(ctx.db, viewerOf(ctx), ctx.now);

export const listMyPinnedStages = (
  ctx: ReadContext,
  { query }: ListMyPinnedStagesInput,
): Promise<Page<TaskStage>> => pinnedStageList.page(ctx.db, query, scopeOf(ctx));
