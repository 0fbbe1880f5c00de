import { isObject, type JsonObject } from '../json.ts';
import type { FileModel } from '../model.ts';
import { list, object, resolve, text, type OpenApiDocument, type Schema } from '../schema.ts';
import { isBinary, type Media } from './media.ts';

/** A property of the object that a form carries: a field, or a file of a multipart body. */
export interface FormPart {
  readonly name: string;
  readonly schema: Schema;
}

const composing = ['allOf', 'oneOf', 'anyOf'] as const;

/** All properties that an object of this schema may have, each once. */
export function partsOf(document: OpenApiDocument, schema: Schema): FormPart[] {
  const found = new Map<string, Schema>();
  const collect = (value: unknown, depth: number): void => {
    const target = object(resolve(document, value));
    for (const [name, sub] of Object.entries(object(target.properties)))
      if (!found.has(name)) found.set(name, sub as Schema);
    if (depth > 8) return;
    for (const keyword of composing) for (const part of list(target[keyword])) collect(part, depth + 1);
  };
  collect(schema, 0);
  return [...found].map(([name, sub]) => ({ name, schema: sub }));
}

/** Whether a part of a form is a file: bytes by its schema, or by the media type that its encoding names. */
export function isFile(
  document: OpenApiDocument,
  { name, schema }: FormPart,
  { type, encoding }: Pick<Media, 'type' | 'encoding'>,
): boolean {
  if (!/^multipart\//i.test(type)) return false;
  const one = itemOf(document, schema);
  if (isBinary(document, one)) return true;
  const target = object(resolve(document, one));
  const types = text(object(encoding[name]).contentType) || text(target.contentMediaType);
  return target.type === undefined && types !== '' && !/^(text\/plain|application\/json)\b/.test(types);
}

/** The file that a part is, with its limits. */
export function fileOf(
  document: OpenApiDocument,
  { name, schema }: FormPart,
  { encoding }: Media,
): FileModel {
  const whole = object(resolve(document, schema));
  const one = object(resolve(document, itemOf(document, schema)));
  const types = text(object(encoding[name]).contentType) || text(one.contentMediaType);
  return {
    name,
    array: whole.items !== undefined,
    mediaTypes: types
      .split(',')
      .map((type) => type.trim())
      .filter((type) => type !== ''),
    maxBytes: typeof one.maxLength === 'number' ? one.maxLength : undefined,
    maxCount: typeof whole.maxItems === 'number' ? whole.maxItems : undefined,
  };
}

const itemOf = (document: OpenApiDocument, schema: Schema): unknown =>
  object(resolve(document, schema)).items ?? schema;

/**
 * The schema that the value of a multipart body is validated by: files are there or not, and as many as may be; what is in
 * them is not a matter of JSON Schema.
 */
export function withoutFiles(document: OpenApiDocument, schema: Schema, files: readonly FormPart[]): Schema {
  const names = new Set(files.map(({ name }) => name));
  if (!partsOf(document, schema).some(({ name }) => names.has(name))) return schema;
  const target = object(resolve(document, schema));
  const copy: JsonObject = { ...target };
  if (isObject(target.properties))
    copy.properties = Object.fromEntries(
      Object.entries(target.properties).map(([name, sub]) => [
        name,
        names.has(name) ? anyFile(document, sub as Schema) : sub,
      ]),
    );
  for (const keyword of composing)
    if (target[keyword] !== undefined)
      copy[keyword] = list(target[keyword]).map((part) => withoutFiles(document, part as Schema, files));
  return copy;
}

function anyFile(document: OpenApiDocument, schema: Schema): Schema {
  const { items, minItems, maxItems } = object(resolve(document, schema));
  if (items === undefined) return true;
  return {
    type: 'array',
    ...(minItems !== undefined && { minItems }),
    ...(maxItems !== undefined && { maxItems }),
  };
}
