import type { FieldConfig, FormChoice } from '#generated/types.gen.ts';
import type { FieldDefinition } from '#src/domain/field-values/index.ts';
import { choicesOf, hasOther, labelOf, type FormInput } from './content.ts';

/** A custom field that a question asks for, as it is now. */
export interface AskedField {
  readonly id: string;
  readonly config: FieldConfig;
  readonly is_sensitive: boolean;
}

/** Custom fields by their ids. */
export type AskedFields = ReadonlyMap<string, AskedField>;

export const maxOtherLength = 500;
const maxHiddenLength = 1_000;
const maxSignatureLength = 200;

/**
 * The custom field that would hold the answers to the question: its rules judge them, and filters read them. What a matrix or a
 * signature has besides is in answers.rules.ts.
 */
export function configOf(input: FormInput, fields: AskedFields): FieldConfig {
  switch (input.type) {
    case 'short_text':
      return {
        type: 'text',
        ...(input.max_length !== undefined && { max_length: input.max_length }),
        ...(input.pattern !== undefined && { pattern: input.pattern }),
        ...(input.pattern_hint !== undefined && { pattern_hint: input.pattern_hint }),
      };
    case 'long_text':
      return { type: 'long_text', max_length: input.max_length ?? 20_000 };
    case 'number':
      return {
        type: 'number',
        decimals: input.decimals ?? 0,
        ...(input.min !== undefined && { min: input.min }),
        ...(input.max !== undefined && { max: input.max }),
      };
    case 'money':
      return {
        type: 'money',
        ...(input.currency !== undefined && { currency: input.currency }),
        min_minor: input.min_amount_minor ?? 0,
        ...(input.max_amount_minor !== undefined && { max_minor: input.max_amount_minor }),
      };
    case 'email':
      return { type: 'email' };
    case 'phone':
      return {
        type: 'phone',
        ...(input.default_country !== undefined && { default_country: input.default_country }),
      };
    case 'url':
      return { type: 'url' };
    case 'date':
      return input.has_time === true
        ? { type: 'date_time' }
        : {
            type: 'date',
            ...(input.earliest_date !== undefined && { earliest_date: input.earliest_date }),
            ...(input.latest_date !== undefined && { latest_date: input.latest_date }),
          };
    case 'single_choice':
      return { type: 'single_choice', choices: fieldChoices(input.choices, input.has_other) };
    case 'multi_choice':
      return {
        type: 'multi_choice',
        choices: fieldChoices(input.choices, input.has_other),
        ...(input.min_choices !== undefined && { min_items: input.min_choices }),
        ...(input.max_choices !== undefined && { max_items: input.max_choices }),
      };
    case 'ranking':
      return { type: 'multi_choice', choices: fieldChoices(input.choices, false) };
    case 'rating': {
      const steps = input.scale_max ?? 5;
      return steps === 11
        ? { type: 'number', decimals: 0, min: 0, max: 10 }
        : { type: 'number', decimals: 0, min: 1, max: steps };
    }
    case 'yes_no':
    case 'consent':
      return { type: 'checkbox' };
    case 'address':
      return { type: 'address' };
    case 'file_upload':
      return { type: 'file', is_multiple: true, max_items: input.max_files ?? 1 };
    case 'signature':
      return { type: 'text', max_length: maxSignatureLength };
    case 'matrix':
      return { type: 'composite', composite_type_id: '' };
    case 'calculation':
      return { type: 'number' };
    case 'hidden':
      return { type: 'text', max_length: maxHiddenLength };
    case 'custom_field':
      return fields.get(input.field_id)?.config ?? { type: 'text' };
  }
}

export const definitionOf = (input: FormInput, fields: AskedFields): FieldDefinition => {
  const config = configOf(input, fields);
  return {
    id: input.key,
    key: input.key,
    name: labelOf(input),
    type: config.type,
    config,
    isRequired: false,
    isUnique: false,
    isSensitive: false,
    defaultValue: null,
    profileIds: null,
    viewPermission: null,
    editPermission: null,
  };
};

/** Choices that answers may name: with that of a free answer, and for a custom field those that it has now. */
export function choicesShown(
  input: FormInput,
  fields: AskedFields,
): { readonly key: string; readonly label: string }[] {
  const other = hasOther(input) ? [{ key: 'other', label: 'Other' }] : [];
  if (input.type !== 'custom_field') return [...choicesOf(input), ...other];
  const config = configOf(input, fields);
  return 'choices' in config ? [...config.choices] : [];
}

/** Whether respondents can be asked for it: a member or a client can be chosen by nobody who may not see them. */
export const canBeAsked = ({ type }: FieldConfig): boolean =>
  !['user', 'client', 'file', 'formula', 'composite'].includes(type);

const fieldChoices = (choices: readonly FormChoice[], hasOther: boolean | undefined) =>
  [...choices, ...(hasOther === true ? [{ key: 'other', label: 'Other' }] : [])].map(
    ({ key, label }, position) => ({
      key,
      label,
      color: null,
      position,
      archived_at: null,
    }),
  );
