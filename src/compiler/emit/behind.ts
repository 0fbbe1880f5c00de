/** What a property of the contract means once references and `null` are out of the way. */
import type { JsonObject } from '../json.ts';
import { at, list, object, resolve, type OpenApiDocument } from '../schema.ts';

export interface Behind {
  /** The components that lead to the schema, nearest first. */
  readonly names: readonly string[];
  readonly schema: JsonObject;
  /** What is said nearest to the property; empty when nothing is. */
  readonly description: string;
}

/** References may go in circles. */
const maxSteps = 8;

export function behind(document: OpenApiDocument, property: unknown): Behind {
  const names: string[] = [];
  let schema = object(property);
  let description = oneLine(schema.description);
  for (let steps = 0; steps < maxSteps; steps += 1) {
    const next = nextOf(document, schema);
    if (next === undefined) break;
    if (typeof schema.$ref === 'string') names.push(schema.$ref.split('/').at(-1)!);
    schema = next;
    description ??= oneLine(schema.description);
  }
  return { names, schema, description: description ?? '' };
}

/** What the schema refers to, or what it is unless it is null. */
function nextOf(document: OpenApiDocument, schema: JsonObject): JsonObject | undefined {
  if (typeof schema.$ref === 'string') return object(at(document, schema.$ref));
  if (schema.type !== undefined) return undefined;
  const branch = list(schema.anyOf).find((each) => object(resolve(document, each)).type !== 'null');
  return branch === undefined ? undefined : object(branch);
}

export const oneLine = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().replaceAll(/\s+/g, ' ') : null;
