import { sql, type RawBuilder } from 'kysely';
import { searchPatterns } from './patterns.ts';

/**
 * The filter `search` of records that Postgres keeps a search text of: the words in their order, as `searchPatterns` takes them.
 * `finder` is the function of the schema `app` that gives the ids of those whose text is like a pattern.
 */
export const searched = (id: string, finder: `search_${string}`) => ({
  prepare: (typed: string): readonly string[] | undefined =>
    typed.trim() === '' ? undefined : searchPatterns(typed),
  condition: (patterns: readonly string[]): RawBuilder<boolean> =>
    sql<boolean>`${sql.ref(id)} in (${foundBy(finder, patterns)})`,
  finds: (patterns: readonly string[]) => ({ id, ids: foundBy(finder, patterns) }),
});

/** Ids of records whose text is like one of the patterns; `finder` is a function of the schema `app`. */
export const foundBy = (
  finder: `search_${string}`,
  patterns: readonly string[],
): RawBuilder<{ id: string }> =>
  sql`select ${sql.raw(`app.${finder}`)}(pattern) as id from unnest(${patterns}::text[]) pattern`;
