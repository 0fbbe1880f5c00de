import { isObject } from '../json.ts';
import { list, object, resolve, strings, type OpenApiDocument, type Schema } from '../schema.ts';

/** How a body comes to the handler: as a value, in one of three forms, as its bytes, or as a text. */
export type BodyKind = 'json' | 'form' | 'multipart' | 'bytes' | 'text';

/** What an operation answers; `events` is a stream of them, `none` has no body. */
export type AnswerKind = 'json' | 'bytes' | 'text' | 'html' | 'events' | 'none' | 'redirect';

/** One entry of `content`. */
export interface Media {
  readonly type: string;
  /** `true`, that is anything, where the contract says none. */
  readonly schema: Schema;
  readonly encoding: Readonly<Record<string, unknown>>;
}

/** The entries of `content` in their order. */
export const mediaOf = (content: unknown): Media[] =>
  Object.entries(object(content))
    .filter(([type]) => !type.startsWith('x-'))
    .map(([type, media]) => ({
      type,
      schema: (object(media).schema ?? true) as Schema,
      encoding: object(object(media).encoding),
    }));

const essence = (type: string): string => type.split(';')[0]!.trim().toLowerCase();

const isJsonType = (type: string): boolean => /^application\/(json|[\w.-]+\+json)$/.test(essence(type));
const isXmlType = (type: string): boolean => /^(application|text)\/(xml|[\w.-]+\+xml)$/.test(essence(type));

/** How a request body of this media type is read; undefined when it cannot be. `format: binary` is bytes, whatever the media type. */
export function bodyKind(document: OpenApiDocument, { type, schema }: Media): BodyKind | undefined {
  const name = essence(type);
  if (name === 'multipart/form-data') return isObjectSchema(document, schema) ? 'multipart' : undefined;
  if (isBinary(document, schema)) return 'bytes';
  if (isJsonType(type)) return 'json';
  if (name === 'application/x-www-form-urlencoded')
    return isObjectSchema(document, schema) ? 'form' : undefined;
  if (!isText(document, schema)) return undefined;
  return name.startsWith('text/') || isXmlType(type) ? 'text' : 'bytes';
}

/** How an answer of this media type is written. */
export function answerKind(document: OpenApiDocument, { type, schema }: Media): AnswerKind {
  const name = essence(type);
  if (name === 'text/event-stream') return 'events';
  if (isBinary(document, schema)) return 'bytes';
  if (isJsonType(type)) return 'json';
  if (name === 'text/html') return 'html';
  return name.startsWith('text/') || isXmlType(type) ? 'text' : 'bytes';
}

/** Whether a caller can choose this media type of an answer: JSON, or a text that stands beside it. */
export const isChoice = (document: OpenApiDocument, media: Media): boolean => {
  const kind = answerKind(document, media);
  return kind === 'json' || ((kind === 'html' || kind === 'text') && isText(document, media.schema));
};

/** Whether a schema stands for bytes as they are, and not for a text in JSON. */
export const isBinary = (document: OpenApiDocument, schema: unknown): boolean =>
  object(resolve(document, schema)).format === 'binary';

/** A text, or nothing that says otherwise: `application/octet-stream: {}` is bytes. */
function isText(document: OpenApiDocument, schema: Schema): boolean {
  const target = resolve(document, schema);
  if (!isObject(target)) return target === true;
  const types = typeof target.type === 'string' ? [target.type] : strings(target.type);
  if (types.length > 0) return types.every((type) => type === 'string' || type === 'null');
  return target.properties === undefined && target.items === undefined && list(target.allOf).length === 0;
}

/** An object, whose properties a form can name. */
function isObjectSchema(document: OpenApiDocument, schema: Schema, depth = 0): boolean {
  const target = object(resolve(document, schema));
  if (target.type === 'object' || target.properties !== undefined) return true;
  const parts = [...list(target.allOf), ...list(target.oneOf), ...list(target.anyOf)];
  return depth < 8 && parts.some((part) => isObjectSchema(document, part as Schema, depth + 1));
}
