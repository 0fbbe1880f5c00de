import { purgeByAge, type AgePurge } from '#src/platform/jobs/index.ts';

/** Periods that were unlocked: who keeps a copy has heard of them by then. */
export const purges: readonly AgePurge[] = [
  purgeByAge('time_periods', '30 days', 'updated_at', "status = 'open'", 'app.now()'),
];
