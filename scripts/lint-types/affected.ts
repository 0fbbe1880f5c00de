import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isolatedDeclarationSync } from 'rolldown/experimental';

/** What the modules of a project are, as far as the types of one depend on another. */
export interface Snapshot {
  /** Digest of what concerns all: packages, settings, declarations of globals. */
  readonly inputs: string;
  readonly modules: Readonly<Record<string, Module>>;
}

interface Module {
  readonly text: string;
  /** Digest of the declarations that others see; of the whole text where these cannot be told from it alone. */
  readonly surface: string;
  /** Modules of the project that it imports. */
  readonly imports: readonly string[];
}

/** Paths of modules and of data that they import, from the root, and the digest of what concerns all. */
export function takeSnapshot(root: string, paths: readonly string[], inputs: string): Snapshot {
  const known = new Set(paths);
  const globals = createHash('sha256').update(inputs);
  const modules: Record<string, Module> = {};
  for (const path of paths) {
    const text = readFileSync(join(root, path), 'utf8');
    if (/^\s*declare (?:global|module) /m.test(text)) globals.update(text);
    modules[path] = {
      text: digest(text),
      surface: surfaceOf(path, text),
      imports: importsOf(path, text, known),
    };
  }
  return { inputs: globals.digest('hex'), modules };
}

/**
 * Modules that may be judged otherwise than before: those that were written anew, and whatever imports, at any distance, one whose
 * declarations have changed. All of them when something has changed that concerns all.
 */
export function affected(before: Snapshot | undefined, now: Snapshot): string[] {
  const paths = Object.keys(now.modules);
  if (before === undefined || before.inputs !== now.inputs) return paths;
  const differs = (path: string, of: 'text' | 'surface'): boolean =>
    before.modules[path]?.[of] !== now.modules[path]![of];
  const importers = new Map<string, string[]>();
  for (const path of paths)
    for (const imported of now.modules[path]!.imports)
      importers.set(imported, [...(importers.get(imported) ?? []), path]);
  const reached = new Set(paths.filter((path) => differs(path, 'surface')));
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer);
  // Where a module is gone, or another one takes its name, those that import it have the same text.
  const leadsElsewhere = (path: string): boolean =>
    before.modules[path]?.imports.join() !== now.modules[path]!.imports.join();
  return paths.filter((path) => reached.has(path) || differs(path, 'text') || leadsElsewhere(path));
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

function surfaceOf(path: string, text: string): string {
  if (/\.(?:json|d\.ts)$/.test(path)) return digest(text);
  const { code, errors } = isolatedDeclarationSync(path, text);
  return digest(errors.length === 0 ? code : text);
}

const specifier = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

function importsOf(path: string, text: string, known: ReadonlySet<string>): string[] {
  const found = [...text.matchAll(specifier)].flatMap(([, name]) => resolved(path, name!, known) ?? []);
  return [...new Set(found)];
}

/** The module of the project that a name leads to; what packages are stands in the lock file. */
function resolved(from: string, name: string, known: ReadonlySet<string>): string | undefined {
  const place = name.startsWith('#')
    ? name.slice(1).replace(/^web\//, 'src/console/web/')
    : name.startsWith('.')
      ? join(dirname(from), name)
      : undefined;
  if (place === undefined) return undefined;
  const stem = place.replace(/\.js$/, '');
  return [place, `${stem}.d.ts`, `${stem}.ts`, `${stem}.tsx`].find((path) => known.has(path));
}
