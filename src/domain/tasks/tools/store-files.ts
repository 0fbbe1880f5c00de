import type { WriteContext } from '#src/call/context.ts';
import { attach, detach } from '#src/domain/files/index.ts';
import type { ToolChange } from '#src/domain/tools/index.ts';
import { selectToolsWithFile } from './tool-files.queries.ts';

/** Attaches to the stage what a change adds to a tool, and detaches what no tool of the stage has any more. */
export async function storeFiles(
  ctx: Pick<WriteContext, 'db' | 'identity' | 'now' | 'audit'>,
  stageId: string,
  { addedFile, removedFile }: Pick<ToolChange<unknown>, 'addedFile' | 'removedFile'>,
): Promise<void> {
  const stage = { kind: 'task_stage', id: stageId } as const;
  if (addedFile !== undefined) await attach(ctx, stage, [addedFile], ctx.identity.userId);
  if (removedFile === undefined) return;
  const others = await selectToolsWithFile(ctx.db, removedFile, stageId);
  if (others.length === 0) await detach(ctx, stage, removedFile);
}
