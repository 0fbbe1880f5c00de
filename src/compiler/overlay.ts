import { compile, JSONPathError } from 'json-p3';
import type { Diagnostic } from './diagnostics.ts';
import { isContainer, isObject, own, put, type JsonObject } from './json.ts';
import type { Token } from './pointer.ts';
import { Unresolved, type Resolver } from './resolve.ts';
import { anchorOf, copyOrigin, fileOf, locateIn, placeKey, type SourceFile } from './source.ts';

/**
 * Applies an OpenAPI Overlay 1.0 to a document whose path items are in place. The document is changed; what
 * it shares with the authors' files is copied first, so that the files stay as they were read.
 */
export function applyOverlay(document: JsonObject, overlay: SourceFile, resolver: Resolver): Diagnostic[] {
  return new OverlayRun(document, overlay, resolver).run();
}

class OverlayRun {
  readonly #document: JsonObject;
  readonly #overlay: SourceFile;
  readonly #resolver: Resolver;
  readonly #diagnostics: Diagnostic[] = [];
  /** Containers that are this document's own and may be changed. */
  readonly #owned = new WeakSet<object>();

  constructor(document: JsonObject, overlay: SourceFile, resolver: Resolver) {
    this.#document = document;
    this.#overlay = overlay;
    this.#resolver = resolver;
    this.#owned.add(document);
  }

  run(): Diagnostic[] {
    const root = this.#overlay.root;
    const version = own(root, 'overlay');
    if (typeof version !== 'string' || !version.startsWith('1.'))
      this.#report('error', 'An overlay begins with "overlay: 1.0.0".', ['overlay']);
    const actions = own(root, 'actions');
    if (!Array.isArray(actions)) this.#report('error', 'An overlay has a list of "actions".', ['actions']);
    else actions.forEach((action, index) => this.#action(action, index));
    return this.#diagnostics;
  }

  #action(action: unknown, index: number): void {
    const target = own(action, 'target');
    if (typeof target !== 'string')
      return this.#report('error', 'An action has a "target", a JSONPath.', ['actions', index]);
    const locations = this.#find(target, index);
    if (locations === undefined) return;
    // An overlay that several contracts share may have what one of them does not need.
    if (locations.length === 0 && own(action, 'x-optional') === true) return;
    if (locations.length === 0)
      return this.#report('warning', `The target ${target} matches nothing.`, ['actions', index, 'target']);
    // Deepest and last first, so that removing an item does not move one that is still to be removed.
    if (own(action, 'remove') === true)
      return locations.toReversed().forEach((location) => this.#remove(location));
    const update = own(action, 'update');
    if (update === undefined)
      return this.#report('error', 'An action has an "update" or "remove: true".', ['actions', index]);
    locations.forEach((location) => this.#update(location, update, index));
  }

  #find(target: string, index: number): Token[][] | undefined {
    try {
      return compile(target)
        .query(this.#document as never)
        .nodes.map((node) => [...node.location]);
    } catch (error) {
      if (!(error instanceof JSONPathError)) throw error;
      this.#report('error', `The target is no JSONPath (RFC 9535): ${error.message}`, [
        'actions',
        index,
        'target',
      ]);
      return undefined;
    }
  }

  #update(location: readonly Token[], update: unknown, index: number): void {
    const target = this.#own(location);
    if (Array.isArray(target)) return this.#append(target, Array.isArray(update) ? update : [update], update);
    if (isObject(target) && isObject(update)) return this.#merge(target, update);
    this.#report('error', 'An update goes into an object or a list; this target is neither.', [
      'actions',
      index,
      'target',
    ]);
  }

  #merge(target: JsonObject, update: JsonObject): void {
    for (const [key, value] of Object.entries(update)) {
      const present = own(target, key);
      if (isObject(present) && isObject(value)) this.#merge(this.#ownChild(target, key) as JsonObject, value);
      else if (Array.isArray(present) && Array.isArray(value))
        this.#append(this.#ownChild(target, key) as unknown[], value, value);
      else this.#place(target, key, value, update);
    }
  }

  #append(target: unknown[], items: readonly unknown[], source: unknown): void {
    for (const [index, item] of items.entries()) {
      if (isObject(item) && target.some((present) => this.#isSameParameter(present, item))) continue;
      target.push(item);
      const anchor = isContainer(source) ? anchorOf(source, index) : undefined;
      if (anchor !== undefined) placeKey(target, target.length - 1, anchor);
    }
  }

  /** A parameter that the operation states itself is not doubled. */
  #isSameParameter(present: unknown, added: JsonObject): boolean {
    const left = this.#parameterKey(present);
    return left !== undefined && left === this.#parameterKey(added);
  }

  #parameterKey(value: unknown): string | undefined {
    const resolved = this.#dereference(value);
    const name = own(resolved, 'name');
    const place = own(resolved, 'in');
    return typeof name === 'string' && typeof place === 'string'
      ? `${place} ${name.toLowerCase()}`
      : undefined;
  }

  #place(target: JsonObject, key: string, value: unknown, source: JsonObject): void {
    put(target, key, value);
    const anchor = anchorOf(source, key);
    if (anchor !== undefined) placeKey(target, key, anchor);
  }

  #remove(location: readonly Token[]): void {
    const key = location.at(-1);
    if (key === undefined) return this.#report('error', 'The whole document cannot be removed.', ['actions']);
    const parent = this.#own(location.slice(0, -1));
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else if (isObject(parent)) delete parent[key];
  }

  /** The container at `location`, copied with all its ancestors until every one is the document's own. */
  #own(location: readonly Token[]): unknown {
    let current: unknown = this.#document;
    for (const token of location) {
      if (!isContainer(current)) return undefined;
      current = this.#ownChild(current, token);
    }
    return current;
  }

  #ownChild(parent: object, key: Token): unknown {
    const child = own(parent, key);
    if (!isContainer(child) || this.#owned.has(child)) return child;
    // A reference stands for what it points to, so what is added to it is added to a copy of that.
    const original = this.#dereference(child) as object;
    const copy = copyOrigin(Array.isArray(original) ? [...original] : { ...original }, original);
    this.#owned.add(copy);
    (parent as Record<Token, unknown>)[key] = copy;
    return copy;
  }

  #dereference(value: unknown): unknown {
    const ref = own(value, '$ref');
    if (typeof ref !== 'string') return value;
    try {
      return this.#resolver.resolve(ref, fileOf(value as object) ?? this.#overlay).value;
    } catch (error) {
      if (error instanceof Unresolved) return value;
      throw error;
    }
  }

  #report(severity: 'error' | 'warning', message: string, tokens: readonly Token[]): void {
    const place = isContainer(this.#overlay.root)
      ? locateIn(this.#overlay.root, tokens)
      : { file: this.#overlay.path, line: 1, column: 1 };
    this.#diagnostics.push({ severity, code: 'overlay', message, place });
  }
}
