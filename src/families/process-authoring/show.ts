import type { ProcessDefinition, ProcessDefinitionFull } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { selectProcess, snapshotOf } from '#src/domain/processes/index.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';

export async function showProcess(ctx: ReadContext, id: string): Promise<ProcessDefinition> {
  const process = await selectProcess(ctx.db, id, viewerOf(ctx));
  if (process === undefined) throw notFound('process', id);
  return process;
}

/** A process with its stages as they are being edited. */
export async function showDraft(ctx: ReadContext, id: string): Promise<ProcessDefinitionFull> {
  const definition = await showProcess(ctx, id);
  const { stages, dependencies } = (await snapshotOf(ctx.db, id))!;
  return {
    definition,
    version: null,
    is_draft: true,
    stages: [...stages] as ProcessDefinitionFull['stages'],
    dependencies: [...dependencies],
  };
}
