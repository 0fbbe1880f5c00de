import type { AiConfigOptions, AiContextSourceOption, AiTool } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { findAiSettings } from '#src/domain/ai/index.ts';
import { maxMemories } from './memory.rules.ts';

/** What the AI may call while it answers; features that let it call tools add theirs. */
export const tools: readonly AiTool[] = [];

/** Knowledge that answers may draw on; features that read some add theirs. */
export const contextSources: readonly AiContextSourceOption[] = [];

export const languages: readonly string[] = [
  ...[
    'ar',
    'cs',
    'da',
    'de',
    'el',
    'en',
    'en-GB',
    'en-US',
    'es',
    'fi',
    'fr',
    'he',
    'hi',
    'hu',
    'id',
    'it',
    'ja',
    'ko',
    'nb',
    'nl',
  ],
  ...['pl', 'pt', 'pt-BR', 'ro', 'ru', 'sv', 'th', 'tr', 'uk', 'vi', 'zh'],
];

const maxInstructionsLength = 20_000;
const maxTools = 50;

export async function getAiConfigOptions(ctx: ReadContext): Promise<AiConfigOptions> {
  const { ai: models } = ctx.services;
  const settings = await findAiSettings(ctx.db, models);
  const usable = models.all.filter(({ key }) => settings.allowed_models.includes(key));
  return {
    models: usable.map((model) => ({
      key: model.key,
      label: model.label,
      provider: model.provider,
      description: model.description,
      context_tokens: model.contextTokens,
      credits_per_million: {
        input: model.prices.input,
        cached_input: model.prices.cachedInput,
        output: model.prices.output,
      },
      can_use_tools: model.canUseTools,
      is_default: model.key === settings.default_model,
    })),
    purposes: [
      { key: 'assistant', label: 'Conversations with members' },
      { key: 'ticket_reply', label: 'Replies to tickets' },
      { key: 'ticket_triage', label: 'Classification of tickets' },
      { key: 'escalation_summary', label: 'Summaries of escalations' },
      { key: 'content', label: 'Texts such as SOPs and lessons' },
      { key: 'automation_step', label: 'Steps of automations' },
      { key: 'memory', label: 'Care of memories' },
      { key: 'investigation', label: 'Answers to questions of AI hosts' },
      { key: 'builder', label: 'Drafts of the configuration' },
      { key: 'stage_tool', label: 'Tools of stages' },
    ],
    tones: [
      { key: 'neutral', label: 'Neutral' },
      { key: 'friendly', label: 'Friendly' },
      { key: 'formal', label: 'Formal' },
      { key: 'concise', label: 'Concise' },
    ],
    tools: [...tools],
    context_sources: [...contextSources],
    languages: [...languages],
    limits: {
      max_instructions_length: maxInstructionsLength,
      max_tools: maxTools,
      max_memories: maxMemories,
    },
  };
}
