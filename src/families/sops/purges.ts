import { purgeByAge, type AgePurge } from '#src/platform/jobs/index.ts';

/** Searches without a result: statistics look back a year at most. */
export const purges: readonly AgePurge[] = [
  purgeByAge('sop_searches', '400 days', 'last_searched_at', undefined, 'app.now()'),
];
