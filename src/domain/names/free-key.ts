/** The key with the lowest free number behind it, from 2 on, in place of a number that a copy before got. */
export function freeKey(key: string, taken: ReadonlySet<string>, longest: number): string {
  const stem = key.replace(/_\d{1,6}$/, '');
  for (let number = 2; ; number += 1) {
    const suffix = `_${number}`;
    const candidate = stem.slice(0, longest - suffix.length).replace(/_+$/, '') + suffix;
    if (!taken.has(candidate)) return candidate;
  }
}

/** A key made from a name: "Web design" becomes web_design, or web_design_2 when that is taken; `otherwise` for one without Latin letters. */
export function keyFor(name: string, taken: ReadonlySet<string>, otherwise: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '');
  const base = (plain === '' ? otherwise : plain).slice(0, maxKey - 4);
  let key = base;
  for (let number = 2; taken.has(key); number += 1) key = `${base}_${number}`;
  return key;
}

const maxKey = 63;
