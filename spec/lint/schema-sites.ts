import { isObject, own, type JsonObject } from '../../src/compiler/json.ts';
import type { ContractView } from '../../src/compiler/rule.ts';
import type { Site } from '../../src/compiler/walk.ts';

/** The keyword that holds this schema in the schema around it, such as `properties` or `allOf`. */
export const keywordOf = ({ tokens, parent }: Site): string | undefined =>
  parent?.kind === 'schema' ? String(tokens[parent.tokens.length]) : undefined;

export const isComponent = ({ tokens }: Site): boolean => tokens.length === 3 && tokens[0] === 'components';

export const isProperty = (site: Site): boolean => keywordOf(site) === 'properties';

const compositions = new Set(['allOf', 'anyOf', 'oneOf']);

export const isBranch = (site: Site): boolean => compositions.has(keywordOf(site) ?? '');

const tests = new Set(['not', 'if', 'then', 'else', 'propertyNames', 'contains', 'dependentSchemas']);

/** Inside a condition: such a schema asks about a value that another schema describes. */
export function isCondition(site: Site): boolean {
  for (let at: Site | undefined = site; at?.kind === 'schema'; at = at.parent) {
    if (tests.has(keywordOf(at) ?? '')) return true;
  }
  return false;
}

export const typesOf = ({ type }: JsonObject): readonly string[] =>
  Array.isArray(type) ? type.map(String) : typeof type === 'string' ? [type] : [];

/** Values that a name promises something about: properties, and parameters of the path and the query. */
export interface Named {
  readonly name: string;
  readonly schema: unknown;
  readonly tokens: readonly (string | number)[];
  readonly isParameter: boolean;
  readonly value: JsonObject;
}

export function namedValues({ schemas, parameters }: ContractView): Named[] {
  const properties = schemas
    .filter((site) => isProperty(site) && !isCondition(site.parent!))
    .map((site): Named => ({
      name: String(site.tokens.at(-1)),
      schema: site.value,
      tokens: site.tokens,
      isParameter: false,
      value: site.value,
    }));
  const inputs = parameters
    .filter(({ value }) => value.in === 'query' || value.in === 'path')
    .map((site): Named => ({
      name: String(site.value.name),
      schema: site.value.schema,
      tokens: [...site.tokens, 'name'],
      isParameter: true,
      value: site.value,
    }));
  return [...properties, ...inputs];
}

export interface PlainType {
  readonly type: string;
  readonly format: string | undefined;
}

/** The one type of a value beside null, of its items for an array; undefined when there are several. */
export function plainType(schema: unknown, contract: ContractView, depth = 0): PlainType | undefined {
  if (depth > 20) return undefined;
  const resolved = contract.resolve(schema);
  const branches = [resolved.anyOf, resolved.oneOf]
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .filter((branch) => contract.resolve(branch).type !== 'null');
  if (branches.length === 1) return plainType(branches[0], contract, depth + 1);
  const types = typesOf(resolved).filter((type) => type !== 'null');
  if (branches.length > 1 || types.length !== 1) return undefined;
  if (types[0] === 'array')
    return isObject(resolved.items) ? plainType(resolved.items, contract, depth + 1) : undefined;
  return { type: types[0]!, format: typeof resolved.format === 'string' ? resolved.format : undefined };
}

/** Description of a value: its own, or that of the component it is. */
export const descriptionOf = (value: JsonObject, contract: ContractView): unknown =>
  value.description ?? own(contract.resolve(value), 'description');
