import { isAbsolute } from 'node:path';

/** A module that was imported, and by which of ours: ours by the paths of their files, a package by its name. */
export interface Import {
  readonly module: string;
  readonly by: string | undefined;
}

export interface ToService {
  /** What to load now: packages by name, modules of ours by path. */
  readonly load?: readonly string[];
  readonly serve?: boolean;
}

export interface FromService {
  /** Files that were read so far, modules among them. */
  readonly read?: readonly string[];
  /** Every import of its start, in their order. */
  readonly imports?: readonly Import[];
}

/** Modules of a start that can be loaded before it: those that do not import, through however many others, what is left out. */
export function loadedWithout(imports: readonly Import[], leftOut: Iterable<string>): string[] {
  const importers = new Map<string, string[]>();
  for (const { module, by } of imports) {
    if (by === undefined) continue;
    const known = importers.get(module);
    if (known === undefined) importers.set(module, [by]);
    else known.push(by);
  }
  const stale = new Set(leftOut);
  // A set that grows while it is gone through is gone through to its end.
  for (const module of stale) for (const by of importers.get(module) ?? []) stale.add(by);
  return [...new Set(imports.map(({ module }) => module))].filter((module) => !stale.has(module));
}

export const packagesOf = (imports: readonly Import[]): string[] => [
  ...new Set(imports.map(({ module }) => module).filter((module) => !isAbsolute(module))),
];
