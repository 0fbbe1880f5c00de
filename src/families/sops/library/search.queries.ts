import { sql } from 'kysely';
import type { SopRef, SopSearchMatch } from '#generated/types.gen.ts';
import type { SearchSopsInput } from '#generated/families/sops/handlers.ts';
import { isShownTo, viewerIn } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { by, byName, emptyLast, list, record, type Listing } from '#src/platform/db/query/index.ts';
import { sopRefOf } from '../record/sop-record.queries.ts';
import { libraryFilters, type LibraryScope } from './lists.queries.ts';
import { marks } from './search.rules.ts';

/** A place of a hit, with the passage that fits; `marked` is null where the words are not separate in the text. */
export interface FoundPlace extends Pick<SopSearchMatch, 'place' | 'step_id' | 'block_id'> {
  readonly marked: string | null;
  readonly text: string;
}

/** An SOP in which all terms are found. */
export interface FoundSop {
  readonly sop: SopRef;
  readonly summary: string | null;
  readonly tags: string[];
  /** Between 0 and 1, relative to the best of the same search. */
  readonly score: number;
  readonly places: FoundPlace[];
}

export type SearchScope = LibraryScope & { readonly terms: readonly string[] };

const maxPlaces = 10;

// A word in the title says more of an SOP than one in its text.
const weight = sql`case p.place when 'title' then 8 when 'tag' then 4 when 'summary' then 3 when 'step' then 2 else 1 end`;

const headline = sql.lit(
  `MaxFragments=1, MaxWords=40, MinWords=15, HighlightAll=false, StartSel="${marks.start}", StopSel="${marks.end}"`,
);

/** The places that have one of the terms, each with its SOP: looked for once, for the rows, their total and what they show. */
const found = ({ terms }: { readonly terms: readonly string[] }) => sql<{ id: string }>`
  select p.sop_id as id, p.id as place_id, f.term, f.fit * ${weight} as fit
  from app.search_sop_places(${terms}::text[]) f join sop_places p on p.id = f.id`;

/** SOPs that have each of the terms somewhere, with how well they fit; of a common one the best. */
const hits = (terms: readonly string[]) => sql<{ id: string; fit: number }>`(
  select id, sum(fit)::float8 as fit from found
  group by id having count(distinct term) = cardinality(app.sop_terms_asked(${terms}::text[])))`;

const placesOf = (terms: readonly string[]) => sql<FoundPlace[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('place', x.place, 'step_id', x.step_id, 'block_id', x.block_id,
      'marked', case when app.is_unspaced(x.body_text) then null
        else ts_headline(x.language::regconfig, left(x.body_text, 20000), coalesce(app.sop_any_term(${terms}::text[]), ''::tsquery), ${headline}) end,
      'text', left(x.body_text, 20000)) order by x.fit desc, x.ordinal), '[]')
  from (
    select p.place, p.step_id, p.block_id, p.body_text, p.language, p.ordinal, best.fit
    from (select place_id, sum(fit) as fit from found where id = s.id group by place_id) best
    join sop_places p on p.id = best.place_id
    order by best.fit desc, p.ordinal limit ${sql.lit(maxPlaces)}) x)`;

const matching = (db: Db, scope: SearchScope) =>
  db
    .selectFrom('sops as s')
    .innerJoin(hits(scope.terms).as('h'), 'h.id', 's.id')
    .where('s.deleted_at', 'is', null)
    .where('s.status', '=', 'published')
    .where(isShownTo('sop', viewerIn(scope), 's'));

/** Published SOPs that the words are found in. */
export const searchHits = list<Listing<SearchSopsInput['query'], FoundSop>, SearchScope>()({
  rows: matching,
  found,
  record: (rows, { terms }) =>
    record<FoundSop>()(
      rows.select([
        sopRefOf('s').as('sop'),
        's.summary',
        's.tags',
        // Of what the caller may read: a better match that is hidden would show in it.
        sql<number>`round((h.fit / greatest(max(h.fit) over (), 1e-9))::numeric, 2)::float8`.as('score'),
        placesOf(terms).as('places'),
      ]),
    ),
  id: 's.id',
  filters: {
    ...libraryFilters,
    // The terms decide about the rows.
    search: { prepare: () => undefined, condition: () => sql<boolean>`true` },
  },
  sorts: {
    published_at: emptyLast('s.published_at'),
    title: byName('s.title'),
    view_count: by('s.view_count'),
  },
  own: [sql`h.fit desc`],
});

/** So many different searches of a day say enough. */
const maxSearchesOfDay = 1000;

/** Counts a search without a result, by day; of a full day those that it has. It says nothing about who searched. */
export async function countFailedSearch(db: Db, search: string, now: Date): Promise<void> {
  await sql`
    insert into sop_searches (searched_on, search, last_searched_at)
    select d.today, ${search}, ${now}::timestamptz from (select (${now}::timestamptz at time zone 'UTC')::date as today) d
    where (select count(*) from sop_searches s where s.searched_on = d.today) < ${maxSearchesOfDay}
      or exists (select from sop_searches s where s.searched_on = d.today and s.search = ${search})
    on conflict (tenant_id, searched_on, search) do update set search_count = sop_searches.search_count + 1,
      last_searched_at = greatest(sop_searches.last_searched_at, excluded.last_searched_at)`.execute(db);
}
