import { globSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { singular } from '../naming.ts';
import type { Noun } from './queries-file.ts';

/**
 * Where the layout wants the files of a noun, from the root of the repository: where it has some already; in a folder of its own where the
 * family is a large one, whose contract is a folder with a file for each noun; else in that of the family.
 */
export function folderOf(base: string, { family, plural }: Pick<Noun, 'family' | 'plural'>): string {
  const root = `src/families/${family}`;
  const [present] = globSync(`${root}/**/${plural}{,.queries}.ts`, { cwd: base });
  if (present !== undefined) return dirname(present);
  return isLarge(base, family) ? `${root}/${folderName(family, plural)}` : root;
}

/** The noun without the family's: `tickets/ticket`, `tickets/notes`. */
const folderName = (family: string, plural: string): string =>
  plural === family
    ? singular(family)
    : plural.startsWith(`${singular(family)}-`)
      ? plural.slice(singular(family).length + 1)
      : plural;

const isLarge = (base: string, family: string): boolean =>
  statSync(`${base}spec/families/${family}`, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** As the family's index imports it. */
export const importOf = (folder: string, family: string, file: string): string =>
  `./${`${folder}/`.slice(`src/families/${family}/`.length)}${file}.ts`;
