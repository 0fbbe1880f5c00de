import { isObject, type JsonObject } from '../../json.ts';
import { defaultOf } from '../../model/params.ts';
import {
  componentName,
  list,
  object,
  refsIn,
  resolve,
  strings,
  type OpenApiDocument,
  type Schema,
} from '../../schema.ts';
import { propertyKey } from '../source.ts';
import { isRule } from './rules.ts';

/** `full` for what is sent; `read` leaves out the bounds and patterns that nobody needs who only reads a value. */
export type Detail = 'full' | 'read';

/** A schema in a compact TypeScript-like notation, for readers who know no JSON Schema: people and language models. */
export function notation(document: OpenApiDocument, schema: Schema, detail: Detail = 'full'): string {
  if (schema === true) return 'any';
  if (schema === false) return 'never';
  const name = componentName(schema.$ref);
  if (name !== undefined)
    return isWorthAName(document, schema.$ref as string)
      ? name
      : notation(document, resolve(document, schema) as Schema, detail);
  if (typeof schema.$ref === 'string') return notation(document, resolve(document, schema) as Schema, detail);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return choice(schema.enum);
  return composed(document, schema, detail) || types(document, schema, detail) || 'any';
}

/** `enum(asc, desc)`, and `enum(asc, desc)?` where null is one of the values. */
function choice(values: readonly unknown[]): string {
  const named = values.filter((value) => value !== null);
  const type = `enum(${named.map((value) => (isWord(value) ? value : JSON.stringify(value))).join(', ')})`;
  return named.length < values.length ? `${type}?` : type;
}

/** `uuid?` of `uuid` and `null`. */
function alternatives(types: readonly string[]): string {
  const [first = '', ...others] = types.filter((type) => type !== 'null');
  return others.length === 0 && first !== '' && types.includes('null') && !/[ |&]/.test(first)
    ? `${first}?`
    : types.join('|');
}

const isWord = (value: unknown): boolean => typeof value === 'string' && /^[\w.+-]+$/.test(value);

const longScalar = 30;

/**
 * Objects, maps and what is composed of them keep their name and are listed once, as do scalars that take long to say;
 * short ones are clearer where they are used.
 */
export function isWorthAName(document: OpenApiDocument, ref: string): boolean {
  if (isStructured(document, { $ref: ref })) return true;
  const resolved = resolve(document, { $ref: ref });
  return (
    isObject(resolved) &&
    (Array.isArray(resolved.enum) || resolved.pattern !== undefined) &&
    notation(document, resolved).length > longScalar
  );
}

function isStructured(document: OpenApiDocument, schema: unknown, depth = 0): boolean {
  const resolved = resolve(document, schema);
  if (!isObject(resolved)) return false;
  if (
    resolved.properties !== undefined ||
    resolved.allOf !== undefined ||
    isObject(resolved.additionalProperties) ||
    depth > 8
  )
    return true;
  return [...list(resolved.oneOf), ...list(resolved.anyOf)].some((branch) =>
    isStructured(document, branch, depth + 1),
  );
}

function composed(document: OpenApiDocument, schema: JsonObject, detail: Detail): string {
  const branches = [...list(schema.oneOf), ...list(schema.anyOf)]
    .filter((branch) => !isRule(branch))
    .map((branch) => notation(document, branch as Schema, detail));
  const parts = list(schema.allOf).map((part) => notation(document, part as Schema, detail));
  if (isObject(schema.properties)) parts.push(fields(document, schema, detail));
  if (branches.length > 0)
    parts.push(parts.length > 0 && branches.length > 1 ? `(${branches.join('|')})` : alternatives(branches));
  return parts.join(' & ');
}

function types(document: OpenApiDocument, schema: JsonObject, detail: Detail): string {
  const declared = typeof schema.type === 'string' ? [schema.type] : strings(schema.type);
  return alternatives(declared.map((type) => ofType(document, type, schema, detail)));
}

function ofType(document: OpenApiDocument, type: string, schema: JsonObject, detail: Detail): string {
  switch (type) {
    case 'string':
      return textType(schema, detail);
    case 'integer':
    case 'number':
      return `${type}${bounds(detail, schema.minimum, schema.maximum)}${beyond(detail, schema)}`;
    case 'array':
      return `${grouped(notation(document, (schema.items ?? true) as Schema, detail))}[]${bounds(detail, schema.minItems, schema.maxItems)}`;
    case 'object':
      return map(document, schema, detail);
    default:
      return type;
  }
}

const notBlank = '\\S';
const line =
  '^[^\\x00-\\x1f\\x7f\\u2028\\u2029]*[^\\s\\x00-\\x1f\\x7f\\u200b-\\u200f\\u2060][^\\x00-\\x1f\\x7f\\u2028\\u2029]*$';

function textType(schema: JsonObject, detail: Detail): string {
  // Of bytes the limit is what a caller has to know.
  if (schema.format === 'binary') return `bytes${bounds('full', schema.minLength, schema.maxLength)}`;
  if (typeof schema.format === 'string')
    return `${schema.format}${bounds(detail, schema.minLength, undefined)}`;
  if (detail === 'read') return 'string';
  if (schema.pattern === notBlank)
    return `text${bounds(detail, schema.minLength === 1 ? undefined : schema.minLength, schema.maxLength)}`;
  if (schema.pattern === line)
    return `line${bounds(detail, schema.minLength === 1 ? undefined : schema.minLength, schema.maxLength)}`;
  const size = bounds(detail, schema.minLength, schema.maxLength);
  return `string${size}${typeof schema.pattern === 'string' ? ` /${schema.pattern}/` : ''}`;
}

const grouped = (item: string): string => (/[|&?]/.test(item) ? `(${item})` : item);

/** ` 1..200`, `≥1`, `≤200`; the largest numbers that fit a type are no news. */
function bounds(detail: Detail, low: unknown, high: unknown): string {
  if (detail === 'read') return '';
  const from = typeof low === 'number' && low > -(2 ** 31) ? low : undefined;
  const to = typeof high === 'number' && high < 2 ** 31 - 1 ? high : undefined;
  if (from !== undefined && to !== undefined) return ` ${from}..${to}`;
  if (from !== undefined) return from === 0 ? '' : `≥${from}`;
  return to === undefined ? '' : `≤${to}`;
}

/** ` >0`, ` <1`: what a number may come near to, but not be. */
function beyond(detail: Detail, { exclusiveMinimum, exclusiveMaximum }: JsonObject): string {
  if (detail === 'read') return '';
  const above = typeof exclusiveMinimum === 'number' ? ` >${exclusiveMinimum}` : '';
  return `${above}${typeof exclusiveMaximum === 'number' ? ` <${exclusiveMaximum}` : ''}`;
}

function map(document: OpenApiDocument, schema: JsonObject, detail: Detail): string {
  const values = schema.additionalProperties ?? schema.unevaluatedProperties;
  if (values === false) return '{}';
  return `{ [${keyOf(document, schema)}]: ${notation(document, (values ?? true) as Schema, detail)} }`;
}

/** What the keys of a map are: `uuid`, the choices or the name of their shape; mere `key` where they have a pattern alone. */
function keyOf(document: OpenApiDocument, { propertyNames }: JsonObject): string {
  const names = object(resolve(document, propertyNames));
  if (names.enum === undefined && names.format === undefined) return 'key';
  return notation(document, propertyNames as Schema, 'read');
}

/** `{ id: uuid, title?: string(1..200) | null }` */
function fields(document: OpenApiDocument, schema: JsonObject, detail: Detail): string {
  const required = new Set(strings(schema.required));
  const parts = Object.entries(object(schema.properties)).map(
    ([name, sub]) =>
      `${propertyKey(name)}${required.has(name) ? '' : '?'}: ${typeAndDefault(document, sub as Schema, detail)}`,
  );
  if (isObject(schema.additionalProperties))
    parts.push(`[key]: ${notation(document, schema.additionalProperties, detail)}`);
  return `{ ${parts.join(', ')} }`;
}

/** `integer(1..200) = 50`, also where the default stands in the schema that is referred to. */
export function typeAndDefault(document: OpenApiDocument, schema: Schema, detail: Detail = 'full'): string {
  const value = defaultOf(document, schema);
  return `${notation(document, schema, detail)}${value === undefined ? '' : ` = ${JSON.stringify(value)}`}`;
}

/** Components with a name of their own that the schemas lead to, in order of appearance. */
export function namedComponents(document: OpenApiDocument, schemas: readonly Schema[]): string[] {
  const names = new Set<string>();
  const seen = new Set<string>();
  const visit = (schema: Schema): void => {
    for (const ref of refsIn(schema)) {
      if (seen.has(ref)) continue;
      seen.add(ref);
      const name = componentName(ref);
      if (name !== undefined && isWorthAName(document, ref)) names.add(name);
      visit(resolve(document, { $ref: ref }) as Schema);
    }
  };
  schemas.forEach(visit);
  return [...names];
}
