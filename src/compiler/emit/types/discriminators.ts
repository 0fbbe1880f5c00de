import { isObject, type JsonObject } from '../../json.ts';
import { at, list, object, resolve, strings, text, type OpenApiDocument } from '../../schema.ts';

/** A property that tells alternatives apart, and what it is in one of them. */
export interface Tag {
  readonly property: string;
  readonly values: readonly unknown[];
}

/**
 * What the discriminator of a choice says of one of its alternatives: the values that are mapped to it, or else its name, as OpenAPI
 * has it, unless the alternative itself says what the property is.
 */
export function tagOf(
  document: OpenApiDocument,
  choice: JsonObject,
  alternative: JsonObject,
): Tag | undefined {
  const { propertyName, mapping } = object(choice.discriminator);
  const { $ref } = alternative;
  if (typeof propertyName !== 'string' || typeof $ref !== 'string') return undefined;
  const schema = object(resolve(document, alternative));
  const property = object(resolve(document, object(schema.properties)[propertyName]));
  const mapped = keysOf(mapping, $ref);
  if (mapped.length > 0) return { property: propertyName, values: valuesOf(mapped, property) };
  if (property.const !== undefined || property.enum !== undefined || !isObjectLike(schema)) return undefined;
  return { property: propertyName, values: [lastToken($ref)] };
}

/**
 * What the discriminators of the bases of a schema say of it, by their property: a base that is no choice names by it those that are
 * built on it.
 */
export function inheritedTags(
  document: OpenApiDocument,
  schema: JsonObject,
  ownRef: string,
): ReadonlyMap<string, Tag & { readonly isRequired: boolean }> {
  const tags = new Map<string, Tag & { isRequired: boolean }>();
  for (const base of basesOf(document, schema)) {
    const { propertyName, mapping } = object(base.discriminator);
    if (typeof propertyName !== 'string') continue;
    const mapped = keysOf(mapping, ownRef);
    const choices = list(base.oneOf);
    const isChoice = choices.length === 0 || choices.some((choice) => object(choice).$ref === ownRef);
    if (mapped.length === 0 && (!isChoice || tags.has(propertyName))) continue;
    const property = object(resolve(document, object(base.properties)[propertyName]));
    tags.set(propertyName, {
      property: propertyName,
      values: valuesOf(mapped.length > 0 ? mapped : [lastToken(ownRef)], property),
      isRequired: strings(base.required).includes(propertyName),
    });
  }
  return tags;
}

/** Components that a schema is built on, and those that they are built on. */
function basesOf(document: OpenApiDocument, schema: JsonObject): JsonObject[] {
  const bases = new Set<JsonObject>();
  const waiting = [...list(schema.allOf)];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const base = isObject(part) && typeof part.$ref === 'string' ? at(document, part.$ref) : undefined;
    if (!isObject(base) || bases.has(base)) continue;
    bases.add(base);
    waiting.push(...list(base.allOf));
  }
  return [...bases];
}

const keysOf = (mapping: unknown, ref: string): string[] =>
  Object.entries(object(mapping)).flatMap(([key, target]) => (target === ref ? [key] : []));

/** The keys of a mapping are texts; the property may be something else. */
function valuesOf(keys: readonly string[], { type, const: constant }: JsonObject): unknown[] {
  const types = [text(type), ...strings(type), typeof constant];
  if (types.includes('boolean')) return keys.map((key) => key === 'true');
  if (types.some((name) => name === 'integer' || name === 'number')) return keys.map(Number);
  return [...keys];
}

const isObjectLike = ({ type, properties, allOf }: JsonObject): boolean =>
  type === 'object' || properties !== undefined || allOf !== undefined;

const lastToken = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);
