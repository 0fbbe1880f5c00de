import type { TaskStage } from '#generated/types.gen.ts';
import type { ListTaskStagesInput } from '#generated/families/tasks/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { stageList } from './stage-list.queries.ts';
import { scopeOf } from './task-list.ts';

export const listTaskStages = (ctx: ReadContext, { query }: ListTaskStagesInput): Promise<Page<TaskStage>> =>
  stageList.page(ctx, query, scopeOf(ctx));
