import type { MyWorkCounts, TaskStage } from '#generated/types.gen.ts';
import type { ListMyPinnedStagesInput, ListMyWorkStagesInput } from '#generated/families/tasks/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { viewerOf } from '#src/domain/tasks/visibility.queries.ts';
import { countMyStages, selectMyStages, selectPinnedStages } from './my-work.queries.ts';

export const listMyWorkStages = (ctx: ReadContext, { query }: ListMyWorkStagesInput): Promise<Page<TaskStage>> => selectMyStages(ctx.db, viewerOf(ctx), query, ctx.now);

export const getMyWorkCounts = (ctx: ReadContext): Promise<MyWorkCounts> => countMyStages(ctx.db, viewerOf(ctx), ctx.now);

export const listMyPinnedStages = (ctx: ReadContext, { query }: ListMyPinnedStagesInput): Promise<Page<TaskStage>> => selectPinnedStages(ctx.db, viewerOf(ctx), query, ctx.now);
