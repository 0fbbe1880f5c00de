import type { WriteContext } from '#src/call/context.ts';
import { sopToolsOfStage, useTool } from '#src/domain/tasks/index.ts';
import { Problem } from '#src/platform/errors/index.ts';

/**
 * Carries what somebody has read into the tools of the stage that they read it for. Reading is never refused for the sake of a tool: one
 * that cannot be used now, or not by the reader, stays as it is.
 */
export async function completeSopTools(
  ctx: WriteContext<'process.instance_updated'>,
  stageId: string,
  sopId: string,
  read: { readonly isAcknowledged: boolean; readonly hasReadAll: boolean },
): Promise<void> {
  try {
    for (const toolId of await sopToolsOfStage(ctx, stageId, sopId))
      await useTool(ctx, { stageId, toolId }, { action: 'read', ...read }, undefined);
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
  }
}
