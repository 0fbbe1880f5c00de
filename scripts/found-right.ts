import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const path = (check: string): string =>
  fileURLToPath(new URL(`../.cache/found-right/${check}`, import.meta.url));

/** Of which inputs the check had nothing to say when it last had nothing to say: their digest, or what tells more of them. */
export const foundRight = (check: string): string | undefined =>
  existsSync(path(check)) ? readFileSync(path(check), 'utf8') : undefined;

export const wasFoundRight = (check: string, digest: string): boolean => foundRight(check) === digest;

/** Remembers that the check had nothing to say of these inputs. */
export function keepFoundRight(check: string, inputs: string): void {
  mkdirSync(dirname(path(check)), { recursive: true });
  writeFileSync(path(check), inputs);
}
