import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where a family stands beside the root of its contract: in `families/tags.yaml`, or, if it is large, in a folder with a file
 * for each noun, `families/tasks/task-stages.yaml`.
 */
export function isFamilyFile(path: string, family: string): boolean {
  const below = `/${path}`.split('/families/').at(-1)!;
  return below === `${family}.yaml` || below.startsWith(`${family}/`);
}

/** Whether the reference of a root leads into the family. */
export const leadsIntoFamily = (ref: string, family: string): boolean =>
  isFamilyFile(ref.split('#')[0]!, family);

/** The family's files, relative to the folder of the root: `./families/tags.yaml`. None when nobody has written it. */
export function familyFiles(folder: string, family: string): readonly string[] {
  const single = `./families/${family}.yaml`;
  if (existsSync(join(folder, single))) return [single];
  const nouns = join(folder, 'families', family);
  if (!existsSync(nouns)) return [];
  return readdirSync(nouns)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => `./families/${family}/${name}`);
}
