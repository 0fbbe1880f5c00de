import type { StageTool } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { promptProblem, targetOf } from '#src/domain/processes/index.ts';

/** Why a tool cannot be run, with the cure; null for one that can. */
export async function findToolProblem(
  ctx: Pick<ReadContext, 'db' | 'now' | 'services'>,
  { type, config }: Pick<StageTool, 'type' | 'config'>,
): Promise<string | null> {
  if (config.type === 'ai_prompt') return promptProblem(ctx, config);
  const runner = ctx.services.parts.toolRunners.find((each) => each.type === type);
  const target = targetOf(config);
  if (runner === undefined || target === undefined) return null;
  return (await runner.findProblem(ctx, target.id))?.text ?? null;
}
