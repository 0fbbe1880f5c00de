import { sql, type RawBuilder } from 'kysely';
import type { ClientSearchHit } from '#generated/types.gen.ts';
import type { ClientsHandlers, SearchClientsInput } from '#generated/families/clients/handlers.ts';
import { searchPatterns, startsWithPattern } from '#src/domain/filters/index.ts';
import { as, byName, fold, list, oneOf, oneOfIds, record } from '#src/platform/db/query/index.ts';
import { liveClients } from '../client/clients.queries.ts';

/** The text and the patterns that it makes, and the filters, which decide which matches are worth ranking. */
interface SearchScope {
  readonly text: string;
  readonly lowerCase: string;
  readonly patterns: readonly string[];
  readonly beginning: string;
  readonly beginningOfWord: string;
  readonly profiles: readonly string[];
  readonly categories: readonly string[];
}

export function searchScope({
  search,
  profile_id: profiles = [],
  status_category: categories = [],
}: SearchClientsInput['query']): SearchScope {
  const text = fold(search).trim();
  const beginning = startsWithPattern(text);
  return {
    text,
    lowerCase: search.trim().toLowerCase(),
    patterns: searchPatterns(search),
    beginning,
    beginningOfWord: `% ${beginning}`,
    profiles,
    categories,
  };
}

/** Clients that hold the text, in the minimal form that pickers need; of a common one as many as can be ranked at once. */
export const searchHits = list<ClientsHandlers['searchClients'], SearchScope>()({
  found: ({ lowerCase, patterns, profiles, categories }) =>
    sql<{
      id: string;
    }>`select app.find_clients(pattern, ${lowerCase}, ${profiles}::uuid[], ${categories}::text[]) as id from unnest(${patterns}::text[]) pattern`,
  rows: (db) => liveClients(db).where(sql<boolean>`c.id in (select id from found)`),
  record: (clients, { patterns }) =>
    record<ClientSearchHit>()(
      clients.select([
        'c.id',
        'c.name',
        'c.slug',
        'c.profile_id',
        'c.status',
        as<ClientSearchHit['status_category']>()('c.status_category').as('status_category'),
        contactPart('email', patterns).as('email'),
        contactPart('phone', patterns).as('phone'),
        matchesOf(patterns).as('matches'),
      ]),
    ),
  id: 'c.id',
  filters: {
    // It decides about the rows by itself.
    search: { prepare: () => undefined, condition: () => sql<boolean>`true` },
    status_category: oneOf('c.status_category'),
    profile_id: oneOfIds('c.profile_id'),
  },
  sorts: {
    name: byName('c.name'),
  },
  // The name itself, its beginning, the beginning of a word, anywhere else; then how much of it.
  own: ({ text, patterns, beginning, beginningOfWord }) => [
    sql`case when app.fold(c.name) = ${text} then 4 when app.fold(c.name) like ${beginning} then 3
      when app.fold(c.name) like ${beginningOfWord} or c.slug like ${beginning} then 2
      when app.fold(c.name) like any(${patterns}::text[]) then 1 else 0 end desc`,
    sql`similarity(app.fold(c.name), ${text}) desc`,
    sql`c.id desc`,
  ],
});

/** The address or number that matched, else that of the primary contact. */
const contactPart = (part: 'email' | 'phone', patterns: readonly string[]): RawBuilder<string | null> => sql<
  string | null
>`(
  select e ->> ${sql.lit(part)} from jsonb_array_elements(c.contacts) with ordinality as o (e, place)
  where e ->> ${sql.lit(part)} is not null
  order by app.fold(e ->> ${sql.lit(part)}) like any(${patterns}::text[]) desc, (e ->> 'is_primary')::boolean desc, place limit 1)`;

const hasPart = (part: 'email' | 'phone', patterns: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`exists (select from jsonb_array_elements(c.contacts) e where app.fold(e ->> ${sql.lit(part)}) like any(${patterns}::text[]))`;

const matchesOf = (patterns: readonly string[]): RawBuilder<ClientSearchHit['matches']> => sql<
  ClientSearchHit['matches']
>`array_remove(array[
  case when app.fold(c.name) like any(${patterns}::text[]) then 'name' end, case when c.slug like any(${patterns}::text[]) then 'slug' end,
  case when ${hasPart('email', patterns)} then 'email' end, case when ${hasPart('phone', patterns)} then 'phone' end], null)`;
