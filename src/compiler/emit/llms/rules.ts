import type { JsonObject } from '../../json.ts';
import { list, object, strings } from '../../schema.ts';

/**
 * Rules about which properties of an object are sent together, beside those that one property is required by itself:
 * `` at least one of `id` and `number` ``, `` `stage_id` needs `task_id` ``. A condition of another form is left to the texts.
 */
export function rulesOf(schema: JsonObject): string[] {
  return [
    ...alternatives('at least one of', schema.anyOf),
    ...alternatives('exactly one of', schema.oneOf),
    ...Object.entries(object(schema.dependentRequired)).map(
      ([name, needed]) => `\`${name}\` needs ${named(strings(needed))}`,
    ),
    ...excluded(schema.not).map((names) => `not together: ${names.map(quoted).join(', ')}`),
    ...conditional(schema),
  ];
}

/** Whether a branch of a composition only says which properties it requires. */
export const isRule = (branch: unknown): boolean => Object.keys(object(branch)).join() === 'required';

function alternatives(words: string, branches: unknown): string[] {
  const all = list(branches);
  if (all.length === 0 || !all.every(isRule)) return [];
  return [`${words}: ${all.map((branch) => named(strings(object(branch).required))).join(', ')}`];
}

/** Properties that `not` forbids to be sent together. */
function excluded(not: unknown): string[][] {
  const branches = list(object(not).anyOf);
  return (branches.length > 0 ? branches : [not])
    .filter(isRule)
    .map((branch) => strings(object(branch).required));
}

function conditional({ if: condition, then }: JsonObject): string[] {
  const needed = strings(object(then).required);
  const when = conditionOf(condition);
  return needed.length === 0 || when === '' ? [] : [`${named(needed)} required ${when}`];
}

/** `` without `body_text` `` or `` if `decision` is `return` or `reject` ``. */
function conditionOf(condition: unknown): string {
  const { not, properties } = object(condition);
  const absent = isRule(not) ? strings(object(not).required) : [];
  if (absent.length > 0) return `without ${named(absent)}`;
  const [[name, schema] = ['', {}], ...others] = Object.entries(object(properties));
  const { const: only, enum: values } = object(schema);
  const choices = only === undefined ? strings(values) : strings([only]);
  return others.length > 0 || choices.length === 0
    ? ''
    : `if \`${name}\` is ${choices.map(quoted).join(' or ')}`;
}

const quoted = (name: string): string => `\`${name}\``;

const named = (names: readonly string[]): string => names.map(quoted).join(' with ');
