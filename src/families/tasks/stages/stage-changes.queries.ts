import { sql, type RawBuilder } from 'kysely';

/** The stages of these ids, for `selectStoredStages`. */
export const sqlStagesOf = (ids: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`s.id = any(${[...ids]}::uuid[])`;
