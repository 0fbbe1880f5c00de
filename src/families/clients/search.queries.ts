import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { ClientSearchHit } from '#generated/types.gen.ts';
import type { SearchClientsInput } from '#generated/families/clients/handlers.ts';
import type { Page } from '#src/call/context.ts';
import { selectPage } from '#src/platform/db/records.ts';
import { searchPattern, startsWithPattern } from '#src/domain/filters/index.ts';
import { liveClients } from './clients.queries.ts';

type Search = SearchClientsInput['query'];

/** Clients that hold the text, in the minimal form that pickers need. */
export function selectSearchHits(db: Kysely<Database>, search: Search): Promise<Page<ClientSearchHit>> {
  const pattern = searchPattern(search.search);
  const { status_category: categories, profile_id: profileIds } = search;
  return selectPage<ClientSearchHit>(db, {
    matching: liveClients(db)
      .where(sql<boolean>`c.id in (select app.search_clients(${pattern}))`)
      .$if(categories !== undefined, (query) => query.where('c.status_category', 'in', categories ?? []))
      .$if(profileIds !== undefined, (query) => query.where('c.profile_id', 'in', profileIds ?? [])),
    record: (query) => query.select([
      'c.id', 'c.name', 'c.slug', 'c.profile_id', 'c.status', 'c.status_category',
      contactPart('email', pattern).as('email'), contactPart('phone', pattern).as('phone'), matchesOf(pattern).as('matches'),
    ]),
    orderBy: sortOf(search),
    limit: search.limit,
    offset: search.offset,
  });
}

/** The address or number that matched, else that of the primary contact. */
const contactPart = (part: 'email' | 'phone', pattern: string): RawBuilder<string | null> => sql<string | null>`(
  select e ->> ${sql.lit(part)} from jsonb_array_elements(c.contacts) with ordinality as o (e, place)
  where e ->> ${sql.lit(part)} is not null
  order by lower((e ->> ${sql.lit(part)}) collate app.unicode) like ${pattern} desc, (e ->> 'is_primary')::boolean desc, place limit 1)`;

const holds = (part: 'email' | 'phone', pattern: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from jsonb_array_elements(c.contacts) e where lower((e ->> ${sql.lit(part)}) collate app.unicode) like ${pattern})`;

const matchesOf = (pattern: string): RawBuilder<string[]> => sql<string[]>`array_remove(array[
  case when lower(c.name) like ${pattern} then 'name' end, case when c.slug like ${pattern} then 'slug' end,
  case when ${holds('email', pattern)} then 'email' end, case when ${holds('phone', pattern)} then 'phone' end], null)`;

/** Best first in descending order: the name itself, its beginning, the beginning of a word, anywhere else; then how much of it. */
function sortOf({ search, sort, order }: Search): RawBuilder<unknown>[] {
  const direction = sql.raw(order);
  if (sort === 'name') return [sql`lower(c.name) ${direction}`, sql`c.id ${direction}`];
  const text = search.trim().toLowerCase();
  const beginning = startsWithPattern(text);
  return [
    sql`case when lower(c.name) = ${text} then 4 when lower(c.name) like ${beginning} then 3
      when lower(c.name) like ${`% ${beginning}`} or c.slug like ${beginning} then 2
      when lower(c.name) like ${searchPattern(search)} then 1 else 0 end ${direction}`,
    sql`similarity(lower(c.name), ${text}) ${direction}`,
    sql`c.id ${direction}`,
  ];
}
