import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const path = (check: string): string =>
  fileURLToPath(new URL(`../.cache/found-right/${check}`, import.meta.url));

/** Whether the check found nothing to say of inputs with this digest when it last ran. */
export const wasFoundRight = (check: string, digest: string): boolean =>
  existsSync(path(check)) && readFileSync(path(check), 'utf8') === digest;

/** Remembers that the check found nothing to say of them. */
export function keepFoundRight(check: string, digest: string): void {
  mkdirSync(dirname(path(check)), { recursive: true });
  writeFileSync(path(check), digest);
}
