import type { ReadEffectiveStageStatusesInput } from '#generated/families/status-options/handlers.ts';
import type { StageStatuses } from '#generated/types.gen.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import type { ReadContext } from '#src/call/context.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import {
  selectProcessStageSources,
  selectStageOptions,
  selectTaskStageSources,
  type StageSource,
} from './stages.queries.ts';

export async function readEffectiveStageStatuses(
  ctx: ReadContext,
  { body }: ReadEffectiveStageStatusesInput,
): Promise<StageStatuses> {
  const stageIds = tidyIds(body.stage_ids);
  const definitionIds = tidyIds(body.stage_definition_ids);
  const [taskStages, processStages] = await Promise.all([
    selectTaskStageSources(ctx.db, stageIds, viewerOf(ctx)),
    selectProcessStageSources(ctx.db, definitionIds),
  ]);
  const [ofTasks, ofProcesses] = [inOrder(stageIds, taskStages), inOrder(definitionIds, processStages)];
  const found = [...ofTasks.found, ...ofProcesses.found];
  const options = await selectStageOptions(ctx.db, [...new Set(found.map((stage) => stage.template_id))]);
  return {
    stages: found.map((stage) => ({ ...stage, options: options.get(stage.template_id) ?? [] })),
    missing_ids: [...ofTasks.missing, ...ofProcesses.missing],
  };
}

const tidyIds = (ids: readonly string[] = []): string[] => [...new Set(ids.map((id) => storedId(id)))];

function inOrder(
  ids: readonly string[],
  sources: readonly StageSource[],
): { found: StageSource[]; missing: string[] } {
  const byId = new Map(sources.map((source) => [source.stage_id, source]));
  return { found: ids.flatMap((id) => byId.get(id) ?? []), missing: ids.filter((id) => !byId.has(id)) };
}
