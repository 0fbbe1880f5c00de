import type { ListProcessDefinitionStageToolsInput, ListProcessDefinitionToolDetailsInput, ListProcessDefinitionToolsInput } from '#generated/families/processes/handlers.ts';
import { storedId } from '#src/platform/db/ids.ts';
import type { ReadContext } from '#src/call/context.ts';
import { nameableKinds } from '#src/domain/processes/index.ts';
import { viewerOf } from '#src/domain/tasks/visibility.queries.ts';
import { getProcessDefinition } from './process-definitions.ts';
import { selectTools, selectToolUsages } from './tools.queries.ts';

export const listProcessDefinitionTools = (ctx: ReadContext, { query }: ListProcessDefinitionToolsInput) => selectTools(ctx.db, query);

export async function listProcessDefinitionStageTools(ctx: ReadContext, { path, query }: ListProcessDefinitionStageToolsInput) {
  await getProcessDefinition(ctx, { path });
  return selectTools(ctx.db, query, storedId(path.id));
}

export const listProcessDefinitionToolDetails = (ctx: ReadContext, { query }: ListProcessDefinitionToolDetailsInput) =>
  selectToolUsages(ctx, query, viewerOf(ctx), nameableKinds(ctx.services.parts.toolTargets, (permission) => ctx.can(permission)));
