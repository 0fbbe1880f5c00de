import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, it } from 'vitest';
import {
  flags,
  foreignIds,
  manyTyped,
  notTimes,
  standardNames,
  underscored,
  userIds,
} from '../../spec/lint/exceptions.ts';

interface Document {
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

/** Names of properties and parameters anywhere below. */
function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  const { properties, in: place, name } = value as Record<string, unknown>;
  if (typeof properties === 'object' && properties !== null)
    for (const key of Object.keys(properties)) found.add(key);
  if (typeof place === 'string' && typeof name === 'string') found.add(name);
  for (const [key, inner] of Object.entries(value))
    if (key !== 'example' && key !== 'examples') namesIn(inner, found);
  return found;
}

const textOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const contracts = [
  ...['openapi.json', 'console/openapi.json', 'hosted/openapi.json'].map(
    (path) => JSON.parse(textOf(`generated/${path}`)) as Document,
  ),
  // Of the tools of AI hosts no document is made.
  parse(textOf('spec/families/mcp.yaml')) as Document,
];

it('a name that the naming rules let through is in use', () => {
  const names = new Set(contracts.flatMap((contract) => [...namesIn(contract)]));
  const exceptions = [
    ...flags,
    ...foreignIds,
    ...manyTyped.keys(),
    ...notTimes,
    ...standardNames,
    ...underscored,
    ...userIds,
  ];
  expect(exceptions.filter((name) => !names.has(name))).toEqual([]);
});

it('a name that may have several types has several in one contract, and each has its reason', () => {
  const several = new Set(
    contracts.flatMap((contract) =>
      [...typesByName(contract)].filter(([, types]) => types.size > 1).map(([name]) => name),
    ),
  );
  expect([...manyTyped].filter(([name, reason]) => !several.has(name) || reason === '')).toEqual([]);
});

/** Types of properties and parameters by name, of a list those of its items. */
function typesByName(contract: Document): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (name: string, schema: unknown): void => {
    const types = typesOf(schema, contract);
    found.set(name, new Set([...(found.get(name) ?? []), ...types]));
  };
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { properties, in: place, name, schema } = value as Record<string, unknown>;
    if (typeof properties === 'object' && properties !== null)
      for (const [key, inner] of Object.entries(properties)) add(key, inner);
    if (typeof place === 'string' && typeof name === 'string') add(name, schema);
    for (const [key, inner] of Object.entries(value))
      if (key !== 'example' && key !== 'examples') visit(inner);
  };
  visit(contract);
  return found;
}

/** The one type of a value, or none of a union, which takes whatever it says. */
function typesOf(schema: unknown, contract: Document): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { $ref, items, type, format, anyOf, oneOf } = schema as Record<string, unknown>;
  if (typeof $ref === 'string')
    return typesOf(contract.components?.schemas?.[$ref.split('/').at(-1)!], contract);
  if (items !== undefined) return typesOf(items, contract);
  const branches = [anyOf, oneOf]
    .filter(Array.isArray)
    .flat()
    .filter((branch: { type?: unknown }) => branch.type !== 'null') as unknown[];
  if (branches.length > 0) return branches.length === 1 ? typesOf(branches[0], contract) : [];
  const words = [type].flat().filter((word) => typeof word === 'string' && word !== 'null');
  return words.length === 1 ? [`${words[0] as string} ${typeof format === 'string' ? format : ''}`] : [];
}
