import { purgeByAge, type Purge } from '#src/platform/jobs/index.ts';

/** Deliveries from others. */
export const purges: readonly Purge[] = [purgeByAge('inbound_webhook_deliveries', '30 days')];
