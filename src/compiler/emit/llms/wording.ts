import { LRUCache } from 'lru-cache';

/** Words that any description may hold, and what the type of a value says already. */
const empty = new Set('a an the of that this these those it its is are was were be been for in on at to from by with as and or which when who whom whether only one any has have identifier shown people'.split(' '));

/**
 * Whether a description tells more than the names around the value do: `Name of the folder.` of the `name` of a `Folder`
 * does not, `Name of the folder, unique among its siblings.` does.
 */
export function isNews(description: string, names: readonly string[]): boolean {
  const known = new Set(names.flatMap(stems));
  return stems(description).some((stem) => !known.has(stem));
}

// Most texts of a contract are those of the compile before.
const stemsOf = new LRUCache<string, readonly string[]>({ max: 20_000 });

function stems(text: string): readonly string[] {
  const known = stemsOf.get(text);
  if (known !== undefined) return known;
  const words = text.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const found = words.filter((word) => !empty.has(word)).map(stem);
  stemsOf.set(text, found);
  return found;
}

const stem = (word: string): string => (word.length > 3 ? word.replace(/(ies|es|ed|ing|s|e|d|y)$/, '') : word);

/** Without a closing remark that null stands for nothing, which it does everywhere. */
export const withoutNothing = (description: string): string =>
  description.replace(/; null (for (none|nothing)|when (none|there (is|are) none|it has none|nobody (said|wrote it down|set (it|one))))\.$/, '.');

/** A description on one line, behind a dash. */
export const told = (description: string): string => (description === '' ? '' : ` — ${oneLine(description)}`);

export const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trim();
