import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** What the compiler has written below the output folder, so that it can take back what it no longer writes. */
const MANIFEST = 'MANIFEST.json';

export interface Manifest {
  /** Digest of what the output was made from; see `digest.ts`. */
  readonly inputs?: string;
  readonly files: readonly string[];
}

export interface Written {
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** Writes the files that changed and removes those that an earlier run wrote and this one did not. */
export function writeOutput(out: string, files: ReadonlyMap<string, string>, inputs?: string): Written {
  const before = readManifest(out).files;
  const all = withManifest(files, inputs);
  const changed = [...all]
    .filter(([path, text]) => writeIfChanged(join(out, path), text))
    .map(([path]) => path);
  const removed = before.filter((path) => !all.has(path));
  for (const path of removed) removeFile(out, path);
  return { changed, removed };
}

/** Writes some of the files of an output that is otherwise as it was. */
export function writeSome(out: string, files: ReadonlyMap<string, string>, inputs?: string): Written {
  const before = readManifest(out);
  const all = new Map([
    ...files,
    [MANIFEST, manifestText([...before.files, ...files.keys()], inputs ?? before.inputs)],
  ]);
  return {
    changed: [...all].filter(([path, text]) => writeIfChanged(join(out, path), text)).map(([path]) => path),
    removed: [],
  };
}

export interface Comparison {
  /** Files, and folders with a slash behind, that others keep in the output folder. */
  readonly kept: readonly string[];
  /** Names of the files that are compared (default: all are). */
  readonly committed?: readonly string[];
  readonly inputs?: string;
}

/** How the output folder differs from what would be written. */
export function compareOutput(
  out: string,
  files: ReadonlyMap<string, string>,
  { kept, committed, inputs }: Comparison,
): string[] {
  const isCompared = (path: string): boolean => committed === undefined || committed.includes(basename(path));
  const all = new Map([...withManifest(files, inputs)].filter(([path]) => isCompared(path)));
  const present = new Set(filesBelow(out).filter(isCompared));
  const differences = [...all].flatMap(([path, text]) => {
    if (!present.has(path)) return [`${path} is missing`];
    return readText(join(out, path)) === text ? [] : [`${path} is out of date`];
  });
  const strays = [...present]
    .filter(
      (path) =>
        !all.has(path) &&
        !kept.some((other) => path === other || (other.endsWith('/') && path.startsWith(other))),
    )
    .map((path) => `${path} is not written by the compiler`);
  return [...differences, ...strays].sort();
}

/** Texts of the files that were written and whose paths fit. */
export const readWritten = (out: string, fits: (path: string) => boolean): Map<string, string> =>
  new Map(
    readManifest(out)
      .files.filter(fits)
      .map((path) => [path, readText(join(out, path)) ?? '']),
  );

export function readManifest(out: string): Manifest {
  const text = readText(join(out, MANIFEST));
  return text === undefined ? { files: [] } : (JSON.parse(text) as Manifest);
}

function withManifest(files: ReadonlyMap<string, string>, inputs: string | undefined): Map<string, string> {
  return new Map([...files, [MANIFEST, manifestText([...files.keys()], inputs)]]);
}

function manifestText(paths: readonly string[], inputs?: string): string {
  const files = [...new Set([...paths, MANIFEST])].sort();
  return `${JSON.stringify(inputs === undefined ? { files } : { inputs, files }, null, 2)}\n`;
}

function writeIfChanged(path: string, text: string): boolean {
  if (readText(path) === text) return false;
  mkdirSync(dirname(path), { recursive: true });
  // In one step, so that a process that loads the file meanwhile never sees half of it.
  const scratch = `${path}.${process.pid}.tmp`;
  writeFileSync(scratch, text);
  renameSync(scratch, path);
  return true;
}

function removeFile(out: string, path: string): void {
  rmSync(join(out, path), { force: true });
  for (let folder = dirname(join(out, path)); relative(out, folder) !== ''; folder = dirname(folder)) {
    try {
      rmdirSync(folder);
    } catch {
      // Not empty, or gone already.
      return;
    }
  }
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
