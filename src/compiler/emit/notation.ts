import { isObject, type JsonObject } from '../json.ts';
import { componentName, list, object, refsIn, resolve, strings, type OpenApiDocument, type Schema } from '../schema.ts';
import { propertyKey } from './source.ts';

/** A schema in a compact TypeScript-like notation, for readers who know no JSON Schema: people and language models. */
export function notation(document: OpenApiDocument, schema: Schema): string {
  if (schema === true) return 'any';
  if (schema === false) return 'never';
  const name = componentName(schema.$ref);
  if (name !== undefined) return isWorthAName(document, schema.$ref as string) ? name : notation(document, resolve(document, schema) as Schema);
  if (typeof schema.$ref === 'string') return notation(document, resolve(document, schema) as Schema);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  return composed(document, schema) || types(document, schema) || 'any';
}

const longScalar = 30;

/**
 * Objects, maps and what is composed of them keep their name and are listed once, as do scalars that take long to say;
 * short ones are clearer where they are used.
 */
export function isWorthAName(document: OpenApiDocument, ref: string): boolean {
  if (isStructured(document, { $ref: ref })) return true;
  const resolved = resolve(document, { $ref: ref });
  return isObject(resolved) && (Array.isArray(resolved.enum) || resolved.pattern !== undefined) && notation(document, resolved).length > longScalar;
}

function isStructured(document: OpenApiDocument, schema: unknown, depth = 0): boolean {
  const resolved = resolve(document, schema);
  if (!isObject(resolved)) return false;
  if (resolved.properties !== undefined || resolved.allOf !== undefined || isObject(resolved.additionalProperties) || depth > 8) return true;
  return [...list(resolved.oneOf), ...list(resolved.anyOf)].some((branch) => isStructured(document, branch, depth + 1));
}

function composed(document: OpenApiDocument, schema: JsonObject): string {
  const branches = [...list(schema.oneOf), ...list(schema.anyOf)].map((branch) => notation(document, branch as Schema));
  const parts = list(schema.allOf).map((part) => notation(document, part as Schema));
  if (isObject(schema.properties)) parts.push(fields(document, schema));
  if (branches.length > 0) parts.push(parts.length > 0 && branches.length > 1 ? `(${branches.join(' | ')})` : branches.join(' | '));
  return parts.join(' & ');
}

function types(document: OpenApiDocument, schema: JsonObject): string {
  const declared = typeof schema.type === 'string' ? [schema.type] : strings(schema.type);
  return declared.map((type) => ofType(document, type, schema)).join(' | ');
}

function ofType(document: OpenApiDocument, type: string, schema: JsonObject): string {
  switch (type) {
    case 'string':
      return `${typeof schema.format === 'string' ? schema.format : 'string'}${bounds(schema.minLength, schema.format ? undefined : schema.maxLength)}${pattern(schema)}`;
    case 'integer':
    case 'number':
      return `${type}${bounds(schema.minimum ?? schema.exclusiveMinimum, schema.maximum ?? schema.exclusiveMaximum)}`;
    case 'array':
      return `${grouped(notation(document, (schema.items ?? true) as Schema))}[]${bounds(schema.minItems, schema.maxItems)}`;
    case 'object':
      return map(document, schema);
    default:
      return type;
  }
}

const grouped = (item: string): string => (/[|&]/.test(item) ? `(${item})` : item);

const pattern = (schema: JsonObject): string => (typeof schema.pattern === 'string' ? ` /${schema.pattern}/` : '');

/** `(1..200)`, `(≥1)`, `(≤200)`; the largest numbers that fit a type are no news. */
function bounds(low: unknown, high: unknown): string {
  const from = typeof low === 'number' && low > -(2 ** 31) ? low : undefined;
  const to = typeof high === 'number' && high < 2 ** 31 - 1 ? high : undefined;
  if (from !== undefined && to !== undefined) return `(${from}..${to})`;
  if (from !== undefined) return from === 0 ? '' : `(≥${from})`;
  return to === undefined ? '' : `(≤${to})`;
}

function map(document: OpenApiDocument, schema: JsonObject): string {
  const values = schema.additionalProperties ?? schema.unevaluatedProperties;
  if (values === false) return '{}';
  return `{ [key]: ${notation(document, (values ?? true) as Schema)} }`;
}

/** `{ id: uuid, title?: string(1..200) | null }` */
function fields(document: OpenApiDocument, schema: JsonObject): string {
  const required = new Set(strings(schema.required));
  const parts = Object.entries(object(schema.properties)).map(([name, sub]) => field(document, name, sub as Schema, required.has(name)));
  if (isObject(schema.additionalProperties)) parts.push(`[key]: ${notation(document, schema.additionalProperties)}`);
  return `{ ${parts.join(', ')} }`;
}

/** `limit?: integer(1..200) = 50` */
export function field(document: OpenApiDocument, name: string, schema: Schema, required: boolean): string {
  const value = isObject(schema) && schema.default !== undefined ? ` = ${JSON.stringify(schema.default)}` : '';
  return `${propertyKey(name)}${required ? '' : '?'}: ${notation(document, schema)}${value}`;
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
