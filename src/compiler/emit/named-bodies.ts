import { isObject, type JsonObject } from '../json.ts';
import type { OpenApiDocument } from '../schema.ts';

const named = new WeakMap<OpenApiDocument, OpenApiDocument>();

/**
 * The document for readers, in which a schema that is the body of another operation (`x-body-of`) is named instead of shown:
 * whoever fills it in reads that operation. A builder's change may touch everything, and would repeat half of the contract.
 */
export function withBodiesNamed(document: OpenApiDocument): OpenApiDocument {
  const known = named.get(document);
  if (known !== undefined) return known;
  const families = familiesOf(document);
  const made = rewritten(document, families) as OpenApiDocument;
  named.set(document, made);
  return made;
}

/** Shares everything that holds no such schema. */
function rewritten(value: unknown, families: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => rewritten(item, families));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isObject(value)) return value;
  const operation = value['x-body-of'];
  if (typeof operation === 'string') return stub(value, operation, families.get(operation));
  let copy: JsonObject | undefined;
  for (const [key, inner] of Object.entries(value)) {
    const changed = rewritten(inner, families);
    if (changed !== inner) (copy ??= { ...value })[key] = changed;
  }
  return copy ?? value;
}

function stub({ description }: JsonObject, operation: string, family: string | undefined): JsonObject {
  const place = `The body of \`${operation}\`${family === undefined ? '' : ` (${family})`}.`;
  return {
    type: 'object',
    additionalProperties: true,
    description: typeof description === 'string' ? `${description} ${place}` : place,
  };
}

function familiesOf({ paths }: OpenApiDocument): Map<string, string> {
  const families = new Map<string, string>();
  for (const item of Object.values((paths ?? {}) as JsonObject).filter(isObject))
    for (const operation of Object.values(item).filter(isObject))
      if (typeof operation.operationId === 'string' && Array.isArray(operation.tags))
        families.set(operation.operationId, String(operation.tags[0]));
  return families;
}
