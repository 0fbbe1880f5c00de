import { sql } from 'kysely';
import type { Condition } from '#src/platform/db/query/index.ts';

/** All of these conditions, or any of them. */
export const eitherOf = (conditions: readonly Condition[], mode: 'all' | 'any'): Condition =>
  sql<boolean>`(${sql.join(conditions, mode === 'all' ? sql` and ` : sql` or `)})`;
