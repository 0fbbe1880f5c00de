import type { FieldType, StageToolAiPromptConfig, StageToolConfig } from '#generated/types.gen.ts';

/** A custom field of tasks, as far as answers care. */
export interface TaskField {
  readonly type: FieldType;
  readonly is_sensitive: boolean;
}

/** The custom field of tasks that takes the answer of a tool; null for none. */
export const answerField = (config: StageToolConfig): string | null =>
  config.type === 'ai_prompt' ? config.output_field_key : null;

/** Types of fields that hold what the AI writes. */
const textTypes: readonly FieldType[] = ['text', 'long_text', 'single_choice', 'email', 'phone', 'url'];

/**
 * Why a prompt cannot be run, with the cure; null when it can. `preset` and `field` are what it names, undefined where that is
 * gone.
 */
export function promptProblemOf(
  {
    preset_id: presetId,
    output_field_key: key,
  }: Pick<StageToolAiPromptConfig, 'preset_id' | 'output_field_key'>,
  preset: { readonly is_usable: boolean } | undefined,
  field: TaskField | undefined,
): string | null {
  if (presetId != null && preset === undefined) return 'Its AI preset was deleted. Choose another preset.';
  if (presetId != null && preset?.is_usable === false)
    return 'Its AI preset is for another purpose. Choose a preset for stage_tool.';
  if (key == null) return null;
  if (field === undefined)
    return `The custom field ${key} of tasks, which takes the answer, was deleted. Create it again, or choose another field.`;
  if (!textTypes.includes(field.type))
    return `The custom field ${key} of tasks has the type ${field.type}, which cannot hold an answer. Choose a field of one of the types ${textTypes.join(', ')}.`;
  if (field.is_sensitive)
    return `The custom field ${key} of tasks is sensitive, and the tool would show its value. Choose another field.`;
  return null;
}
