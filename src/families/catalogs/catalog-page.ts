import type { CatalogSurface } from '#generated/types.gen.ts';
import type { Page } from '#src/call/context.ts';

/** What an entry is found and sorted by. */
export interface Listed {
  readonly key: string;
  readonly label: string;
  readonly description?: string;
  readonly category?: string;
  readonly capabilities?: readonly string[];
  readonly surfaces?: readonly CatalogSurface[];
}

interface Asked {
  readonly query: {
    readonly sort?: 'label' | 'key';
    readonly order: 'asc' | 'desc';
    readonly limit: number;
    readonly offset: number;
  };
  readonly body: {
    readonly search?: string;
    readonly keys?: readonly string[];
    readonly categories?: readonly string[];
    readonly capabilities?: readonly string[];
    readonly surfaces?: readonly CatalogSurface[];
  };
}

const languages = new Intl.Collator('en');

/**
 * A page of a catalogue, whose entries come in the order of the editor. What all catalogues can be asked for is done here; `fits` is what
 * one of them can be asked for besides.
 */
export function catalogPage<Found extends Listed>(
  entries: readonly Found[],
  { query, body }: Asked,
  fits: (entry: Found) => boolean = () => true,
): Page<Found> {
  const found = entries.filter((entry) => isAsked(entry, body) && fits(entry));
  const sorted = inOrder(found, query);
  return { items: sorted.slice(query.offset, query.offset + query.limit), total: found.length };
}

function isAsked(
  entry: Listed,
  { search, keys, categories, capabilities, surfaces }: Asked['body'],
): boolean {
  const { key, category = '', capabilities: can = [], surfaces: places = [] } = entry;
  return (
    (keys === undefined || keys.includes(key)) &&
    (categories === undefined || categories.includes(category)) &&
    (capabilities === undefined || capabilities.every((each) => can.includes(each))) &&
    (surfaces === undefined || surfaces.some((each) => places.includes(each))) &&
    (search === undefined || mentions(entry, search))
  );
}

/** In keys, labels and descriptions, whatever the case. */
function mentions({ key, label, description = '' }: Listed, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [key, label, description].some((text) => text.toLowerCase().includes(wanted));
}

function inOrder<Found extends Listed>(
  found: readonly Found[],
  { sort, order }: Asked['query'],
): readonly Found[] {
  if (sort === undefined) return found;
  const direction = order === 'desc' ? -1 : 1;
  return found.toSorted(
    (one, other) =>
      direction * (languages.compare(one[sort], other[sort]) || languages.compare(one.key, other.key)),
  );
}

/** Whether one of the two lists has something of the other; a list that is not given has everything. */
export const meets = <T>(wanted: readonly T[] | undefined, has: readonly T[]): boolean =>
  wanted === undefined || wanted.some((each) => has.includes(each));
