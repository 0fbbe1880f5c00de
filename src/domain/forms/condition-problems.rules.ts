import type { FormConditionGroup, FormProblem } from '#generated/types.gen.ts';
import { kindOf } from '#src/domain/field-values/index.ts';
import { operatorsOf } from '#src/domain/filters/index.ts';
import { hasOther, type FormInput } from './content.ts';
import { configOf, type AskedFields } from './input-fields.ts';
import { createFormLogic } from './logic/form-logic.ts';
import { expressionsIn, mappingNamed } from './texts.rules.ts';

/** A problem with the place of the request that it is about. */
export interface Fault extends FormProblem {
  readonly place: string;
}

/** What conditions and expressions may name at a place of a form. */
export interface Known {
  readonly inputs: ReadonlyMap<string, FormInput>;
  readonly fields: AskedFields;
  /** Inputs that there are, but later. */
  readonly later: ReadonlySet<string>;
}

const anyDay = '2000-01-01';

export const fault = (
  code: FormProblem['code'],
  place: string,
  message: string,
  key: string | null = null,
): Fault => ({
  code,
  element_key: key,
  message: message.slice(0, 1_000),
  place,
});

/** What is wrong with a group of conditions: names, operators and values. */
export function groupFaults(
  group: FormConditionGroup | undefined,
  place: string,
  known: Known,
  elementKey: string | null,
): Fault[] {
  const conditions = (group?.conditions ?? []).map((condition, index) => ({
    condition,
    at: `${place}.conditions[${index}]`,
  }));
  const inner = (group?.groups ?? []).flatMap((each, at) =>
    each.conditions.map((condition, index) => ({
      condition,
      at: `${place}.groups[${at}].conditions[${index}]`,
    })),
  );
  return [...conditions, ...inner].flatMap(({ condition, at }) => {
    const message = conditionProblem(condition, known);
    return message === undefined ? [] : [fault('invalid_condition', at, message, elementKey)];
  });
}

function conditionProblem(
  { element_key: key, operator, value }: NonNullable<FormConditionGroup['conditions']>[number],
  known: Known,
): string | undefined {
  const input = known.inputs.get(key);
  if (input === undefined)
    return known.later.has(key)
      ? `The condition reads ${key}, which stands later in the form.`
      : `The condition reads ${key}, which is no question of the form.`;
  const config = configOf(input, known.fields);
  const operators = operatorsOf[kindOf(config)];
  if (!operators.includes(operator))
    return `${key} cannot be compared with ${operator}: it takes ${operators.join(', ')}.`;
  const takesNone = operator === 'is_empty' || operator === 'is_not_empty';
  const takesList = operator === 'in_list' || operator === 'not_in_list' || operator === 'between';
  if (takesNone) return value === undefined ? undefined : `${operator} takes no value.`;
  if (value === undefined) return `${operator} needs a value.`;
  if (Array.isArray(value) !== takesList)
    return takesList ? `${operator} takes a list.` : `${operator} takes one value.`;
  if (operator === 'between' && (value as unknown[]).length !== 2) return 'between takes two values.';
  const keys = 'choices' in config ? config.choices.map((choice) => choice.key) : undefined;
  const stray = keys && [value].flat().find((each) => !keys.includes(String(each)));
  return stray === undefined
    ? undefined
    : `${String(stray)} is no choice of ${key}; its choices are ${keys!.join(', ')}.`;
}

/** What is wrong with an expression: its grammar, and the keys that it reads. */
export function expressionFaults(
  expression: string,
  place: string,
  known: Known,
  key: string | null,
): Fault[] {
  const compiled = createFormLogic(anyDay).compile(expression);
  if ('fault' in compiled)
    return [fault('invalid_condition', place, `The expression cannot be used. ${compiled.fault}`, key)];
  const stray = compiled.reads.find((name) => !isKnown(name, known));
  return stray === undefined
    ? []
    : [
        fault(
          'invalid_condition',
          place,
          `The expression reads ${stray}, which is no earlier question of the form.`,
          key,
        ),
      ];
}

/** What is wrong with a text with expressions; `mappings` are those whose records it may name. */
export function textFaults(
  text: string,
  place: string,
  known: Known,
  mappings: readonly string[],
  key: string | null,
): Fault[] {
  return expressionsIn(text).flatMap((expression) => {
    const mapping = mappingNamed(expression);
    if (mapping === undefined) return expressionFaults(expression, place, known, key);
    return mappings.includes(mapping)
      ? []
      : [fault('invalid_mapping', place, `{{ ${expression} }} names no earlier mapping.`, key)];
  });
}

const isKnown = (name: string, { inputs }: Known): boolean =>
  inputs.has(name) || [...inputs.values()].some((input) => hasOther(input) && name === `${input.key}_other`);
