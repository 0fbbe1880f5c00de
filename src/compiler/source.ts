import type { Place } from './diagnostics.ts';
import { isContainer, own } from './json.ts';
import { parsePointer, type Token } from './pointer.ts';
import type { Lines, Positions } from './positions.ts';

/** One parsed file: its value as plain JSON, and what is needed to find any part of it in the text. */
export interface SourceFile {
  readonly path: string;
  readonly root: unknown;
  readonly lines: Lines;
  readonly positions: Positions;
  /** Whether a schema in it may have an `$id`; most files have none and need no search for them. */
  readonly mayHaveIds: boolean;
}

/** A position in a file, turned into line and column only when somebody asks. */
export interface Anchor {
  readonly file: SourceFile;
  readonly offset: number;
}

/** Where an object or array was written; `keys` holds the entries that came from elsewhere. */
interface Origin {
  readonly file: SourceFile;
  /** Of the file's positions. */
  readonly at?: number;
  keys?: Map<string, Anchor>;
}

/** Returns the object it is given, so that a subclass adds its private field to that. */
class Given {
  constructor(value: object) {
    return value;
  }
}

/**
 * Origins hang on the values themselves, so that they survive copying and inlining without a map from
 * every pointer of a large document: a pointer is resolved by walking the document when it is asked for.
 * They are private fields, because a WeakMap of some hundred thousand entries doubles the time of a bundle.
 */
class Originated extends Given {
  #origin!: Origin;

  static get(value: object): Origin | undefined {
    return #origin in value ? value.#origin : undefined;
  }

  static set(value: object, origin: Origin): void {
    const holder = #origin in value ? value : (new Originated(value) as Originated);
    holder.#origin = origin;
  }
}

const origins = Originated;

export const setOrigin = (value: object, file: SourceFile, at: number): void =>
  origins.set(value, { file, at });

/** Gives a copy the origin of what it was copied from. */
export function copyOrigin<T extends object>(copy: T, original: object): T {
  const origin = origins.get(original);
  if (origin !== undefined)
    origins.set(copy, origin.keys === undefined ? { ...origin } : { ...origin, keys: new Map(origin.keys) });
  return copy;
}

/** Says that the entry `key` of a container was written at `anchor`, not with the rest of it. */
export function placeKey(container: object, key: Token, anchor: Anchor): void {
  const origin = origins.get(container) ?? { file: anchor.file };
  origins.set(container, origin);
  origin.keys ??= new Map();
  origin.keys.set(String(key), anchor);
}

/** Where the entry `key` of a container was written; undefined when that is unknown. */
export function anchorOf(container: object, key: Token): Anchor | undefined {
  const origin = origins.get(container);
  if (origin === undefined) return undefined;
  const moved = origin.keys?.get(String(key));
  if (moved !== undefined) return moved;
  const offset = origin.at === undefined ? undefined : origin.file.positions.entry(origin.at, key);
  return offset === undefined ? undefined : { file: origin.file, offset };
}

/** The file a container was written in: what its relative references are relative to. */
export const fileOf = (container: object): SourceFile | undefined => origins.get(container)?.file;

/** The start of a container's own text. */
export function startOf(container: object): Anchor | undefined {
  const origin = origins.get(container);
  return origin === undefined
    ? undefined
    : { file: origin.file, offset: origin.at === undefined ? 0 : origin.file.positions.start(origin.at) };
}

export function placeOf(anchor: Anchor): Place {
  return { file: anchor.file.path, ...anchor.file.lines.at(anchor.offset) };
}

/** The place of a pointer into `document`, or of its nearest ancestor that has one. */
export function locateIn(document: object, pointer: string | readonly Token[]): Place {
  const tokens = typeof pointer === 'string' ? parsePointer(pointer) : pointer;
  let anchor = startOf(document);
  let current: unknown = document;
  for (const token of tokens) {
    if (!isContainer(current)) break;
    const next = own(current, token);
    if (next === undefined) break;
    anchor = anchorOf(current, token) ?? anchor;
    current = next;
  }
  if (anchor === undefined) throw new Error('a document without an origin cannot be located');
  return placeOf(anchor);
}
