/** The key with the lowest free number behind it, from 2 on, in place of a number that a copy before got. */
export function freeKey(key: string, taken: ReadonlySet<string>, longest: number): string {
  const stem = key.replace(/_\d{1,6}$/, '');
  for (let number = 2; ; number += 1) {
    const suffix = `_${number}`;
    const candidate = stem.slice(0, longest - suffix.length).replace(/_+$/, '') + suffix;
    if (!taken.has(candidate)) return candidate;
  }
}
