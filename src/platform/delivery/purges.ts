import { purgeByAge, type Purge } from '#src/platform/jobs/index.ts';

/** Deliveries to endpoints. */
export const purges: readonly Purge[] = [
  // Their attempts go with them.
  purgeByAge('webhook_deliveries', '30 days'),
];
