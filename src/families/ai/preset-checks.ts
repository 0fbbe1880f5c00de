import type { AiPresetUpdate } from '#generated/console/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { findAiSettings } from '#src/domain/ai/index.ts';
import { invalid, unknownChoice } from '#src/platform/errors/index.ts';
import { contextSources, languages, tools } from './options.ts';
import type { StoredPreset } from './presets.queries.ts';

type Wish = Pick<
  AiPresetUpdate,
  'model' | 'tool_keys' | 'context_source_keys' | 'language' | 'max_output_tokens'
>;

/** 400 for what the agency may not use; what the preset has already may stay. */
export async function checkPreset(ctx: ReadContext, wish: Wish, before?: StoredPreset): Promise<void> {
  const { ai: models } = ctx.services;
  if (wish.model != null && wish.model !== before?.model) {
    const { allowed_models: allowed } = await findAiSettings(ctx.db, models);
    const usable = models.all.map(({ key }) => key).filter((key) => allowed.includes(key));
    if (!usable.includes(wish.model)) throw unknownChoice('body.model', wish.model, usable);
  }
  checkKeys('tool_keys', wish.tool_keys, [...tools.map(({ key }) => key), ...(before?.tool_keys ?? [])]);
  checkKeys('context_source_keys', wish.context_source_keys, [
    ...contextSources.map(({ key }) => key),
    ...(before?.context_source_keys ?? []),
  ]);
  if (wish.language != null && wish.language !== before?.language && !languages.includes(wish.language))
    throw unknownChoice('body.language', wish.language, languages);
  const most = models.find(wish.model ?? before?.model ?? null)?.maxOutputTokens;
  if (most !== undefined && wish.max_output_tokens != null && wish.max_output_tokens > most)
    throw invalid('body.max_output_tokens', `must be at most ${most}, which is the limit of the model.`);
}

function checkKeys(name: string, keys: readonly string[] | undefined, known: readonly string[]): void {
  for (const [index, key] of (keys ?? []).entries())
    if (!known.includes(key)) throw unknownChoice(`body.${name}[${index}]`, key, known);
}
