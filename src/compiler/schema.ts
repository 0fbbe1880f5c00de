import { LRUCache } from 'lru-cache';
import { childOf } from './grammar.ts';
import { isObject, own, put, type JsonObject } from './json.ts';
import { decodeFragment, escapeToken, parsePointer, type Token } from './pointer.ts';

/** A JSON Schema (2020-12) as OpenAPI 3.1 writes it. */
export type Schema = boolean | JsonObject;

/** The bundle: plain JSON whose references are all local (`#/…`). */
export type OpenApiDocument = JsonObject;

/** The value as an object; an empty one when it is something else. */
export const object = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** The value as a list; an empty one when it is something else. */
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const strings = (value: unknown): string[] => list(value).filter((item) => typeof item === 'string');

/** The pointer of something inside. */
export const step = (pointer: string, ...tokens: readonly Token[]): string =>
  tokens.reduce<string>((path, token) => `${path}/${escapeToken(token)}`, pointer);

/** What a local reference (`#/components/schemas/Client`) names; undefined when nothing is there. */
export function at(document: OpenApiDocument, ref: string): unknown {
  return tokensOf(ref).reduce<unknown>((value, token) => own(value, token), document);
}

// A compile follows the same few thousand references hundreds of thousands of times.
const parsed = new LRUCache<string, readonly Token[]>({ max: 20_000 });

function tokensOf(ref: string): readonly Token[] {
  const known = parsed.get(ref);
  if (known !== undefined) return known;
  const tokens = parsePointer(decodeFragment(ref.replace(/^#/, '')));
  parsed.set(ref, tokens);
  return tokens;
}

/** Follows references until a value that is not one; keywords beside a reference are dropped. */
export function resolve(document: OpenApiDocument, value: unknown): unknown {
  const seen = new Set<string>();
  let current = value;
  while (isObject(current) && typeof current.$ref === 'string' && !seen.has(current.$ref)) {
    seen.add(current.$ref);
    current = at(document, current.$ref);
  }
  return current;
}

const isSchema = (value: unknown): value is Schema => typeof value === 'boolean' || isObject(value);

/** A copy of the schema whose direct subschemas went through `change`; other keywords are kept as they are. */
export function mapSubschemas(schema: JsonObject, change: (sub: Schema) => Schema): JsonObject {
  const changed = (value: unknown): unknown => (isSchema(value) ? change(value) : value);
  const copy: JsonObject = {};
  for (const [keyword, value] of Object.entries(schema))
    put(copy, keyword, mapKeyword(keyword, value, changed));
  return copy;
}

function mapKeyword(keyword: string, value: unknown, change: (value: unknown) => unknown): unknown {
  const many = childOf('schema', keyword)?.many;
  if (many === 'list') return Array.isArray(value) ? value.map(change) : value;
  if (many !== 'map') return many === 'one' ? change(value) : value;
  const copy: JsonObject = {};
  for (const [name, sub] of Object.entries(object(value))) put(copy, name, change(sub));
  return copy;
}

/** References of the schema itself and of everything inside it, in order of appearance. */
export function refsIn(schema: Schema, found = new Set<string>()): Set<string> {
  if (typeof schema === 'boolean') return found;
  if (typeof schema.$ref === 'string') found.add(schema.$ref);
  mapSubschemas(schema, (sub) => {
    refsIn(sub, found);
    return sub;
  });
  return found;
}

const COMPONENT = /^#\/components\/schemas\/([^/]+)$/;

/** The component's name when the reference is to a whole component schema. */
export function componentName(ref: unknown): string | undefined {
  return typeof ref === 'string' ? COMPONENT.exec(ref)?.[1] : undefined;
}
