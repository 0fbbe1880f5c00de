import { dirname, join, resolve as resolvePath } from 'node:path';
import type { BundleOptions } from './bundle.ts';
import { methods } from './grammar.ts';
import { isObject, own, put, type JsonObject } from './json.ts';
import { familyFiles, leadsIntoFamily } from './family-files.ts';
import type { Loader } from './load.ts';
import { escapeToken } from './pointer.ts';
import type { KnownNames } from './rule.ts';
import { anchorOf, copyOrigin, placeKey } from './source.ts';

/**
 * How to bundle one family of a contract in parts: its own paths, whether or not the root names them yet,
 * and the events that are written already. Other families may be missing or broken.
 */
export function familyBundle(
  entry: string,
  family: string,
  loader: Loader,
  ownPaths = '',
): Pick<BundleOptions, 'keep' | 'prepare'> {
  const folder = dirname(resolvePath(entry));
  const written = familyFiles(folder, family).flatMap((file) =>
    Object.keys(own(loader.load(join(folder, file))?.file.root, 'paths') ?? {})
      .filter((path) => path.startsWith(ownPaths))
      .map((path) => ({ file, path })),
  );
  return {
    prepare: (root) => {
      if (written.length === 0) return root;
      const paths: JsonObject = copyOrigin({}, isObject(root.paths) ? root.paths : root);
      for (const { file, path } of written)
        put(paths, path, own(root.paths, path) ?? unnamed(`${file}#/paths/${escapeToken(path)}`, root));
      return copyOrigin({ ...root, paths }, root);
    },
    keep: (_key, value, map) => (map === 'paths' ? isIn(value, family) : exists(value, folder, loader)),
  };
}

/** An entry that the root does not have yet, placed where it would stand. */
function unnamed(ref: string, root: JsonObject): JsonObject {
  const item = copyOrigin({ $ref: ref }, root);
  const anchor = anchorOf(root, 'paths');
  if (anchor !== undefined) placeKey(item, '$ref', anchor);
  return item;
}

/** Whether the root names something of the family's file. */
export function hasFamily(entry: string, family: string, loader: Loader): boolean {
  const root = loader.load(resolvePath(entry))?.file.root;
  return values(own(root, 'paths')).some((item) => isIn(item, family));
}

/** Operations and events that the files of a contract define, read without following references. */
export function knownNames(entry: string, loader: Loader): KnownNames {
  const folder = dirname(resolvePath(entry));
  const root = loader.load(resolvePath(entry))?.file.root;
  const operationIds = new Set<string>();
  for (const item of values(own(root, 'paths'))) {
    const [file = ''] = String(own(item, '$ref')).split('#');
    const paths = file === '' ? undefined : own(loader.load(join(folder, file))?.file.root, 'paths');
    for (const method of values(paths).flatMap((path) => methods.map((name) => own(path, name)))) {
      const id = own(method, 'operationId');
      if (typeof id === 'string') operationIds.add(id);
    }
  }
  const webhooks = own(root, 'webhooks');
  return { operationIds, events: new Set(isObject(webhooks) ? Object.keys(webhooks) : []) };
}

const isIn = (item: unknown, family: string): boolean => leadsIntoFamily(String(own(item, '$ref')), family);

/** Whether the file and the entry behind a reference are there, and all files that it refers to in turn. */
function exists(item: unknown, folder: string, loader: Loader): boolean {
  const [file = '', pointer = ''] = String(own(item, '$ref')).split('#');
  const tokens = pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
  return (
    tokens.reduce<unknown>(
      (value, token) => own(value, token),
      loader.load(join(folder, file))?.file.root,
    ) !== undefined
  );
}

const values = (value: unknown): unknown[] => (isObject(value) ? Object.values(value) : []);
