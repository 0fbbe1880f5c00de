import type { JsonObject } from '../json.ts';
import type { BodyModel, FileModel, ParamType } from '../model.ts';
import { object, resolve, step, type OpenApiDocument } from '../schema.ts';
import { isFile, fileOf, partsOf, withoutFiles, type FormPart } from './form.ts';
import { bodyKind, mediaOf, type BodyKind, type Media } from './media.ts';
import type { OperationSource } from './operation.ts';
import { shapeOf } from './params.ts';

interface Readable extends Media {
  readonly kind: BodyKind;
}

/** Where an operation names several media types, the first of these that it has says what the handler gets. */
const preference: readonly BodyKind[] = ['json', 'multipart', 'form', 'text', 'bytes'];

/** The media types of a request body that are read: the preferred one, and those with the same schema that give the handler the same. */
export function readableMedia(document: OpenApiDocument, body: unknown): readonly Readable[] {
  const all = mediaOf(object(resolve(document, body)).content).flatMap((media): Readable[] => {
    const kind = bodyKind(document, media);
    return kind === undefined ? [] : [{ ...media, kind }];
  });
  const first = preference.flatMap((kind) => all.find((media) => media.kind === kind) ?? [])[0];
  if (first === undefined) return [];
  const schema = JSON.stringify(first.schema);
  return [first, ...all.filter((media) => media !== first && isSame(document, first, schema, media))];
}

function isSame(document: OpenApiDocument, first: Readable, schema: string, other: Readable): boolean {
  if (JSON.stringify(other.schema) !== schema) return false;
  const isValue = ({ kind }: Readable): boolean => kind !== 'bytes' && kind !== 'text';
  if (!isValue(first)) return first.kind === other.kind;
  // Files come in one form alone.
  const hasFiles = partsOf(document, first.schema).some(
    (part) => isFile(document, part, first) || isFile(document, part, other),
  );
  return isValue(other) && !hasFiles;
}

/** The body of an operation; refuses one of which no media type can be read. */
export function readBody({ document, operation, pointer, refusals }: OperationSource): BodyModel | undefined {
  if (operation.requestBody === undefined) return undefined;
  const place = step(pointer, 'requestBody');
  const media = readableMedia(document, operation.requestBody);
  const [first] = media;
  if (first === undefined) {
    refusals.add(place, unreadable(document, operation.requestBody));
    return undefined;
  }
  const forms = media.filter(({ kind }) => kind === 'form' || kind === 'multipart');
  const parts = forms.length === 0 ? [] : partsOf(document, first.schema);
  const files = parts.filter((part) => isFile(document, part, first));
  const fields = parts.filter((part) => !files.includes(part));
  for (const part of fields)
    for (const { encoding, type } of forms)
      if (!hasPlainEncoding(object(encoding[part.name])))
        refusals.add(
          step(place, 'content', type, 'encoding', part.name),
          `The property "${part.name}" cannot be read: repeat a list (form, explode: true), or send JSON.`,
        );
  return {
    required: object(resolve(document, operation.requestBody)).required === true,
    kind: first.kind,
    media: media.map(({ type, kind }) => ({ type, kind })),
    schema: first.schema,
    validated: files.length === 0 ? first.schema : withoutFiles(document, first.schema, files),
    maxBytes: limitOf(document, first, files),
    fields: fields.map((part) => ({ name: part.name, ...fieldShape(document, part, first) })),
    files: files.map((part) => fileOf(document, part, first)),
    pointer: step(place, 'content', first.type, 'schema'),
  };
}

function unreadable(document: OpenApiDocument, body: unknown): string {
  const types = mediaOf(object(resolve(document, body)).content).map(({ type }) => type);
  return `The request body cannot be read: it is ${types.join(', ') || 'without content'}. Take JSON, a form of named properties, a text, or bytes.`;
}

const hasPlainEncoding = ({ style, explode, contentType }: JsonObject): boolean =>
  contentType !== undefined || ((style === undefined || style === 'form') && explode !== false);

/** As a query parameter is decoded; what a plain text cannot carry is JSON. */
function fieldShape(
  document: OpenApiDocument,
  { name, schema }: FormPart,
  { encoding }: Media,
): { readonly type: ParamType; readonly array: boolean } {
  if (object(encoding[name]).contentType === 'application/json') return { type: 'json', array: false };
  const shape = shapeOf(document, schema);
  if (shape !== undefined) return shape;
  // A list of objects repeats its name, too.
  const items = object(resolve(document, schema)).items;
  return { type: 'json', array: items !== undefined };
}

/** Room in a multipart body for its fields, boundaries and headers. */
const multipartOverhead = 1024 * 1024;

/** Most bytes that the body may have; undefined where the limit of JSON bodies holds, or none is said. */
function limitOf(
  document: OpenApiDocument,
  { kind, schema, encoding, type }: Readable,
  files: readonly FormPart[],
): number | undefined {
  const { maxLength } = object(resolve(document, schema));
  if (kind === 'bytes') return typeof maxLength === 'number' ? maxLength : undefined;
  // A character takes up to four bytes in UTF-8.
  if (kind === 'text') return typeof maxLength === 'number' ? 4 * maxLength : undefined;
  if (files.length === 0) return undefined;
  const sizes = files.map((part) => allOf(fileOf(document, part, { schema, encoding, type })));
  return sizes.includes(undefined)
    ? undefined
    : sizes.reduce<number>((sum, size) => sum + size!, multipartOverhead);
}

/** Most bytes of all files of one name. */
const allOf = ({ array, maxBytes, maxCount }: FileModel): number | undefined =>
  maxBytes === undefined || (array && maxCount === undefined)
    ? undefined
    : maxBytes * (array ? maxCount! : 1);

/** What of a body has no limit: the body itself, or files by name; empty when all is bounded. */
export function unboundedParts(document: OpenApiDocument, body: unknown): readonly string[] {
  const [first] = readableMedia(document, body);
  if (first === undefined) return [];
  if (first.kind === 'bytes' || first.kind === 'text') {
    const { maxLength, enum: values } = object(resolve(document, first.schema));
    return maxLength === undefined && values === undefined ? ['the body'] : [];
  }
  if (first.kind !== 'multipart') return [];
  return partsOf(document, first.schema)
    .filter((part) => isFile(document, part, first) && allOf(fileOf(document, part, first)) === undefined)
    .map(({ name }) => name);
}
