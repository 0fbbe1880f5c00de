import { isObject, type JsonObject } from '../json.ts';
import { at, list, object, strings, type OpenApiDocument, type Schema } from '../schema.ts';
import { propertyKey } from './source.ts';

/** How much of an input is told: optional members of an object, choices of an enumeration, shapes of a union, depth. */
interface Extent {
  readonly optional: number;
  readonly choices: number;
  readonly shapes: number;
  readonly depth: number;
}

/** From everything to the least that still tells how to call the tool; the first that is short enough is taken. */
const EXTENTS: readonly Extent[] = [
  { optional: 99, choices: 24, shapes: 12, depth: 5 },
  { optional: 16, choices: 14, shapes: 8, depth: 4 },
  { optional: 12, choices: 10, shapes: 6, depth: 3 },
  { optional: 9, choices: 8, shapes: 5, depth: 3 },
  { optional: 7, choices: 6, shapes: 4, depth: 2 },
  { optional: 5, choices: 5, shapes: 3, depth: 2 },
  { optional: 4, choices: 4, shapes: 3, depth: 1 },
];

/** About 200 tokens; with the longest, thirty tools and their sentences still come near 8,000. */
const LONGEST = 700;

/** Parameters that lists share; they matter least, and are the first to be left out. */
const COMMON = new Set([
  'created_by',
  'updated_by',
  'created_after',
  'created_before',
  'updated_after',
  'updated_before',
  'sort',
  'sort_field',
  'order',
  'limit',
  'offset',
  'filter_group',
]);

/**
 * The input of a tool in a short TypeScript-like notation, without bounds and texts. What makes it long (optional
 * filters, deep bodies, long enumerations) is shortened and says so, as in `…and 9 more filters`.
 */
export function inputNotation(input: JsonObject): string {
  let text = '';
  for (const extent of EXTENTS) {
    text = new Shortener(input, extent).object(input, 0, 'filters');
    if (text.length <= LONGEST) return text;
  }
  return text;
}

class Shortener {
  readonly #root: OpenApiDocument;
  readonly #extent: Extent;

  constructor(root: JsonObject, extent: Extent) {
    this.#root = root as OpenApiDocument;
    this.#extent = extent;
  }

  object(schema: JsonObject, depth: number, rest: 'filters' | 'more'): string {
    const members = Object.entries(object(schema.properties));
    const required = new Set(strings(schema.required));
    if (members.length === 0) return schema.additionalProperties === false ? '{}' : this.#map(schema, depth);
    // A body that holds everything is no filter: it is always shown.
    const isKept = ([name]: [string, unknown]): boolean => required.has(name) || name === 'body';
    const optional = members.filter((member) => !isKept(member));
    const shown = new Set(
      [
        ...optional.filter(([name]) => !COMMON.has(name)),
        ...optional.filter(([name]) => COMMON.has(name)),
      ].slice(0, this.#extent.optional),
    );
    const parts = members
      .filter((member) => isKept(member) || shown.has(member))
      .map(
        ([name, sub]) =>
          `${propertyKey(name)}${required.has(name) ? '' : '?'}: ${this.#type(sub as Schema, depth + 1)}`,
      );
    const left = optional.length - shown.size;
    if (left > 0) parts.push(rest === 'filters' ? `…and ${left} more filters` : `…and ${left} more`);
    return `{ ${parts.join(', ')} }`;
  }

  #type(schema: Schema, depth: number): string {
    if (typeof schema === 'boolean') return 'any';
    if (typeof schema.$ref === 'string') {
      const name = schema.$ref.split('/').at(-1)!;
      return depth > this.#extent.depth ? name : this.#type(at(this.#root, schema.$ref) as Schema, depth + 1);
    }
    if (schema.const !== undefined) return JSON.stringify(schema.const);
    if (Array.isArray(schema.enum)) return this.#choice(schema.enum);
    const branches = [...list(schema.oneOf), ...list(schema.anyOf)];
    if (branches.length > 0) return this.#union(schema, branches, depth);
    const parts = list(schema.allOf).filter(
      (part) =>
        isObject(part) &&
        (part.properties !== undefined || part.$ref !== undefined || part.type !== undefined),
    );
    if (parts.length > 0 && schema.properties === undefined)
      return parts.map((part) => this.#type(part as Schema, depth)).join(' & ');
    return this.#simple(schema, depth);
  }

  #union(schema: JsonObject, branches: readonly unknown[], depth: number): string {
    // Branches that only say which members go together add nothing to an object that lists its members itself.
    if (isObject(schema.properties)) return this.#simple(schema, depth);
    const told = [...new Set(branches.map((branch) => this.#type(branch as Schema, depth)))];
    const left = told.length - this.#extent.shapes;
    return [...told.slice(0, this.#extent.shapes), ...(left > 0 ? [`…${left} more shapes`] : [])].join(' | ');
  }

  #simple(schema: JsonObject, depth: number): string {
    const types = typeof schema.type === 'string' ? [schema.type] : strings(schema.type);
    if (types.length === 0) return isObject(schema.properties) ? this.#nested(schema, depth) : 'any';
    return types.map((type) => this.#ofType(type, schema, depth)).join(' | ');
  }

  #ofType(type: string, schema: JsonObject, depth: number): string {
    if (type === 'object') return this.#nested(schema, depth);
    if (type === 'string') return typeof schema.format === 'string' ? schema.format : 'string';
    if (type !== 'array') return type;
    const item = this.#type((schema.items ?? true) as Schema, depth);
    return `${/^[^{(]*[|&]/.test(item) ? `(${item})` : item}[]`;
  }

  #nested(schema: JsonObject, depth: number): string {
    return depth > this.#extent.depth ? '{…}' : this.object(schema, depth, 'more');
  }

  #map(schema: JsonObject, depth: number): string {
    const values = schema.additionalProperties;
    return isObject(values) ? `{ [key]: ${this.#type(values, depth + 1)} }` : '{ [key]: any }';
  }

  #choice(values: readonly unknown[]): string {
    const named = values.filter((value) => value !== null).map(String);
    const left = named.length - this.#extent.choices;
    const told = [
      ...named.slice(0, this.#extent.choices),
      ...(left > 1 ? [`…${left} more`] : named.slice(this.#extent.choices)),
    ];
    return `enum(${told.join(', ')})${named.length < values.length ? ' | null' : ''}`;
  }
}
