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

/** Where a problem is cured: a process that is being edited can be changed, and a running task keeps its version. */
type Place = 'process' | 'task';

const curedBy = (place: Place, inProcess: string): string =>
  place === 'process' ? inProcess : 'Somebody with tasks.manage can skip the stage.';

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
  place: Place = 'process',
): string | null {
  if (presetId != null && preset === undefined)
    return `Its AI preset was deleted. ${curedBy(place, 'Choose another preset.')}`;
  if (presetId != null && preset?.is_usable === false)
    return `Its AI preset is for another purpose. ${curedBy(place, 'Choose a preset for stage_tool.')}`;
  if (key == null) return null;
  const named = `The custom field ${key} of tasks`;
  if (field === undefined)
    return `${named}, which takes the answer, was deleted. ${place === 'process' ? 'Create it again, or choose another field.' : 'Create it again, or have somebody with tasks.manage skip the stage.'}`;
  if (!textTypes.includes(field.type))
    return `${named} has the type ${field.type}, which cannot hold an answer. ${curedBy(place, `Choose a field of one of the types ${textTypes.join(', ')}.`)}`;
  if (field.is_sensitive)
    return `${named} is sensitive, and the tool would show its value. ${curedBy(place, 'Choose another field.')}`;
  return null;
}
