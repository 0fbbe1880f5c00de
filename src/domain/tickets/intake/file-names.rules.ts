import { withSteadyDirection } from '#src/domain/names/index.ts';

const path = /^(?:[a-z]:[\\/]|[\\/]|~\/|\.{1,2}[\\/])/i;
const maxName = 255;

/**
 * A file name from a mail as files can have it (`FileName` of the contract): of a path its last part, of any other name the whole, with
 * hyphens for its slashes, since "Q1/2026.pdf" names no folder. Null for one that names nothing.
 */
export function safeFileName(name: string): string | null {
  const line = withSteadyDirection(name)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
  const last = path.test(line) ? (line.split(/[\\/]/).findLast((part) => part.trim() !== '') ?? '') : line;
  const flat = last.replaceAll(/[\\/]+/g, '-').trim();
  return /[^\s.-]/u.test(flat) ? shortened(flat) : null;
}

/** Keeps what says of which kind the file is. */
function shortened(name: string): string {
  const letters = [...name];
  if (letters.length <= maxName) return name;
  const extension = [...(/\.[a-z0-9]{1,12}$/i.exec(name)?.[0] ?? '')];
  return [...letters.slice(0, maxName - extension.length), ...extension].join('');
}
