import { isObject, put, type JsonObject } from '../json.ts';
import type { OpenApiDocument } from '../schema.ts';

/** What people read and no comparison looks at. */
const words = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'externalDocs',
  'x-tool',
  'x-enumDescriptions',
  'x-open',
  'x-reason',
]);

/** Keys whose value has names of its own: a property may be called `description`. */
const maps = new Set([
  'paths',
  'webhooks',
  'schemas',
  'responses',
  'headers',
  'content',
  'requestBodies',
  'securitySchemes',
  'properties',
  'patternProperties',
  '$defs',
  'dependentSchemas',
]);

/** Keys whose value is data of callers. */
const data = new Set(['default', 'const', 'enum']);

/**
 * A contract as `spec/released.json` keeps it: what `diffContracts` compares and nothing else, with one line for each
 * operation, event and component, so that a person can read what a release changed.
 */
export function printReleased(document: OpenApiDocument): string {
  const bare = withoutWords(document as unknown as JsonObject, false) as JsonObject;
  const entries = Object.entries(bare).map(
    ([key, value]) => `${JSON.stringify(key)}:${printPart(key, value)}`,
  );
  return `{\n${entries.join(',\n')}\n}\n`;
}

function printPart(key: string, value: unknown): string {
  if (!isObject(value)) return JSON.stringify(value);
  if (key === 'paths')
    return lines(value, (path) => (isObject(path) ? lines(path, JSON.stringify) : JSON.stringify(path)));
  if (key === 'components')
    return lines(value, (kind) => (isObject(kind) ? lines(kind, JSON.stringify) : JSON.stringify(kind)));
  if (key === 'webhooks') return lines(value, JSON.stringify);
  return JSON.stringify(value);
}

const lines = (value: JsonObject, print: (value: unknown) => string): string =>
  `{\n${Object.entries(value)
    .map(([key, inner]) => `${JSON.stringify(key)}:${print(inner)}`)
    .join(',\n')}\n}`;

function withoutWords(value: unknown, isMap: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutWords(item, false));
  if (!isObject(value)) return value;
  const bare: JsonObject = {};
  for (const [key, inner] of Object.entries(value)) {
    if (isMap) put(bare, key, withoutWords(inner, false));
    else if (!words.has(key)) put(bare, key, data.has(key) ? inner : withoutWords(inner, maps.has(key)));
  }
  return bare;
}
