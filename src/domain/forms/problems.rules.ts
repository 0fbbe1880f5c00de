import type { FormElement, FormProblem, FormSettings } from '#generated/types.gen.ts';
import { patternProblem } from '#src/domain/field-values/index.ts';
import { choicesOf, hasOther, inputsOf, isInput, type FormInput } from './content.ts';
import type { AskedFields } from './input-fields.ts';
import {
  expressionFaults,
  fault,
  groupFaults,
  textFaults,
  type Fault,
  type Known,
} from './condition-problems.rules.ts';
import { mappingFaults } from './mapping-problems.rules.ts';

/** Everything that is wrong with the elements by themselves. */
export function elementFaults(elements: readonly FormElement[], fields: AskedFields): Fault[] {
  const faults = keyFaults(elements);
  const inputs = new Map<string, FormInput>();
  const later = new Set(inputsOf(elements).map(({ key }) => key));
  elements.forEach((element, index) => {
    const place = `elements[${index}]`;
    const known: Known = { inputs, fields, later };
    const { key } = element;
    if ('visible_when' in element)
      faults.push(...groupFaults(element.visible_when, `${place}.visible_when`, known, key));
    if (element.type === 'paragraph')
      faults.push(...textFaults(element.body_text, `${place}.body_text`, known, [], key));
    if (!isInput(element)) return;
    if (element.type === 'calculation')
      faults.push(...expressionFaults(element.expression, `${place}.expression`, known, key));
    inputs.set(key, element);
    later.delete(key);
    if ('required_when' in element)
      faults.push(...groupFaults(element.required_when, `${place}.required_when`, known, key));
    faults.push(...choiceFaults(element, place), ...boundFaults(element, place, fields));
  });
  return faults;
}

/** Everything that is wrong with the settings for these elements. */
export function settingFaults(
  settings: FormSettings,
  elements: readonly FormElement[],
  fields: AskedFields,
): Fault[] {
  const known: Known = {
    inputs: new Map(inputsOf(elements).map((input) => [input.key, input])),
    fields,
    later: new Set(),
  };
  const { access, confirmation, endings, mappings } = settings;
  const isNeverOpen =
    access.opens_at != null && access.closes_at != null && access.closes_at <= access.opens_at;
  const texts = [
    { place: 'settings.confirmation', confirmation },
    ...endings.map((ending, index) => ({
      place: `settings.endings[${index}].confirmation`,
      confirmation: ending.confirmation,
    })),
  ];
  return [
    ...(isNeverOpen
      ? [
          fault(
            'missing_settings',
            'settings.access.closes_at',
            'The form closes before it opens. Choose a later closes_at.',
          ),
        ]
      : []),
    ...endings.flatMap(({ when }, index) =>
      groupFaults(when, `settings.endings[${index}].when`, known, null),
    ),
    ...texts.flatMap(({ place, confirmation: each }) =>
      each.type === 'message' ? textFaults(each.body_text ?? '', `${place}.body_text`, known, [], null) : [],
    ),
    ...mappingFaults(mappings, known),
  ];
}

/** What prevents publishing, in the order of the form. */
export function findFaults(
  elements: readonly FormElement[],
  settings: FormSettings,
  fields: AskedFields,
): Fault[] {
  const none = inputsOf(elements).length === 0;
  return [
    ...(none ? [fault('no_input', 'elements', 'The form has no question. Add one first (updateForm).')] : []),
    ...elementFaults(elements, fields),
    ...settingFaults(settings, elements, fields),
  ];
}

/** What even a draft must not be: the rest may wait for publishing. */
export const isInconsistent = ({ code }: FormProblem): boolean =>
  code === 'duplicate_key' || code === 'invalid_condition' || code === 'invalid_mapping';

function keyFaults(elements: readonly FormElement[]): Fault[] {
  const seen = new Set<string>();
  const taken = new Set(elements.flatMap((element) => (hasOther(element) ? [`${element.key}_other`] : [])));
  return elements.flatMap(({ key }, index) => {
    const isTaken = seen.has(key) || taken.has(key);
    seen.add(key);
    if (!isTaken) return [];
    const why = taken.has(key)
      ? `The key ${key} is that of the free answer beside the choices of another question.`
      : `Two elements have the key ${key}.`;
    return [fault('duplicate_key', `elements[${index}].key`, `${why} Choose another key.`, key)];
  });
}

function choiceFaults(input: FormInput, place: string): Fault[] {
  const lists: [string, readonly { readonly key: string }[]][] =
    input.type === 'matrix'
      ? [
          ['rows', input.rows],
          ['columns', input.columns],
        ]
      : [['choices', choicesOf(input)]];
  return lists.flatMap(([name, choices]) => {
    const keys = [
      ...choices.map(({ key }) => key),
      ...(name === 'choices' && hasOther(input) ? ['other'] : []),
    ];
    const twice = keys.findIndex((key, index) => keys.indexOf(key) !== index);
    return twice < 0
      ? []
      : [
          fault(
            'invalid_choice',
            `${place}.${name}[${twice}]`,
            `The key ${keys[twice]} stands twice among the ${name} of ${input.key}.`,
            input.key,
          ),
        ];
  });
}

function boundFaults(input: FormInput, place: string, fields: AskedFields): Fault[] {
  const incomplete = (name: string, message: string) => [
    fault('missing_settings', `${place}.${name}`, message, input.key),
  ];
  if (input.type === 'short_text' && input.pattern !== undefined) {
    const problem = patternProblem(input.pattern);
    if (problem !== undefined)
      return incomplete('pattern', `The pattern of ${input.key} cannot be used: ${problem}`);
  }
  if (input.type === 'hidden') {
    if (input.source === undefined) return incomplete('source', `${input.key} says no source of its value.`);
    if (input.source === 'query_parameter' && input.parameter === undefined)
      return incomplete('parameter', `${input.key} says no name of its query parameter.`);
    if (input.source === 'fixed' && input.fixed_value === undefined)
      return incomplete('fixed_value', `${input.key} says no fixed text.`);
  }
  if (input.type === 'custom_field' && !fields.has(input.field_id))
    return incomplete('field_id', `The custom field of ${input.key} no longer exists.`);
  const [low, high] = boundsOf(input);
  return low !== undefined && high !== undefined && low > high
    ? incomplete('type', `The limits of ${input.key} leave no answer: the lower one is above the upper one.`)
    : [];
}

function boundsOf(input: FormInput): [number | string | undefined, number | string | undefined] {
  switch (input.type) {
    case 'short_text':
    case 'long_text':
      return [input.min_length, input.max_length];
    case 'number':
      return [input.min, input.max];
    case 'money':
      return [input.min_amount_minor, input.max_amount_minor];
    case 'date':
      return [input.earliest_date, input.latest_date];
    case 'multi_choice':
      return [input.min_choices, input.max_choices];
    default:
      return [undefined, undefined];
  }
}
