import type {
  CompositeType,
  FieldChoice,
  FieldChoiceInput,
  FieldConfig,
  FieldConfigInput,
} from '#generated/types.gen.ts';
import { conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import { findCompositeType, isCurrency, patternProblem } from '#src/domain/field-values/index.ts';
import { keyFor } from '#src/domain/names/index.ts';
import { archivedAt } from '#src/domain/options/index.ts';

type ChoiceConfigInput = Extract<FieldConfigInput, { type: 'single_choice' | 'multi_choice' }>;
type CompositeConfig = Extract<FieldConfig, { type: 'composite' }>;
type PlainConfigInput = Exclude<FieldConfigInput, ChoiceConfigInput | { type: 'formula' }>;

/** Settings as they are stored, but for formulas, which need the other fields (formulas.ts). */
export type SettledConfig = Exclude<FieldConfig, { type: 'formula' }>;

/** Checks the settings of a type, which stand at `place`, against each other and gives choices their keys, places and times of archiving. */
export function settleConfig(
  input: ChoiceConfigInput | PlainConfigInput,
  current: FieldConfig | undefined,
  now: Date,
  place: string,
): SettledConfig {
  switch (input.type) {
    case 'text':
      checkPattern(input.pattern, place);
      return input;
    case 'number':
      checkRange(place, 'min', input.min, 'max', input.max);
      return input;
    case 'money':
      checkRange(place, 'min_minor', input.min_minor, 'max_minor', input.max_minor);
      if (input.currency !== undefined && !isCurrency(input.currency))
        throw invalid(`${place}.currency`, 'must be an ISO 4217 currency code');
      return input;
    case 'date':
      checkRange(place, 'earliest_date', input.earliest_date, 'latest_date', input.latest_date);
      return input;
    case 'date_time':
      checkRange(place, 'earliest_at', instant(input.earliest_at), 'latest_at', instant(input.latest_at));
      return input;
    case 'single_choice':
      return { ...input, choices: settleChoices(input.choices, choicesOf(current), now, place) };
    case 'multi_choice':
      checkRange(place, 'min_items', input.min_items, 'max_items', input.max_items);
      return { ...input, choices: settleChoices(input.choices, choicesOf(current), now, place) };
    case 'user':
    case 'client':
    case 'file':
      checkMultiple(input, current);
      return input;
    case 'composite':
      return settleComposite(input, current);
    default:
      return input;
  }
}

function settleComposite(input: CompositeConfig, current: FieldConfig | undefined): CompositeConfig {
  const { id } = requireCompositeType(input.composite_type_id);
  if (current?.type === 'composite' && current.composite_type_id !== id) {
    throw conflict('The composite type of a field is fixed when the field is created.');
  }
  return { ...input, composite_type_id: id };
}

export function requireCompositeType(id: string): CompositeType {
  const type = findCompositeType(id);
  if (type === undefined) throw notFound('composite type', id);
  return type;
}

/** Choices of a field that has some; none otherwise. */
export const choicesOf = (config: FieldConfig | undefined): readonly FieldChoice[] =>
  config?.type === 'single_choice' || config?.type === 'multi_choice' ? config.choices : [];

const instant = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Date.parse(text);

function checkRange<T extends number | string>(
  place: string,
  lowName: string,
  low: T | undefined,
  highName: string,
  high: T | undefined,
): void {
  if (low !== undefined && high !== undefined && low > high)
    throw invalid(`${place}.${highName}`, `must not be less than ${lowName}`);
}

function checkPattern(pattern: string | undefined, place: string): void {
  const reason = pattern === undefined ? undefined : patternProblem(pattern);
  if (reason !== undefined)
    throw invalid(`${place}.pattern`, `is not a regular expression in RE2 syntax: ${reason}`);
}

function checkMultiple(input: { is_multiple?: boolean }, current: FieldConfig | undefined): void {
  if (current === undefined) return;
  const was = 'is_multiple' in current && current.is_multiple === true;
  if (was !== (input.is_multiple === true))
    throw conflict('Whether a value is a list is fixed when the field is created.');
}

function settleChoices(
  inputs: readonly FieldChoiceInput[],
  current: readonly FieldChoice[],
  now: Date,
  place: string,
): FieldChoice[] {
  const taken = new Set(inputs.flatMap((choice) => choice.key ?? []));
  const choices = inputs.map((input, position): FieldChoice => {
    const key = input.key ?? keyFor(input.label, taken, 'choice');
    taken.add(key);
    const since = current.find((choice) => choice.key === key)?.archived_at;
    return {
      key,
      label: input.label.trim(),
      color: input.color ?? null,
      position,
      archived_at: archivedAt(input, since, now),
    };
  });
  refuseRepeated(
    place,
    'key',
    choices.map((choice) => choice.key),
  );
  refuseRepeated(
    place,
    'label',
    choices.map((choice) => choice.label.toLowerCase()),
  );
  if (choices.every((choice) => choice.archived_at !== null))
    throw invalid(`${place}.choices`, 'must have at least one choice that is not archived');
  return choices;
}

function refuseRepeated(place: string, property: string, values: readonly string[]): void {
  const index = values.findIndex((value, at) => values.indexOf(value) !== at);
  if (index >= 0)
    throw invalid(
      `${place}.choices[${index}].${property}`,
      `must be unique; another choice has "${values[index]}" too`,
    );
}
