import type { TaskStageToolState } from '#generated/console/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import type { AiPromptState } from '#src/domain/tools/index.ts';
import type { KnownTool } from '../known-tool.ts';
import { filledPrompt } from '../placeholder-values.ts';

export async function showAiPrompt(
  ctx: Pick<ReadContext, 'db'>,
  known: KnownTool,
): Promise<TaskStageToolState['ai_prompt']> {
  const {
    tool: { config },
    state,
  } = known;
  if (config.type !== 'ai_prompt') return null;
  return {
    prompt: await filledPrompt(ctx, known, config.prompt),
    output: config.output,
    output_field_key: config.output_field_key,
    ...(state as AiPromptState),
  };
}
