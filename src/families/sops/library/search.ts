import type { SopSearchHit, SopSearchMatch } from '#generated/types.gen.ts';
import type { SearchSopsInput } from '#generated/families/sops/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { fold } from '#src/platform/db/query/index.ts';
import { libraryScope } from './lists.ts';
import { countFailedSearch, searchHits, type FoundPlace, type FoundSop } from './search.queries.ts';
import { excerptOf, readMarked, termsOf } from './search.rules.ts';

export async function searchSops(ctx: ReadContext, { query }: SearchSopsInput): Promise<Page<SopSearchHit>> {
  const terms = termsOf(query.search);
  const { items, total } = await searchHits.objects(ctx.db, query, { ...libraryScope(ctx, query), terms });
  if (total === 0 && terms.length > 0 && isWide(query)) {
    const words = fold(query.search).replaceAll(/\s+/gu, ' ').trim();
    if (words !== '') await countFailedSearch(ctx.db, words.slice(0, 200), ctx.now);
  }
  return { items: items.map((found) => hitOf(found, terms)), total };
}

/** A search that filters leave without a result says nothing about what is missing. */
const isWide = ({ folder_id, tags, owner_id, department_id, offset }: SearchSopsInput['query']): boolean =>
  offset === 0 && [folder_id, tags, owner_id, department_id].every((filter) => filter === undefined);

const hitOf = ({ places, ...found }: FoundSop, terms: readonly string[]): SopSearchHit => ({
  ...found,
  places: places.map((place) => placeOf(place, terms)),
});

function placeOf({ marked, text, ...place }: FoundPlace, terms: readonly string[]): SopSearchMatch {
  const shown = marked === null ? undefined : readMarked(marked);
  return {
    ...place,
    ...(shown === undefined || shown.highlights.length === 0 ? excerptOf(text, terms) : shown),
  };
}
