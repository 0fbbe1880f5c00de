import { dirname, resolve as resolvePath } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Diagnostic } from './diagnostics.ts';
import { isContainer, isObject, own } from './json.ts';
import type { Loader } from './load.ts';
import { didYouMean } from './nearest.ts';
import { decodeFragment, formatPointer, parsePointer } from './pointer.ts';
import { anchorOf, fileOf, placeOf, startOf, type Anchor, type SourceFile } from './source.ts';

/** A schema with `$id` is a document of its own: references inside it count from there. */
export interface Scope {
  readonly file: SourceFile;
  readonly tokens: readonly string[];
  readonly value: unknown;
  /** What relative references inside are relative to. */
  readonly uri: string;
}

/** What a reference points to. Two references to the same thing have the same `file` and `tokens`. */
export interface Target {
  readonly value: unknown;
  readonly file: SourceFile;
  readonly tokens: readonly string[];
  readonly anchor: Anchor;
}

/** Why a reference leads nowhere, in words for its author. */
export class Unresolved extends Error {}

export class Resolver {
  readonly #loader: Loader;
  readonly #files = new Map<string, SourceFile>();
  /** What references of a file led to: the few shared shapes are referred to thousands of times. */
  readonly #resolved = new Map<SourceFile, Map<string, Target>>();
  readonly #ids = new Map<string, Scope>();
  readonly #stands = new Map<string, { readonly file: SourceFile; readonly value: unknown }>();
  /** Syntax errors of the files met on the way. */
  readonly diagnostics: Diagnostic[] = [];

  constructor(loader: Loader) {
    this.#loader = loader;
  }

  /** Every file that the document is made of. */
  get files(): readonly SourceFile[] {
    return [...this.#files.values()];
  }

  open(path: string): SourceFile | undefined {
    const known = this.#files.get(path);
    if (known !== undefined) return known;
    const loaded = this.#loader.load(path);
    if (loaded === undefined) return undefined;
    this.#files.set(path, loaded.file);
    if (loaded.file.mayHaveIds) for (const scope of findIds(loaded.file)) this.#ids.set(scope.uri, scope);
    this.diagnostics.push(...loaded.diagnostics);
    return loaded.file;
  }

  /**
   * `#/…` in `file` counts from `document`, which belongs to `entry`: the entry file as overlays have changed
   * it, for the entry file itself and for the overlays.
   */
  stand(file: SourceFile, document: unknown, entry: SourceFile): void {
    this.#resolved.clear();
    this.#stands.set(file.path, { file: entry, value: document });
  }

  /** Follows `ref`, written in an object of `from`; throws `Unresolved` when it leads nowhere. */
  resolve(ref: string, from: SourceFile, scope?: Scope): Target {
    if (scope !== undefined) return this.#follow(ref, from, scope, []);
    const known = this.#resolved.get(from) ?? new Map<string, Target>();
    this.#resolved.set(from, known);
    const target = known.get(ref) ?? this.#follow(ref, from, undefined, []);
    known.set(ref, target);
    return target;
  }

  #follow(ref: string, from: SourceFile, scope: Scope | undefined, trail: readonly string[]): Target {
    const hash = ref.indexOf('#');
    const uri = hash < 0 ? ref : ref.slice(0, hash);
    const fragment = hash < 0 ? '' : decodeFragment(ref.slice(hash + 1));
    const base = this.#base(uri, from, scope);
    if (fragment !== '' && !fragment.startsWith('/')) return anchored(base, fragment);
    const id = `${base.uri}#${fragment}`;
    if (trail.includes(id)) throw new Unresolved(`The reference ${ref} leads back to itself.`);
    return this.#walk(base, parsePointer(fragment), ref, [...trail, id]);
  }

  #base(uri: string, from: SourceFile, scope: Scope | undefined): Scope {
    if (uri === '') return scope ?? this.#whole(from);
    const named = this.#ids.get(URL.parse(uri, scope?.uri ?? uriOf(from))?.href ?? '');
    return named ?? this.#whole(this.#file(uri, from));
  }

  #whole(file: SourceFile): Scope {
    const stand = this.#stands.get(file.path) ?? { file, value: file.root };
    return { ...stand, tokens: [], uri: uriOf(file) };
  }

  /** The scope of a schema that has an `$id`. */
  scopeOf(schema: unknown, file: SourceFile, around: Scope | undefined): Scope | undefined {
    const id = own(schema, '$id');
    return typeof id === 'string' ? this.#ids.get(absolute(id, around?.uri ?? uriOf(file))) : undefined;
  }

  #file(uri: string, from: SourceFile): SourceFile {
    if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(uri)) {
      throw new Unresolved(
        `Remote references are not followed. Keep a copy of ${uri} beside this file and refer to the copy.`,
      );
    }
    const path = resolvePath(dirname(from.path), decodeFragment(uri));
    const file = this.open(path);
    if (file === undefined) throw new Unresolved(`There is no file ${uri} (looked for ${path}).`);
    return file;
  }

  /** Steps down a pointer; a reference met on the way is followed, as it stands for what it points to. */
  #walk(base: Scope, steps: readonly string[], ref: string, trail: readonly string[]): Target {
    let at: Target = {
      value: base.value,
      file: base.file,
      tokens: base.tokens,
      anchor: anchorOfValue(base.value, base.file),
    };
    for (const step of steps) {
      if (own(at.value, step) === undefined) at = this.#through(at, trail);
      const value = own(at.value, step);
      if (value === undefined || !isContainer(at.value)) throw new Unresolved(notFound(ref, at, step));
      at = {
        value,
        file: at.file,
        tokens: [...at.tokens, step],
        anchor: anchorOf(at.value, step) ?? at.anchor,
      };
    }
    return isAlias(at) ? this.#through(at, trail) : at;
  }

  #through(at: Target, trail: readonly string[]): Target {
    const ref = own(at.value, '$ref');
    return typeof ref === 'string'
      ? this.#follow(ref, fileOf(at.value as object) ?? at.file, undefined, trail)
      : at;
  }
}

const uriOf = (file: SourceFile): string => pathToFileURL(file.path).href;

const absolute = (id: string, base: string): string => URL.parse(id.replace(/#$/, ''), base)?.href ?? id;

/** Every schema of a file that has an `$id`, under its absolute form. */
function findIds(file: SourceFile): Scope[] {
  const found: Scope[] = [];
  const search = (value: unknown, tokens: readonly string[], base: string): void => {
    if (!isContainer(value)) return;
    const id = own(value, '$id');
    const uri = typeof id === 'string' ? absolute(id, base) : base;
    if (typeof id === 'string') found.push({ file, tokens, value, uri });
    for (const [key, child] of Object.entries(value)) search(child, [...tokens, key], uri);
  };
  search(file.root, [], uriOf(file));
  return found;
}

/** A name that only stands for another thing; components keep theirs, as names are for readers. */
const isAlias = (target: Target): boolean =>
  isObject(target.value) &&
  Object.keys(target.value).length === 1 &&
  typeof target.value.$ref === 'string' &&
  !isComponent(target.tokens);

export const isComponent = (tokens: readonly string[]): boolean =>
  tokens.length === 3 && tokens[0] === 'components';

function anchored(base: Scope, name: string): Target {
  const found = findAnchor(base.value, name, base.tokens);
  if (found === undefined)
    throw new Unresolved(`Nothing in ${base.file.path} has the $anchor ${name}. A pointer starts with "#/".`);
  return {
    value: found.value,
    file: base.file,
    tokens: found.tokens,
    anchor: anchorOfValue(found.value, base.file),
  };
}

function findAnchor(
  value: unknown,
  name: string,
  tokens: readonly string[],
): { value: unknown; tokens: readonly string[] } | undefined {
  if (!isContainer(value)) return undefined;
  if (own(value, '$anchor') === name) return { value, tokens };
  for (const [key, child] of Object.entries(value)) {
    const found = findAnchor(child, name, [...tokens, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

const anchorOfValue = (value: unknown, file: SourceFile): Anchor =>
  (isContainer(value) ? startOf(value) : undefined) ?? { file, offset: 0 };

function notFound(ref: string, at: Target, step: string): string {
  const where = at.tokens.length === 0 ? 'the file' : formatPointer(at.tokens);
  const keys = isObject(at.value) ? Object.keys(at.value) : [];
  const place = placeOf(at.anchor);
  const known =
    keys.length === 0
      ? 'which has no entries'
      : `which has ${keys.slice(0, 12).join(', ')}${keys.length > 12 ? ', …' : ''}`;
  const meant = didYouMean(step, keys);
  return `${ref} leads nowhere: "${step}" is not in ${where} (line ${place.line})${meant === '' ? `, ${known}.` : `.${meant}`}`;
}
