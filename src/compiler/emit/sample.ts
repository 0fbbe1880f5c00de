import { isObject, type JsonObject } from '../json.ts';
import { list, object, resolve, strings, type OpenApiDocument, type Schema } from '../schema.ts';

/**
 * A value of a schema, put together from the examples of its parts: of a component that has an example that one, else
 * every property, the first of several alternatives, one item of a list. Null only where nothing else is possible.
 */
export function sampleOf(document: OpenApiDocument, schema: Schema, depth = 0): unknown {
  if (!isObject(schema) || depth > maxDepth) return null;
  const target = object(resolve(document, schema));
  const shown = [
    list(schema.examples)[0],
    schema.example,
    list(target.examples)[0],
    target.example,
    target.default,
  ].find((value) => value !== undefined);
  if (shown !== undefined) return shown;
  if (target.const !== undefined) return target.const;
  const [choice] = list(target.enum).filter((value) => value !== null);
  if (choice !== undefined) return choice;
  const branch = [...list(target.oneOf), ...list(target.anyOf)].find(
    (candidate) => object(resolve(document, candidate)).type !== 'null',
  );
  if (branch !== undefined && target.properties === undefined)
    return sampleOf(document, branch as Schema, depth + 1);
  return ofType(document, target, depth);
}

const maxDepth = 12;

function ofType(document: OpenApiDocument, schema: JsonObject, depth: number): unknown {
  const type =
    typeof schema.type === 'string' ? schema.type : strings(schema.type).find((name) => name !== 'null');
  if (type === 'object' || schema.properties !== undefined || schema.allOf !== undefined)
    return objectOf(document, schema, depth);
  if (type === 'array')
    return schema.items === undefined || schema.maxItems === 0
      ? []
      : [sampleOf(document, schema.items as Schema, depth + 1)];
  if (type === 'integer' || type === 'number')
    return Math.max(typeof schema.minimum === 'number' && schema.minimum > 0 ? schema.minimum : 1, 1);
  if (type === 'boolean') return true;
  return type === 'string' ? textOf(schema) : null;
}

/** Properties of all parts, in their order; of a map none. */
function objectOf(document: OpenApiDocument, schema: JsonObject, depth: number): JsonObject {
  const parts = list(schema.allOf)
    .map((part) => sampleOf(document, part as Schema, depth + 1))
    .filter(isObject);
  const required = new Set(strings(schema.required));
  // A mark that may be absent is there for the unusual case.
  const shown = Object.entries(object(schema.properties)).filter(
    ([name, sub]) => required.has(name) || object(resolve(document, sub)).type !== 'boolean',
  );
  const own = shown.map(([name, sub]) => [name, sampleOf(document, sub as Schema, depth + 1)]);
  return Object.assign({}, ...parts, Object.fromEntries(own)) as JsonObject;
}

const formats: Readonly<Record<string, string>> = {
  uuid: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10',
  'date-time': '2026-03-02T14:05:09.412Z',
  date: '2026-03-02',
  email: 'dana@northlight.example',
  uri: 'https://northlight.example',
  'country-code': 'US',
  'time-zone': 'Europe/Berlin',
};

const textOf = ({ format, maxLength }: JsonObject): string =>
  formats[String(format)] ?? 'Sample text'.slice(0, typeof maxLength === 'number' ? maxLength : undefined);
