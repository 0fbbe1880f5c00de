import { resolve as resolvePath } from 'node:path';
import { hasErrors, type Diagnostic, type Place } from './diagnostics.ts';
import { isObject, own, put, type JsonObject } from './json.ts';
import { Lifter } from './lift.ts';
import { createLoader, type Loader } from './load.ts';
import { applyOverlay } from './overlay.ts';
import type { Token } from './pointer.ts';
import { Resolver, Unresolved } from './resolve.ts';
import {
  anchorOf,
  copyOrigin,
  fileOf,
  locateIn,
  placeKey,
  placeOf,
  startOf,
  type Anchor,
  type SourceFile,
} from './source.ts';

export interface BundleOptions {
  /** OpenAPI Overlay files, applied in this order. */
  readonly overlays?: readonly string[];
  /** Components wanted although no operation refers to them: `path#/components/schemas/Name`. */
  readonly include?: readonly string[];
  /** Leaves out a root path or webhook; for linting a part of a contract. */
  readonly keep?: (key: string, value: unknown, map: 'paths' | 'webhooks') => boolean;
  /** Changes the entry document before anything is followed; the value must be a copy. */
  readonly prepare?: (root: JsonObject, file: SourceFile) => JsonObject;
  readonly loader?: Loader;
}

/** A component that was written but that nothing uses. */
export interface UnusedComponent {
  readonly name: string;
  readonly section: string;
  readonly place: Place;
}

/** One OpenAPI document out of many files, every reference of the form `#/components/<section>/<Name>`. */
export interface Bundle {
  readonly document: JsonObject;
  /** The author's place of a JSON pointer into `document`, as text or tokens, also through references and overlays. */
  readonly locate: (pointer: string | readonly Token[]) => Place;
  readonly diagnostics: readonly Diagnostic[];
  readonly files: readonly SourceFile[];
  readonly unused: readonly UnusedComponent[];
}

/** Bundles the document at `entry`. With errors among the diagnostics the document is only good for more diagnostics. */
export function bundle(entry: string, options: BundleOptions = {}): Bundle {
  const resolver = new Resolver(options.loader ?? createLoader());
  const path = resolvePath(entry);
  const file = resolver.open(path);
  if (file === undefined) return failed(path, 'There is no such file.');
  if (hasErrors(resolver.diagnostics)) return failed(path, '', resolver.diagnostics);
  if (!isObject(file.root)) return failed(path, 'An OpenAPI document is an object.');

  const diagnostics: Diagnostic[] = [];
  const root = options.prepare?.(file.root, file) ?? file.root;
  const assembled = assemble(root, resolver, options.keep, diagnostics);
  resolver.stand(file, assembled, file);
  for (const overlayPath of options.overlays ?? []) {
    const overlay = resolver.open(resolvePath(overlayPath));
    if (overlay === undefined) return failed(resolvePath(overlayPath), 'There is no such overlay.');
    resolver.stand(overlay, assembled, file);
    diagnostics.push(...applyOverlay(assembled, overlay, resolver));
  }

  const lifter = new Lifter(resolver);
  for (const ref of options.include ?? []) include(ref, lifter, resolver, file, diagnostics);
  const document = lifter.lift(assembled, file);
  return {
    document,
    locate: (pointer) => locateIn(document, pointer),
    diagnostics: [...resolver.diagnostics, ...diagnostics, ...lifter.diagnostics],
    files: resolver.files,
    unused: unusedComponents(resolver.files, document, lifter.used),
  };
}

/** The root with its path items in place of the references to them, so that overlays can reach the operations. */
function assemble(
  root: JsonObject,
  resolver: Resolver,
  keep: BundleOptions['keep'],
  diagnostics: Diagnostic[],
): JsonObject {
  const assembled = copyOrigin({ ...root }, root);
  for (const map of ['paths', 'webhooks'] as const) {
    const items = root[map];
    if (!isObject(items)) continue;
    const copy: JsonObject = copyOrigin({}, items);
    for (const [key, item] of Object.entries(items)) {
      if (keep !== undefined && !keep(key, item, map)) continue;
      const anchor = anchorOf(items, key);
      const found = isObject(item) ? pathItem(item, resolver, diagnostics) : { value: item, anchor };
      // What a broken file would have held is not there; the file has its own message.
      if (found?.value === undefined) continue;
      put(copy, key, found.value);
      if (found.anchor !== undefined) placeKey(copy, key, found.anchor);
    }
    assembled[map] = copy;
  }
  return assembled;
}

function pathItem(
  item: JsonObject,
  resolver: Resolver,
  diagnostics: Diagnostic[],
): { value: unknown; anchor: Anchor | undefined } | undefined {
  if (typeof item.$ref !== 'string') return { value: item, anchor: undefined };
  const anchor = anchorOf(item, '$ref')!;
  try {
    const target = resolver.resolve(item.$ref, anchor.file);
    const { $ref: _, ...siblings } = item;
    if (!isObject(target.value) || Object.keys(siblings).length === 0)
      return { value: target.value, anchor: target.anchor };
    const merged = copyOrigin({ ...target.value, ...siblings }, target.value);
    for (const key of Object.keys(siblings)) placeKey(merged, key, anchorOf(item, key) ?? anchor);
    return { value: merged, anchor: target.anchor };
  } catch (error) {
    if (!(error instanceof Unresolved)) throw error;
    diagnostics.push({ severity: 'error', code: 'ref', message: error.message, place: placeOf(anchor) });
    return undefined;
  }
}

function include(
  ref: string,
  lifter: Lifter,
  resolver: Resolver,
  from: SourceFile,
  diagnostics: Diagnostic[],
): void {
  try {
    lifter.include('schema', resolver.resolve(ref, from));
  } catch (error) {
    if (!(error instanceof Unresolved)) throw error;
    diagnostics.push({
      severity: 'error',
      code: 'ref',
      message: error.message,
      place: { file: from.path, line: 1, column: 1 },
    });
  }
}

/** Components of every file that was read, less those that the bundle refers to. */
function unusedComponents(
  files: readonly SourceFile[],
  document: JsonObject,
  used: ReadonlySet<string>,
): UnusedComponent[] {
  const unused: UnusedComponent[] = [];
  for (const file of files) {
    const components = own(file.root, 'components');
    if (!isObject(components)) continue;
    for (const [section, entries] of Object.entries(components)) {
      if (!isObject(entries) || section === 'securitySchemes') continue;
      for (const [name, entry] of Object.entries(entries)) {
        if (
          used.has(`${section}/${name}`) &&
          (own(entry, '$ref') !== undefined || isFrom(document, section, name, file))
        )
          continue;
        const anchor = anchorOf(entries, name) ?? startOf(entries) ?? { file, offset: 0 };
        unused.push({ name, section, place: placeOf(anchor) });
      }
    }
  }
  return unused;
}

function isFrom(document: JsonObject, section: string, name: string, file: SourceFile): boolean {
  const value = own(own(own(document, 'components'), section), name);
  return !isObject(value) || (fileOf(value) ?? file) === file;
}

function failed(path: string, message: string, diagnostics?: readonly Diagnostic[]): Bundle {
  const place = { file: path, line: 1, column: 1 };
  return {
    document: {},
    locate: () => place,
    diagnostics: diagnostics ?? [{ severity: 'error', code: 'file', message, place }],
    files: [],
    unused: [],
  };
}
