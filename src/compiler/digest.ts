import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** One digest of some files and all files below some folders: the same digest, the same output. */
export function digestOf(base: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesBelow).sort()) {
    hash.update(`${relative(base, path).replaceAll('\\', '/')}\n`);
    hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
