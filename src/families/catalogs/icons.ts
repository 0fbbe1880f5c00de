import { readFileSync } from 'node:fs';
import type { IconEntry } from '#generated/types.gen.ts';
import type { QueryIconsInput } from '#generated/families/catalogs/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { catalogPage } from './catalog-page.ts';

/** Key, category, search words and path: the icons of Lucide (icons.license.txt) in the order of their keys. */
type Drawn = readonly [key: string, category: string, words: string[], path: string];

const labelOf = (key: string): string => `${key[0]!.toUpperCase()}${key.slice(1)}`.replaceAll('-', ' ');

interface Icon extends Required<IconEntry> {
  /** Where the search looks besides the key and the label. */
  readonly description: string;
}

let known: readonly Icon[] | undefined;

/** Read when icons are first asked for. */
const icons = (): readonly Icon[] =>
  (known ??= (
    JSON.parse(readFileSync(new URL('./icons.json', import.meta.url), 'utf8')) as readonly Drawn[]
  ).map(([key, category, words, path]) => ({
    key,
    label: labelOf(key),
    category,
    search_words: words,
    svg_path: path,
    description: words.join('\n'),
  })));

export async function queryIcons(_: ReadContext, input: QueryIconsInput): Promise<Page<IconEntry>> {
  const { search, include = [] } = input.body;
  const { items, total } = catalogPage(search === undefined ? icons() : byMatch(search), input);
  return {
    items: (items as readonly Icon[]).map(({ description: _words, svg_path: path, ...entry }) =>
      include.includes('svg_path') ? { ...entry, svg_path: path } : entry,
    ),
    total,
  };
}

/** The best match first: the name itself, a word of it, a search word, the beginning of one, anything else. */
function byMatch(search: string): readonly Icon[] {
  const wanted = search.trim().toLowerCase();
  const rankOf = ({ key, label, search_words: words }: Icon): number => {
    if (key === wanted || label.toLowerCase() === wanted) return 0;
    if (key.split('-').includes(wanted)) return 1;
    if (words.includes(wanted)) return 2;
    return key.startsWith(wanted) || words.some((word) => word.startsWith(wanted)) ? 3 : 4;
  };
  const ranks = new Map(icons().map((icon) => [icon, rankOf(icon)]));
  return icons().toSorted((one, other) => ranks.get(one)! - ranks.get(other)!);
}
