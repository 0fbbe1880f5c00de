import { readFileSync, statSync } from 'node:fs';
import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Alias, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Diagnostic } from './diagnostics.ts';
import { isObject, put, type JsonObject } from './json.ts';
import { anchorOf, placeOf, setOrigin, type Anchor, type SourceFile } from './source.ts';

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
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, version: '1.2', keepSourceTokens: false });
  const file: SourceFile & { root: unknown } = { path, root: undefined, lines, mayHaveIds: text.includes('$id') };
  const diagnostics = [...document.errors, ...document.warnings].map((problem): Diagnostic => ({
    severity: 'error',
    code: 'yaml',
    message: firstLine(problem.message),
    place: placeOf({ file, offset: problem.pos[0] }),
  }));
  if (diagnostics.length === 0) file.root = new Converter(file, diagnostics).convert(document.contents);
  return { file, diagnostics };
}

/** YAML nodes to plain JSON values that remember their nodes. An alias becomes the very value it names. */
class Converter {
  readonly #file: SourceFile;
  readonly #diagnostics: Diagnostic[];
  readonly #done = new Map<Node, unknown>();
  /** The latest node of each anchor's name, which is what an alias after it means. */
  readonly #anchors = new Map<string, Node>();

  constructor(file: SourceFile, diagnostics: Diagnostic[]) {
    this.#file = file;
    this.#diagnostics = diagnostics;
  }

  convert(node: unknown): unknown {
    if (isAlias(node)) return this.#alias(node);
    if (isNode(node) && 'anchor' in node && node.anchor !== undefined) this.#anchors.set(node.anchor, node);
    if (isScalar(node)) return node.value;
    if (isMap(node)) return this.#map(node);
    if (isSeq(node)) return this.#seq(node);
    return null;
  }

  #alias(node: Alias): unknown {
    const source = this.#anchors.get(node.source);
    if (source === undefined) {
      this.#refuse(node, `The alias *${node.source} has no anchor before it.`);
      return null;
    }
    return this.#done.has(source) ? this.#done.get(source) : this.convert(source);
  }

  #map(node: YAMLMap): JsonObject {
    const value: JsonObject = {};
    const merged = new Map<string, Anchor>();
    this.#done.set(node, value);
    for (const { key, value: item } of node.items) {
      if (!isScalar(key)) {
        this.#refuse(key ?? node, 'A key must be plain text.');
        continue;
      }
      if (key.value === '<<' && isAlias(item)) this.#merge(value, this.convert(item), merged);
      else put(value, String(key.value), this.convert(item));
    }
    setOrigin(value, this.#file, node, merged.size > 0 ? merged : undefined);
    return value;
  }

  /** `<<: *anchor` of YAML 1.1, which authors use; keys written beside it win. */
  #merge(target: JsonObject, source: unknown, merged: Map<string, Anchor>): void {
    if (!isObject(source)) return;
    for (const [key, value] of Object.entries(source)) {
      if (Object.hasOwn(target, key)) continue;
      put(target, key, value);
      const anchor = anchorOf(source, key);
      if (anchor !== undefined) merged.set(key, anchor);
    }
  }

  #seq(node: YAMLSeq): unknown[] {
    const value: unknown[] = [];
    this.#done.set(node, value);
    for (const item of node.items) value.push(this.convert(item));
    setOrigin(value, this.#file, node);
    return value;
  }

  #refuse(node: unknown, message: string): void {
    const offset = (node as Node | null)?.range?.[0] ?? 0;
    this.#diagnostics.push({ severity: 'error', code: 'yaml', message, place: placeOf({ file: this.#file, offset }) });
  }
}

/** The parser's messages end in an excerpt of the text, which the place already gives. */
const firstLine = (message: string): string => message.split('\n')[0]!.replace(/ at line \d+, column \d+:?$/, '');

function stampOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false, bigint: true });
  return stats?.isFile() ? `${stats.mtimeNs}:${stats.size}:${stats.ino}` : undefined;
}
