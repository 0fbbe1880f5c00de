import type { AutomationNode } from '#generated/types.gen.ts';
import { expressionIn, type JsonSchema } from '#src/domain/workflows/index.ts';
import type { Problems } from './problems.ts';

// Schemas nest, and so do values; deeper ones are judged when the step runs.
const maxDepth = 12;

/** Whether an input is known when the flow is written: expressions may become anything. */
const isRendered = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('{{')
    : typeof value === 'object' && value !== null && expressionIn(value) !== undefined;

/** Inputs that are missing, unknown or of the wrong type. What expressions give is judged when the step runs. */
export function findInputProblems(
  node: AutomationNode,
  schema: JsonSchema,
  inputs: Readonly<Record<string, unknown>>,
  problems: Problems,
): void {
  for (const name of schema.required ?? [])
    if (inputs[name] === undefined)
      problems.add(
        'missing_input',
        node.key,
        `config.inputs.${name}`,
        `The action needs ${name}${described(schema.properties?.[name])}.`,
      );
  if (
    schema.anyOf !== undefined &&
    !schema.anyOf.some(({ required = [] }) => required.every((name) => inputs[name] !== undefined))
  )
    problems.add(
      'missing_input',
      node.key,
      'config.inputs',
      `The action needs ${schema.anyOf.map(({ required = [] }) => required.join(' and ')).join(', or ')}.`,
    );
  findMisfits(node, schema, inputs, 'config.inputs', problems, 0);
}

const described = (schema: JsonSchema | undefined): string =>
  typeof schema?.['description'] === 'string' ? `: ${schema['description'].replace(/\.$/, '')}` : '';

function findMisfits(
  node: AutomationNode,
  schema: JsonSchema,
  value: unknown,
  place: string,
  problems: Problems,
  depth: number,
): void {
  if (depth > maxDepth || value === undefined || isRendered(value)) return;
  const fault = faultOf(schema, value);
  if (fault !== undefined) {
    problems.add('invalid_input', node.key, place, fault);
    return;
  }
  if (Array.isArray(value)) {
    const { items } = schema;
    if (items !== undefined)
      for (const [index, each] of value.entries())
        findMisfits(node, items, each, `${place}[${index}]`, problems, depth + 1);
    return;
  }
  if (typeof value !== 'object' || value === null || schema.properties === undefined) return;
  for (const [name, each] of Object.entries(value)) {
    const property = schema.properties[name];
    if (property !== undefined) findMisfits(node, property, each, `${place}.${name}`, problems, depth + 1);
    else if (schema.additionalProperties === false)
      problems.add(
        'invalid_input',
        node.key,
        `${place}.${name}`,
        `There is no ${name} here. Known are ${Object.keys(schema.properties).slice(0, 30).join(', ')}.`,
      );
  }
}

/** What is wrong with a value itself; alternatives are judged by their types. */
function faultOf(schema: JsonSchema, value: unknown): string | undefined {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined && schema.type === undefined) {
    const faults = alternatives.map((one) => faultOf(one, value));
    return faults.includes(undefined) ? undefined : faults[0];
  }
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.some((type) => isOfType(type, value)))
    return `${types.join(' or ')} is expected here, not ${typeName(value)}.`;
  if (schema.enum !== undefined && !schema.enum.includes(value))
    return `One of ${schema.enum.map(String).join(', ')} is expected here.`;
  if (schema.const !== undefined && schema.const !== value)
    return `${String(schema.const)} is expected here.`;
  const { maxLength, pattern, minimum, maximum } = schema as Readonly<Record<string, unknown>>;
  if (typeof value === 'string') {
    if (typeof maxLength === 'number' && [...value].length > maxLength)
      return `The text is longer than ${maxLength} characters.`;
    if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value))
      return `The text does not match ${pattern}.`;
  }
  if (typeof value === 'number') {
    if (typeof minimum === 'number' && value < minimum) return `The number must be at least ${minimum}.`;
    if (typeof maximum === 'number' && value > maximum) return `The number must be at most ${maximum}.`;
  }
  return undefined;
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

const typeName = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
