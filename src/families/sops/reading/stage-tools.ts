import type { WriteContext } from '#src/call/context.ts';
import { sopToolsOfStage, useTool, type Reading } from '#src/domain/tasks/index.ts';
import { Problem } from '#src/platform/errors/index.ts';

/**
 * Carries what somebody has read into the tools of the stage that they read it for. Reading is never refused for the sake of a tool: one
 * that cannot be used now, or not by the reader, stays as it is, and the others go on.
 */
export async function completeSopTools(
  ctx: WriteContext<'process.instance_updated'>,
  stageId: string,
  sopId: string,
  read: Reading,
): Promise<void> {
  if (!read.isAcknowledged && !read.hasReadAll) return;
  const toolIds = (await unlessRefused(() => sopToolsOfStage(ctx, stageId, sopId, read))) ?? [];
  for (const toolId of toolIds)
    await unlessRefused(() => useTool(ctx, { stageId, toolId }, { action: 'read', ...read }, undefined));
}

async function unlessRefused<T>(run: () => Promise<T>): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    return undefined;
  }
}
