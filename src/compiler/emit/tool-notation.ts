import { isObject, type JsonObject } from '../json.ts';
import { at, list, object, strings, text, type OpenApiDocument, type Schema } from '../schema.ts';
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
/** More for lists that take conditions of any shape: an example saves calls that fail. */
const FOR_FILTER_GROUP = 250;

/** Parameters that decide what a list answers, and how: the last to be left out. */
const DECIDING =
  /^(search|status|status_category|assigned_to|client_id|filter_group|sort|sort_field|order|limit|is_overdue|due_(after|before))$/;

/** Parameters that lists share and few calls need: the first to be left out. */
const RARE = /^((created|updated)_(by|after|before)|offset)$/;

const rank = (name: string): number => (DECIDING.test(name) ? 0 : RARE.test(name) ? 2 : 1);

/** So many names of what is left out are told; more are counted. */
const MOST_NAMED = 12;

/**
 * The input of a tool in a short TypeScript-like notation, without bounds and texts. What makes it long (optional
 * filters, deep bodies, long enumerations) is shortened and says so, as in `…and 9 more filters`.
 */
export function inputNotation(input: JsonObject): string {
  const longest =
    LONGEST + (isFilterGroup(object(object(input.properties).filter_group)) ? FOR_FILTER_GROUP : 0);
  const filters = Object.keys(object(input.properties)).length;
  for (const extent of EXTENTS)
    for (let count = filters; count >= Math.min(filters, extent.optional); count -= 1) {
      const notation = new Shortener(input, extent, count).object(input, 0, 'filters');
      if (notation.length <= longest) return notation;
    }
  const least = EXTENTS.at(-1)!;
  return new Shortener(input, least, least.optional).object(input, 0, 'filters');
}

interface Part {
  readonly name: string;
  readonly type: string;
}

/** Parameters of the same type stand together, and the type once: `due_after?, due_before?: date-time`. */
function joined(parts: readonly Part[]): string[] {
  const byType = new Map<string, string[]>();
  for (const { name, type } of parts) byType.set(bare(type), [...(byType.get(bare(type)) ?? []), name]);
  const examples = new Map(
    parts.filter(({ type }) => bare(type) !== type).map(({ type }) => [bare(type), type]),
  );
  return [...byType].map(([type, names]) => `${names.join(', ')}: ${examples.get(type) ?? type}`);
}

/** A format without its example. */
const bare = (type: string): string =>
  formats.reduce((all, { example }) => all.replace(` (${example})`, ''), type);

function leftOut(names: readonly string[], rest: 'filters' | 'more'): string {
  if (rest === 'filters' && names.length <= MOST_NAMED) return `…also ${names.join(', ')}`;
  return rest === 'filters' ? `…and ${names.length} more filters` : `…and ${names.length} more`;
}

interface Format {
  readonly name: string;
  readonly example: string;
  readonly format?: string;
  readonly pattern?: string;
}

/** Forms of text that models guess wrong. */
const formats: readonly Format[] = [
  { name: 'date-time', format: 'date-time', example: '2026-11-30T00:00:00Z' },
  { name: 'date', format: 'date', example: '2026-11-30' },
  { name: 'country', format: 'country-code', example: 'GB' },
  { name: 'phone', pattern: '^\\+[1-9][0-9]{6,14}$', example: '+12125550199' },
  { name: 'time', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', example: '14:05' },
  { name: 'currency', pattern: '^[A-Z]{3}$', example: 'USD' },
  { name: 'color', pattern: '^#[0-9a-f]{6}$', example: '#1f77b4' },
];

const FILTER_EXAMPLE = '{"conditions":[{"field":"status","operator":"in_list","value":["open"]}]}';

const isFilterGroup = ({ properties }: JsonObject): boolean =>
  ['logical_operator', 'conditions', 'groups'].every((name) => Object.hasOwn(object(properties), name));

class Shortener {
  readonly #root: OpenApiDocument;
  readonly #extent: Extent;
  /** Parameters that are told. */
  readonly #filters: number;
  /** Formats whose example was given. */
  readonly #exemplified = new Set<string>();

  constructor(root: JsonObject, extent: Extent, filters: number) {
    this.#root = root as OpenApiDocument;
    this.#extent = extent;
    this.#filters = filters;
  }

  object(schema: JsonObject, depth: number, rest: 'filters' | 'more'): string {
    const members = Object.entries(object(schema.properties));
    const required = new Set(strings(schema.required));
    if (members.length === 0) return schema.additionalProperties === false ? '{}' : this.#map(schema, depth);
    // A body that holds everything is no filter: it is always shown.
    const isKept = ([name]: [string, unknown]): boolean => required.has(name) || name === 'body';
    const optional = members.filter((member) => !isKept(member));
    const shown = new Set(
      optional
        .toSorted(([one], [other]) => rank(one) - rank(other))
        .slice(0, rest === 'filters' ? this.#filters : this.#extent.optional),
    );
    const parts = members
      .filter((member) => isKept(member) || shown.has(member))
      .map(([name, sub]): Part => ({
        name: `${propertyKey(name)}${required.has(name) ? '' : '?'}`,
        type: this.#type(sub as Schema, depth + 1),
      }));
    const told = rest === 'filters' ? joined(parts) : parts.map(({ name, type }) => `${name}: ${type}`);
    const left = optional.filter((member) => !shown.has(member)).map(([name]) => name);
    if (left.length > 0) told.push(leftOut(left, rest));
    return `{ ${told.join(', ')} }`;
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
    if (type === 'object')
      return isFilterGroup(schema) ? this.#filterGroup(schema) : this.#nested(schema, depth);
    if (type === 'string') return this.#text(schema);
    if (type !== 'array') return type;
    const item = this.#type((schema.items ?? true) as Schema, depth);
    return `${/^[^{(]*[|&]/.test(item) ? `(${item})` : item}[]`;
  }

  /** A format by its name, the first time with an example. */
  #text(schema: JsonObject): string {
    const known = formats.find(({ format, pattern }) =>
      format !== undefined ? format === schema.format : pattern === schema.pattern,
    );
    if (known === undefined) return text(schema.format) || 'string';
    if (this.#exemplified.has(known.name)) return known.name;
    this.#exemplified.add(known.name);
    return `${known.name} (${known.example})`;
  }

  /** By what its conditions take, and an example: models know how to nest it, but not what stands in it. */
  #filterGroup(schema: JsonObject): string {
    const conditions = this.#resolved(object(schema.properties).conditions);
    const operator = this.#resolved(object(this.#resolved(conditions.items).properties).operator);
    const operators = strings(operator.enum).join(', ') || 'in the schema';
    return `object, such as ${FILTER_EXAMPLE} with logical_operator AND or OR, nested groups, operators ${operators}`;
  }

  #resolved(schema: unknown): JsonObject {
    const given = object(schema);
    return typeof given.$ref === 'string' ? object(at(this.#root, given.$ref)) : given;
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
