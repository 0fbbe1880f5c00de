import { readFileSync, statSync } from 'node:fs';
import {
  CORE_SCHEMA,
  constructFromEvents,
  defineMappingTag,
  defineSequenceTag,
  mapTag,
  mergeTag,
  parseEvents,
  seqTag,
  YAMLException,
  type Schema,
} from 'js-yaml';
import { parseDocument } from 'yaml';
import type { Diagnostic } from './diagnostics.ts';
import { isContainer, isObject, own, put, type JsonObject } from './json.ts';
import { Lines, Positions } from './positions.ts';
import { placeOf, setOrigin, type SourceFile } from './source.ts';

/** A file that was read, or why it could not be. */
export interface Loaded {
  readonly file: SourceFile;
  /** Syntax errors; the value is then not to be trusted. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads YAML and JSON files, each once until it changes on disk. */
export interface Loader {
  load(path: string): Loaded | undefined;
}

export function createLoader(): Loader {
  const cache = new Map<string, { readonly stamp: string; readonly loaded: Loaded }>();
  return {
    load(path) {
      const stamp = stampOf(path);
      if (stamp === undefined) return undefined;
      const known = cache.get(path);
      if (known?.stamp === stamp) return known.loaded;
      const loaded = parseSource(path, readFileSync(path, 'utf8'));
      cache.set(path, { stamp, loaded });
      return loaded;
    },
  };
}

/** Parses the text of one file; `path` is what diagnostics and references call it. */
export function parseSource(path: string, text: string): Loaded {
  const file: Mutable<SourceFile> = {
    path,
    root: undefined,
    lines: new Lines(text),
    positions: nowhere,
    mayHaveIds: text.includes('$id'),
  };
  try {
    const events = parseEvents(text, {});
    const containers: object[] = [];
    const documents = constructFromEvents(events, {
      source: text,
      schema: schemaFor(containers),
      maxTotalMergeKeys: -1,
    });
    if (documents.length > 1)
      return { file, diagnostics: [problem(file, 0, 'A file holds one document; this one holds several.')] };
    file.root = documents[0] ?? null;
    file.positions = new Positions(text, events);
    containers.forEach((container, index) => setOrigin(container, file, file.positions.collections[index]!));
    return { file, diagnostics: [] };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { file, diagnostics: [explained(file, text, error)] };
  }
}

/**
 * What is wrong with a text that cannot be read. The parser that reads is four times as fast as the one that explains, which
 * says it in words that an author can act upon. It goes on after an error and takes what follows for wrong, too: the first is told.
 */
function explained(file: SourceFile, text: string, { reason, mark }: YAMLException): Diagnostic {
  const { errors, warnings } = parseDocument(text, { version: '1.2', prettyErrors: false });
  const [first] = [...errors, ...warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  return first === undefined
    ? problem(file, mark?.position ?? 0, sentence(reason))
    : problem(file, first.pos[0], first.message.split('\n')[0]!);
}

type Mutable<T> = { -readonly [key in keyof T]: T[key] };

const nowhere = new Positions('', []);

/**
 * YAML 1.2's core schema, and `<<` of YAML 1.1, which authors use. Mappings and sequences are noted as they are made, which
 * is the order of the events that open them; an alias becomes the very value it names.
 */
function schemaFor(containers: object[]): Schema {
  const noted = <T extends object>(container: T): T => {
    containers.push(container);
    return container;
  };
  const map = defineMappingTag<JsonObject>(mapTag.tagName, {
    create: () => noted({}),
    addPair: (target, key, value) => {
      if (isContainer(key)) return 'a key must be plain text';
      put(target, String(key), value);
      return '';
    },
    has: (target, key) => Object.hasOwn(target, String(key)),
    keys: (target) => Object.keys(target),
    get: (target, key) => own(target, String(key)),
    identify: isObject,
  });
  const list = defineSequenceTag<unknown[]>(seqTag.tagName, {
    create: () => noted([]),
    addItem: (target, item) => void target.push(item),
    identify: Array.isArray,
  });
  return CORE_SCHEMA.withTags(map, list, mergeTag);
}

const problem = (file: SourceFile, offset: number, message: string): Diagnostic => ({
  severity: 'error',
  code: 'yaml',
  message,
  place: placeOf({ file, offset }),
});

/** The parser's reasons begin small and end without a full stop. */
const sentence = (reason: string): string => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;

function stampOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false, bigint: true });
  return stats?.isFile() ? `${stats.mtimeNs}:${stats.size}:${stats.ino}` : undefined;
}
