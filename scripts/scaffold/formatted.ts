import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The text as the formatter would have it, which tells by the name of the file what it is. */
export function formatted(path: string, text: string): string {
  if (!/\.tsx?$/.test(path)) return text;
  const prettier = [
    'node_modules/prettier/bin/prettier.cjs',
    '--config',
    '.prettierrc.json',
    '--stdin-filepath',
    path,
  ];
  return execFileSync(process.execPath, prettier, { cwd: root, input: text, encoding: 'utf8' });
}
