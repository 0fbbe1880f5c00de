import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The text as the formatter would have it, which tells by the name of the file what it is. */
export function formatted(path: string, text: string): string {
  if (!/\.tsx?$/.test(path)) return text;
  const formatter = ['node_modules/oxfmt/bin/oxfmt', '--config', '.oxfmtrc.json', '--stdin-filepath', path];
  return execFileSync(process.execPath, formatter, { cwd: root, input: text, encoding: 'utf8' });
}
