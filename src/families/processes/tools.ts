import type {
  ListProcessDefinitionStageToolsInput,
  ListProcessDefinitionToolDetailsInput,
  ListProcessDefinitionToolsInput,
} from '#generated/families/processes/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { nameableKinds } from '#src/domain/processes/index.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import { getProcessDefinition } from './process-definitions.ts';
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

export const listProcessDefinitionToolDetails = (
  ctx: ReadContext,
  { query }: ListProcessDefinitionToolDetailsInput,
) =>
  toolUsages(ctx.services.parts.toolTargets).page(ctx.db, query, {
    ...viewerOf(ctx),
    nameable: nameableKinds(ctx.services.parts.toolTargets, (permission) => ctx.can(permission)),
  });
