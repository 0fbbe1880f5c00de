import { sql, type RawBuilder } from 'kysely';
import { searchPattern } from './patterns.ts';

/**
 * The filter `search` of records that Postgres keeps a search text of: the words in their order, as `searchPattern` takes them.
 * `finder` is the function of the schema `app` that gives the ids of those whose text is like a pattern.
 */
export const searched = (id: string, finder: `search_${string}`) => ({
  prepare: (typed: string): string | undefined => (typed.trim() === '' ? undefined : searchPattern(typed)),
  condition: (pattern: string): RawBuilder<boolean> =>
    sql<boolean>`${sql.ref(id)} in (select ${sql.raw(`app.${finder}`)}(${pattern}))`,
  finds: (pattern: string) => ({
    id,
    ids: sql<{ id: string }>`select ${sql.raw(`app.${finder}`)}(${pattern}) as id`,
  }),
});
