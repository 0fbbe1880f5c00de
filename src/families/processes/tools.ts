import type {
  ListProcessDefinitionStageToolsInput,
  ListProcessDefinitionToolDetailsInput,
  ListProcessDefinitionToolsInput,
} from '#generated/families/processes/handlers.ts';
import type { StageToolUsage } from '#generated/types.gen.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { nameableKinds } from '#src/domain/processes/index.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import { getProcessDefinition } from './process-definitions.ts';
import { findHealth, unasked, withHealth } from './tool-health.ts';
import { toolList, toolsOfProcess, toolUsages } from './tools.queries.ts';

export const listProcessDefinitionTools = (ctx: ReadContext, { query }: ListProcessDefinitionToolsInput) =>
  toolList.page(ctx.db, query, {});

export async function listProcessDefinitionStageTools(
  ctx: ReadContext,
  { path, query }: ListProcessDefinitionStageToolsInput,
) {
  await getProcessDefinition(ctx, { path });
  return toolsOfProcess.page(ctx.db, query, { processId: path.id });
}

export async function listProcessDefinitionToolDetails(
  ctx: ReadContext,
  { query }: ListProcessDefinitionToolDetailsInput,
): Promise<Page<StageToolUsage>> {
  const { items, total } = await toolUsages(ctx.services.parts.toolTargets).objects(ctx.db, query, {
    ...viewerOf(ctx),
    ...(query.health === undefined ? unasked : await findHealth(ctx, query.process_definition_id)),
    nameable: nameableKinds(ctx.services.parts.toolTargets, (permission) => ctx.can(permission)),
  });
  return { items: await withHealth(ctx, items), total };
}
