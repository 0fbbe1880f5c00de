import type { StageToolConfig, StageToolConfigInput } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { unknownReference } from '#src/platform/errors/index.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import { checkPlaceholders } from './placeholders.ts';
import { completeConfig } from './tool-config.rules.ts';
import { selectSopSteps, selectTargets, targetOf } from './tool-targets.queries.ts';

const nouns = {
  sop: 'an SOP',
  form: 'a form',
  automation: 'an automation',
  ai_preset: 'an AI preset',
} as const;

/** The complete configuration of a tool; 400 at the place of what does not fit or does not exist. */
export async function checkToolConfig(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can' | 'services'>,
  input: StageToolConfigInput,
  place: string,
): Promise<StageToolConfig> {
  const config = completeConfig(input, place);
  await requireToolReferences(ctx, [{ config, place }]);
  return config;
}

/** 400 at the place of the first placeholder that does not exist, or member, field or target that the agency does not have. */
export async function requireToolReferences(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can' | 'services'>,
  tools: readonly { readonly config: StageToolConfig; readonly place: string }[],
): Promise<void> {
  const named = new NamedRecords();
  for (const { config, place } of tools) {
    if (config.type === 'link') checkPlaceholders(config.url, `${place}.url`);
    if (config.type === 'ai_prompt') checkPlaceholders(config.prompt, `${place}.prompt`);
    if (config.type === 'approval') named.addAll('member', config.approver_ids, `${place}.approver_ids`);
    if (config.type === 'ai_prompt')
      named.add('task_field', config.output_field_key, `${place}.output_field_key`);
    // There are restricted ones, which who may not read them may not name.
    if (config.type === 'sop') named.add('sop', config.sop_id, `${place}.sop_id`);
  }
  await named.require(ctx);
  const targets = tools.flatMap(({ config, place }) => {
    const target = targetOf(config);
    return target === undefined ? [] : [{ ...target, place }];
  });
  for (const { kind, hold } of ctx.services.parts.toolTargets) {
    const ids = targets.flatMap((target) => (target.kind === kind ? [target.id] : []));
    if (ids.length > 0) await hold?.(ctx, ids);
  }
  const found = await selectTargets(ctx, targets);
  const missing = targets.find(({ kind, id }) => !found.has(`${kind} ${id}`));
  if (missing !== undefined)
    throw unknownReference(
      `${missing.place}.${missing.property}`,
      missing.id,
      `${nouns[missing.kind]} of this agency`,
    );
  await requireSopSteps(ctx, tools);
}

async function requireSopSteps(
  ctx: Pick<ReadContext, 'db'>,
  tools: readonly { readonly config: StageToolConfig; readonly place: string }[],
): Promise<void> {
  const named = tools.flatMap(({ config, place }) =>
    config.type === 'sop' && config.step_id !== null
      ? [{ sopId: config.sop_id, stepId: config.step_id, place: `${place}.step_id` }]
      : [],
  );
  if (named.length === 0) return;
  const known = await selectSopSteps(ctx.db, named);
  const missing = named.find(({ sopId, stepId }) => !known.has(`${sopId} ${stepId}`.toLowerCase()));
  if (missing !== undefined) throw unknownReference(missing.place, missing.stepId, 'a step of the SOP');
}
