/** What remains of a name without the number that an earlier suggestion put behind it. */
export const stemOf = (name: string): string => name.trim().replace(/ \d{1,6}$/, '');

/**
 * `wanted` when it is free, otherwise its stem with the lowest free number from 2 on, at most `longest` characters. `taken`
 * holds names in lower case, at least those that begin with the stem.
 */
export function freeName(wanted: string, taken: readonly string[], longest: number): string {
  const inUse = new Set(taken);
  const name = wanted.trim();
  if (!inUse.has(name.toLowerCase())) return name;
  const stem = stemOf(name);
  for (let number = 2; ; number += 1) {
    const candidate = numbered(stem, number, longest);
    if (!inUse.has(candidate.toLowerCase())) return candidate;
  }
}

function numbered(stem: string, number: number, longest: number): string {
  const suffix = ` ${number}`;
  return stem.slice(0, longest - suffix.length).trimEnd() + suffix;
}
