import type { KnowledgeBaseStats } from '#generated/types.gen.ts';
import type { GetKnowledgeBaseStatsInput } from '#generated/families/sops/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { selectStats } from './stats.queries.ts';

export const getKnowledgeBaseStats = (
  ctx: ReadContext,
  { query }: GetKnowledgeBaseStatsInput,
): Promise<KnowledgeBaseStats> =>
  selectStats(ctx.db, ctx, {
    days: query.period_days,
    folderIds: query.folder_id,
    isDeep: query.is_including_subfolders,
    now: ctx.now,
  });
