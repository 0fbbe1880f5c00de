import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** One digest of all files below some folders: the same digest, the same output. */
export function digestOf(base: string, folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of folders.flatMap(filesBelow).sort()) {
    hash.update(`${relative(base, path).replaceAll('\\', '/')}\n`);
    hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
