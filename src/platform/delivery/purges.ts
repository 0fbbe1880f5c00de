import { purgeByAge, type AgePurge } from '#src/platform/jobs/index.ts';

/** Deliveries to endpoints. */
export const purges: readonly AgePurge[] = [
  // Their attempts go with them.
  purgeByAge('webhook_deliveries', '30 days'),
];
