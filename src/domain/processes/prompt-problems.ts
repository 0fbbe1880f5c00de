import type { StageToolAiPromptConfig } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { promptProblemsOf } from './prompt.rules.ts';
import { selectTaskFields } from './task-fields.queries.ts';
import { selectTargets, targetOf } from './tool-targets.queries.ts';

/** Why a prompt of a running task cannot be run now, with the cure; null when it can. */
export async function promptProblem(
  ctx: Pick<ReadContext, 'db' | 'services'>,
  config: StageToolAiPromptConfig,
): Promise<string | null> {
  const { output_field_key: key } = config;
  const target = targetOf(config);
  const [targets, fields] = await Promise.all([
    selectTargets(ctx, target === undefined ? [] : [target]),
    selectTaskFields(ctx.db, key === null ? [] : [key]),
  ]);
  const [preset] = targets.values();
  const [field] = fields.values();
  return promptProblemsOf(config, preset, field, 'task')[0]?.text ?? null;
}
