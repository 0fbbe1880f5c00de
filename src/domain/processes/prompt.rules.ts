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

interface PromptProblem {
  /** In words, with the cure. */
  readonly text: string;
  /** What it names was deleted. */
  readonly isGone: boolean;
}

/** Why a prompt cannot be run; empty when it can. `preset` and `field` are what it names, undefined where that is gone. */
export function promptProblemsOf(
  {
    preset_id: presetId,
    output_field_key: key,
  }: Pick<StageToolAiPromptConfig, 'preset_id' | 'output_field_key'>,
  preset: { readonly is_usable: boolean } | undefined,
  field: TaskField | undefined,
  place: Place = 'process',
): PromptProblem[] {
  return [
    ...(presetId == null ? [] : presetProblem(preset, place)),
    ...(key == null ? [] : fieldProblem(key, field, place)),
  ];
}

function presetProblem(preset: { readonly is_usable: boolean } | undefined, place: Place): PromptProblem[] {
  if (preset === undefined)
    return [{ text: `Its AI preset was deleted. ${curedBy(place, 'Choose another preset.')}`, isGone: true }];
  if (preset.is_usable) return [];
  const text = `Its AI preset is for another purpose. ${curedBy(place, 'Choose a preset for stage_tool.')}`;
  return [{ text, isGone: false }];
}

function fieldProblem(key: string, field: TaskField | undefined, place: Place): PromptProblem[] {
  const named = `The custom field ${key} of tasks`;
  if (field === undefined) {
    const text = `${named}, which takes the answer, was deleted. ${place === 'process' ? 'Create it again, or choose another field.' : 'Create it again, or have somebody with tasks.manage skip the stage.'}`;
    return [{ text, isGone: true }];
  }
  if (!textTypes.includes(field.type)) {
    const text = `${named} has the type ${field.type}, which cannot hold an answer. ${curedBy(place, `Choose a field of one of the types ${textTypes.join(', ')}.`)}`;
    return [{ text, isGone: false }];
  }
  if (!field.is_sensitive) return [];
  const text = `${named} is sensitive, and the tool would show its value. ${curedBy(place, 'Choose another field.')}`;
  return [{ text, isGone: false }];
}
