import { unknownChoice } from '#src/platform/errors/index.ts';
import type { Condition } from './conditions.ts';
import type { Db } from '../db.ts';

/** A filter by keys that the agency defines, such as those of its statuses. */
export interface KeyFilter<S> {
  /** All keys that there are for the viewer. */
  readonly keys: (db: Db, scope: S) => Promise<readonly string[]>;
  readonly condition: (values: readonly string[]) => Condition;
}

/** `condition` for keys that exist; 400 that names those for any other, which would match nothing. */
export const oneOfKeys = <S>(
  keys: KeyFilter<S>['keys'],
  condition: KeyFilter<S>['condition'],
): KeyFilter<S> => ({
  keys,
  condition,
});

/** 400 for the first key of the query that does not exist. */
export async function requireKeys<S>(
  db: Db,
  filters: readonly (readonly [string, unknown])[],
  query: object,
  scope: S,
): Promise<void> {
  for (const [name, filter] of filters) {
    const asked = (query as Readonly<Record<string, unknown>>)[name] as readonly string[] | undefined;
    if (asked === undefined || typeof filter !== 'object' || filter === null || !('keys' in filter)) continue;
    const known = await (filter as KeyFilter<S>).keys(db, scope);
    for (const [index, key] of asked.entries())
      if (!known.includes(key)) throw unknownChoice(`query.${name}[${index}]`, key, known);
  }
}
