import { isObject, type JsonObject } from '../json.ts';
import { list, object, resolve, step, text, type OpenApiDocument, type Schema } from '../schema.ts';
import type { ParamModel, ParamType } from '../model.ts';
import type { OperationSource } from './operation.ts';

/** Path, query and header parameters of an operation; its own replace those of the path item. */
export function readParams(source: OperationSource): ParamModel[] {
  const { document, operation, pathItem, pointer, pathPointer } = source;
  const found = new Map<string, ParamModel>();
  const read = (values: unknown, base: string): void =>
    list(values).forEach((value, index) => {
      const parameter = object(resolve(document, value));
      const param = readParam(source, parameter, step(base, 'parameters', index));
      if (param) found.set(`${param.in} ${param.name}`, param);
    });
  read(pathItem.parameters, pathPointer);
  read(operation.parameters, pointer);
  return [...found.values()];
}

function readParam(source: OperationSource, parameter: JsonObject, pointer: string): ParamModel | undefined {
  const { document, refusals } = source;
  const place = parameter.in;
  // Names of headers are compared without case, and Node gives them in lower case.
  const name = place === 'header' ? text(parameter.name).toLowerCase() : text(parameter.name);
  if (place === 'header' && (ignoredHeaders.has(name) || source.doorHeaders.has(name))) return undefined;
  if (place !== 'path' && place !== 'query' && place !== 'header') {
    refusals.add(
      pointer,
      `The parameter "${name}" is in "${text(place)}"; only path, query and header parameters are compiled.`,
    );
    return undefined;
  }
  const json = object(object(parameter.content)['application/json']);
  const isJson = parameter.content !== undefined;
  const schema = ((isJson ? json.schema : parameter.schema) ?? true) as Schema;
  const shape = isJson ? { type: 'json' as const, array: false } : shapeOf(document, schema);
  if (shape === undefined || !hasPlainStyle(parameter, place, shape.array)) {
    refusals.add(
      pointer,
      `The parameter "${name}" cannot be read: write a scalar, a query array that is repeated (form, explode: true), or JSON under content.`,
    );
    return undefined;
  }
  const defaultValue = defaultOf(document, schema);
  return {
    name,
    in: place,
    required: place === 'path' || parameter.required === true,
    description: text(parameter.description),
    schema,
    ...shape,
    hasDefault: defaultValue !== undefined,
    defaultValue,
    pointer,
  };
}

/** OpenAPI describes these elsewhere, and says to ignore parameters of their names. */
const ignoredHeaders: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

function hasPlainStyle(parameter: JsonObject, place: 'path' | 'query' | 'header', array: boolean): boolean {
  const style = parameter.style ?? (place === 'query' ? 'form' : 'simple');
  if (place === 'path') return style === 'simple' && !array;
  // A list in a header has its values between commas.
  if (place === 'header') return style === 'simple';
  return style === 'form' && (!array || parameter.explode !== false);
}

/** The default of a schema, also when it stands in the schema that is referred to. */
export function defaultOf(document: OpenApiDocument, schema: Schema): unknown {
  if (!isObject(schema)) return undefined;
  return schema.default ?? object(resolve(document, schema)).default;
}

/** How a text becomes a value; undefined for what a text cannot carry. */
export function shapeOf(
  document: OpenApiDocument,
  schema: Schema,
): { type: ParamType; array: boolean } | undefined {
  const types = typesOf(document, schema);
  if (!types.has('array')) {
    const type = scalar(types);
    return type && { type, array: false };
  }
  if (types.size > 1) return undefined;
  const type = scalar(typesOf(document, itemsOf(document, schema)));
  return type && { type, array: true };
}

const itemsOf = (document: OpenApiDocument, schema: Schema): Schema => {
  const resolved = object(resolve(document, schema));
  if (resolved.items !== undefined) return resolved.items as Schema;
  for (const part of list(resolved.allOf)) {
    const items = itemsOf(document, part as Schema);
    if (items !== true) return items;
  }
  return true;
};

function scalar(types: ReadonlySet<string>): ParamType | undefined {
  if (types.has('object') || types.has('array')) return undefined;
  const [only, ...others] = types;
  if (only === 'integer' || only === 'number' || only === 'boolean') {
    if (others.length === 0) return only;
    if (others.length === 1 && types.has('integer') && types.has('number')) return 'number';
  }
  return 'string';
}

/** JSON types that the schema admits, without null. */
function typesOf(document: OpenApiDocument, schema: Schema): Set<string> {
  const resolved = object(resolve(document, schema));
  const types = new Set<string>();
  const declared = typeof resolved.type === 'string' ? [resolved.type] : list(resolved.type);
  for (const type of declared) types.add(String(type));
  if (types.size === 0) {
    const values = resolved.const === undefined ? list(resolved.enum) : [resolved.const];
    for (const value of values) types.add(jsonType(value));
  }
  if (types.size === 0) {
    for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
      for (const part of list(resolved[keyword]))
        for (const type of typesOf(document, part as Schema)) types.add(type);
    }
  }
  types.delete('null');
  return types;
}

function jsonType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
