import type { AiPurpose } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { AiModels } from '../models/catalogue.ts';
import { findAiSettings, type AiSettings } from '../settings/ai-settings.queries.ts';

/** Why the agency cannot ask the AI for the purpose now, as far as its settings say; undefined when it can. */
export async function refusalOf(
  { db }: { readonly db: Db },
  models: AiModels,
  purpose: AiPurpose,
): Promise<string | undefined> {
  const settings = await findAiSettings(db, models);
  if (purpose === 'memory' && !settings.is_memory_enabled)
    return 'The AI keeps no memories here. Turn is_memory_enabled on in the AI settings.';
  return refusalBySettings(models, settings, purpose, settings.default_model);
}

export const noModel =
  'No AI model is set up. The operator of the service sets AI_URL and AI_MODEL, or AI_MODELS (docs/guides/ai.md).';

/** Why the agency's settings do not allow it, with what would. */
export function refusalBySettings(
  models: AiModels,
  settings: AiSettings,
  purpose: AiPurpose,
  key: string | null,
): string | undefined {
  if (models.all.length === 0) return noModel;
  if (!settings.is_enabled) return 'AI is turned off. Turn it on in the AI settings (is_enabled).';
  if (!settings.enabled_purposes.includes(purpose))
    return `AI is turned off for ${purpose}. Add it to enabled_purposes in the AI settings.`;
  if (key === null || models.find(key) === undefined)
    return `The model ${key ?? 'of the settings'} is not offered any more. Choose another default_model in the AI settings, or another model of the preset.`;
  if (!settings.allowed_models.includes(key))
    return `The model ${key} is not among the allowed_models of the AI settings.`;
  return undefined;
}
