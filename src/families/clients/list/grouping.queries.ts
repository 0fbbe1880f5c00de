import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { liveClients } from '../client/clients.queries.ts';

/** How many clients hold a value; null for those without one. */
export interface GroupCount {
  readonly value: string | null;
  readonly client_count: number;
}

export interface Grouping {
  readonly key: string;
  /** The value of client `c`; a list, of jsonb or an array, when it can have several. */
  readonly value: RawBuilder<unknown>;
  readonly isList: boolean;
}

const maxGroups = 100;

/** The largest groups of each grouping, counted in one statement; a client with several values counts in each of them. */
export async function countGroups(
  db: Db,
  groupings: readonly Grouping[],
  profileIds: readonly string[] | undefined,
): Promise<Map<string, GroupCount[]>> {
  const counts = groupings.map(
    (grouping) =>
      sql`select ${grouping.key}::text as key, value, count from (${countsOf(db, grouping, profileIds)}) g`,
  );
  const { rows } = await sql<{
    key: string;
    value: string | null;
    count: number;
  }>`${sql.join(counts, sql` union all `)}`.execute(db);
  const found = new Map<string, GroupCount[]>(groupings.map(({ key }) => [key, []]));
  for (const { key, value, count } of rows) found.get(key)?.push({ value, client_count: count });
  return found;
}

function countsOf(
  db: Db,
  { value, isList }: Grouping,
  profileIds: readonly string[] | undefined,
): RawBuilder<unknown> {
  const one = isList
    ? // A client without any counts once, as null.
      sql`(select v from jsonb_array_elements_text(coalesce(to_jsonb(${value}), '[]')) v union all select null where coalesce(to_jsonb(${value}), '[]') = '[]')`
    : sql`(select (${value})::text as v)`;
  const matching = liveClients(db).$if(profileIds !== undefined, (query) =>
    query.where('c.profile_id', 'in', profileIds ?? []),
  );
  const values = matching
    .select(sql<string | null>`v.v`.as('value'))
    .innerJoin(sql<{ v: string | null }>`lateral ${one}`.as('v'), (join) => join.onTrue());
  return sql`select value, count(*) as count from (${values}) each_value group by value order by value is null desc, count(*) desc, value limit ${sql.lit(maxGroups + 1)}`;
}

/** Names of users, those who left included, to label groups with. */
export async function selectUserNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('users').where('id', 'in', ids).select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
